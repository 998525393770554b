import type { Scope } from "@inkform/contract/common";
import type { ServiceContext } from "@inkform/services/context";
import { authenticateKey } from "@inkform/services/key/authenticate";
import { newId } from "@inkform/services/new-id";
import { type Bucket, type Taken, takeToken } from "@inkform/services/rate-limit/take";
import { isServiceError, ServiceError } from "@inkform/services/service-error";
import { runtime } from "../runtime";
import { drain } from "./drain";
import { errorResponse } from "./respond";

export interface Call<Params> {
  request: Request;
  params: Params;
  /** Who calls with what the service has open. */
  ctx: ServiceContext;
}

/** An endpoint that needs a key. */
interface KeyEndpoint<Params> {
  /** null: any valid key. */
  scope: Scope | null;
  bucket: Bucket;
  handle: (call: Call<Params>) => Promise<Response>;
}

/** An endpoint that needs none, or decides by itself. */
interface OpenEndpoint<Params> {
  open: (call: {
    request: Request;
    params: Params;
    authenticate: Authenticate;
  }) => Promise<Response>;
}

/** Checks the request's key as any endpoint does. */
type Authenticate = (scope: Scope | null, bucket: Bucket) => Promise<ServiceContext>;

type Endpoint<Params> = KeyEndpoint<Params> | OpenEndpoint<Params>;
type RouteHandler<Params> = (
  request: Request,
  segment: { params: Promise<Params> },
) => Promise<Response>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];

/**
 * The handlers of one path, for every method: those given, and 405 for the others. Checks are made
 * in the contract's order: method, key, project, scope, rate, and then the endpoint's own.
 */
export function route<Params = Record<string, never>>(
  endpoints: Partial<Record<"GET" | "POST", Endpoint<Params>>>,
): Record<Method, RouteHandler<Params>> {
  const allowed = [
    ...(endpoints.GET ? ["GET", "HEAD"] : []),
    ...(endpoints.POST ? ["POST"] : []),
  ].join(", ");
  const handlerOf = (method: Method): RouteHandler<Params> => {
    const endpoint = endpoints[method === "HEAD" ? "GET" : (method as "GET" | "POST")];
    return (request, segment) =>
      respond(request, async (rateHeaders) => {
        if (!endpoint) {
          const refusal = new ServiceError("method_not_allowed", `Use one of: ${allowed}.`);
          throw Object.assign(refusal, { headers: { allow: allowed } });
        }
        const authenticate: Authenticate = (scope, bucket) =>
          checkKey(request, scope, bucket, rateHeaders);
        const params = await segment.params;
        if ("open" in endpoint) return endpoint.open({ request, params, authenticate });
        const ctx = await authenticate(endpoint.scope, endpoint.bucket);
        return endpoint.handle({ request, params, ctx });
      });
  };
  return Object.fromEntries(METHODS.map((method) => [method, handlerOf(method)])) as Record<
    Method,
    RouteHandler<Params>
  >;
}

/** Runs an endpoint and gives its answer, or its error's, the headers that every answer has. */
async function respond(
  request: Request,
  run: (rateHeaders: Headers) => Promise<Response>,
): Promise<Response> {
  const requestId = newId("req", new Date());
  const common = new Headers({ "x-request-id": requestId, "cache-control": "no-store" });
  let response: Response;
  try {
    response = await run(common);
  } catch (error) {
    if (!isServiceError(error)) {
      runtime().services.log.error("request failed", {
        requestId,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
    response = errorResponse(error, requestId);
    const { headers } = error as { headers?: Record<string, string> };
    for (const [name, value] of Object.entries(headers ?? {})) response.headers.set(name, value);
    await drain(request);
  }
  for (const [name, value] of common) response.headers.set(name, value);
  return response;
}

async function checkKey(
  request: Request,
  scope: Scope | null,
  bucket: Bucket,
  rateHeaders: Headers,
): Promise<ServiceContext> {
  const { services } = runtime();
  const actor = await authenticateKey({
    ctx: services,
    input: { authorization: request.headers.get("authorization") },
  });
  if (scope !== null && !actor.scopes.includes(scope)) {
    throw new ServiceError(
      "forbidden",
      `The key lacks the scope \`${scope}\`; use one that has it.`,
    );
  }
  const { keyId, projectId } = actor;
  const taken = await takeToken({ ctx: services, input: { keyId, projectId, bucket } });
  setRateHeaders(rateHeaders, taken);
  if (!taken.granted) {
    throw new ServiceError("rate_limited", `Wait ${taken.retryAfter} s before the next request.`, {
      retryAfter: taken.retryAfter,
    });
  }
  return { ...services, actor };
}

function setRateHeaders(headers: Headers, { limit, remaining, reset }: Taken): void {
  headers.set("ratelimit-limit", String(limit));
  headers.set("ratelimit-remaining", String(remaining));
  headers.set("ratelimit-reset", String(reset));
}
