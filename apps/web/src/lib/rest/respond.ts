import { ERROR_STATUS, type ErrorBody } from "@inkform/contract/errors";
import { isServiceError, type ServiceError } from "@inkform/services/service-error";
import type { z } from "zod";

/** What an endpoint answers with; the body is checked against the endpoint's schema before it is sent. */
export interface Reply {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/** An answer of ours that is not what the interface promises. */
class UnfitAnswer extends Error {
  override readonly name = "UnfitAnswer";
}

/**
 * An answer as JSON, without what its schema does not know.
 * @throws UnfitAnswer naming the places at fault and none of their values
 */
export function checkedJson(schema: z.ZodType, { body, status, headers }: Reply): Response {
  const parsed = schema.safeParse(body);
  if (parsed.success) return json(parsed.data, status, headers);
  const places = parsed.error.issues.map(({ path, code }) => `${path.join(".")} (${code})`);
  throw new UnfitAnswer(`the answer does not fit its schema at ${places.slice(0, 5).join(", ")}`);
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

/** An error as the public interface shows it; one nobody expected tells nothing of itself. */
export function errorResponse(error: unknown, requestId: string): Response {
  if (!isServiceError(error)) {
    return body(
      "internal_error",
      "The request failed on our side; the error was noted.",
      requestId,
    );
  }
  return body(error.code, error.message, requestId, error.param, headersOf(error));
}

function body(
  code: ErrorBody["error"]["code"],
  message: string,
  requestId: string,
  param?: string,
  headers: Record<string, string> = {},
): Response {
  const error = { code, message, ...(param === undefined ? {} : { param }), request_id: requestId };
  return json({ error } satisfies ErrorBody, ERROR_STATUS[code], headers);
}

function headersOf(error: ServiceError): Record<string, string> {
  const { code, retryAfter } = error;
  const { headers } = error as { headers?: Record<string, string> };
  return {
    ...(code === "invalid_api_key" ? { "www-authenticate": "Bearer" } : {}),
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
    ...headers,
  };
}
