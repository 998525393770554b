import type { ErrorCode } from "@inkform/contract/errors";
import type { Log } from "@inkform/services/context";
import { describeError } from "@inkform/services/describe-error";
import { newId } from "@inkform/services/new-id";
import { isServiceError } from "@inkform/services/service-error";
import { traced } from "@inkform/services/telemetry";
import { runtime } from "../runtime";
import { drain } from "./drain";
import { errorResponse } from "./respond";

/** One request and what becomes known of it on the way to its answer. */
export interface Exchange {
  requestId: string;
  /** The path as documented, without the ids in it. */
  route: string;
  /** Headers that the answer carries in any case. */
  headers: Headers;
  projectId: string | undefined;
  traceparent: string | undefined;
}

/** Runs an endpoint and gives its answer, or its error's, the headers that every answer has. */
export function exchange(
  request: Request,
  route: string,
  run: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const { services } = runtime();
  const begun = performance.now();
  const requestId = newId("req", new Date());
  const attributes = {
    "http.request.method": request.method,
    "http.route": route,
    "inkform.request_id": requestId,
  };
  const span = { name: `${request.method} ${route}`, kind: "server", attributes } as const;
  return traced(services, span, async ({ traceparent, set }) => {
    const headers = new Headers({ "x-request-id": requestId, "cache-control": "no-store" });
    const known: Exchange = { requestId, route, headers, projectId: undefined, traceparent };
    const { response, code } = await answer(request, known, run);
    for (const [name, value] of headers) response.headers.set(name, value);
    set({ "http.response.status_code": response.status });
    if (known.projectId) set({ "inkform.project_id": known.projectId });
    note(request.method, known, response.status, code, (performance.now() - begun) / 1000);
    return response;
  });
}

type Answered = { response: Response; code: ErrorCode | undefined };

async function answer(
  request: Request,
  known: Exchange,
  run: (exchange: Exchange) => Promise<Response>,
): Promise<Answered> {
  try {
    return { response: await run(known), code: undefined };
  } catch (error) {
    const expected = isServiceError(error);
    if (!expected) logOf(known).error("request failed", { ...describeError(error) });
    const response = errorResponse(error, known.requestId);
    await drain(request);
    return { response, code: expected ? error.code : "internal_error" };
  }
}

function note(
  method: string,
  known: Exchange,
  status: number,
  code: ErrorCode | undefined,
  seconds: number,
): void {
  const { route } = known;
  const { telemetry } = runtime().services;
  telemetry?.time("request", { method, route, status }, seconds);
  if (code) telemetry?.count("refusal", { code });
  const durationMs = Math.round(seconds * 1000);
  const outcome = { method, route, status, ...(code ? { code } : {}), durationMs };
  logOf(known).info("request", outcome);
}

/** The log of this request: each line names it, and the project once that is known. */
export function logOf({ requestId, projectId }: Exchange): Log {
  const { log } = runtime().services;
  const ids = { requestId, ...(projectId === undefined ? {} : { projectId }) };
  return {
    info: (message, fields) => log.info(message, { ...ids, ...fields }),
    warn: (message, fields) => log.warn(message, { ...ids, ...fields }),
    error: (message, fields) => log.error(message, { ...ids, ...fields }),
  };
}
