import type { Scope } from "@inkform/contract/common";
import type { ServiceContext } from "@inkform/services/context";
import type { Bucket } from "@inkform/services/rate-limit/take";
import { ServiceError } from "@inkform/services/service-error";
import type { z } from "zod";
import { checkKey } from "./check-key";
import { type Exchange, exchange } from "./exchange";
import { checkedJson, type Reply } from "./respond";

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
  /** What its answers are; one that is something else is noted and not sent. */
  answer: z.ZodType;
  handle: (call: Call<Params>) => Promise<Reply>;
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
 * @param path as documented
 */
export function route<Params = Record<string, never>>(
  path: string,
  endpoints: Partial<Record<"GET" | "POST", Endpoint<Params>>>,
): Record<Method, RouteHandler<Params>> {
  const allowed = [
    ...(endpoints.GET ? ["GET", "HEAD"] : []),
    ...(endpoints.POST ? ["POST"] : []),
  ].join(", ");
  const handlerOf = (method: Method): RouteHandler<Params> => {
    const endpoint = endpoints[method === "HEAD" ? "GET" : (method as "GET" | "POST")];
    return (request, segment) =>
      exchange(request, path, async (known) => {
        if (!endpoint) {
          const refusal = new ServiceError("method_not_allowed", `Use one of: ${allowed}.`);
          throw Object.assign(refusal, { headers: { allow: allowed } });
        }
        return call(endpoint, request, await segment.params, known);
      });
  };
  return Object.fromEntries(METHODS.map((method) => [method, handlerOf(method)])) as Record<
    Method,
    RouteHandler<Params>
  >;
}

async function call<Params>(
  endpoint: Endpoint<Params>,
  request: Request,
  params: Params,
  known: Exchange,
): Promise<Response> {
  const authenticate: Authenticate = (scope, bucket) => checkKey(request, known, scope, bucket);
  if ("open" in endpoint) return endpoint.open({ request, params, authenticate });
  const ctx = await authenticate(endpoint.scope, endpoint.bucket);
  return checkedJson(endpoint.answer, await endpoint.handle({ request, params, ctx }));
}
