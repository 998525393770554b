import type { Scope } from "@inkform/contract/common";
import type { ServiceContext } from "@inkform/services/context";
import { authenticateKey } from "@inkform/services/key/authenticate";
import { type Bucket, type Taken, takeToken } from "@inkform/services/rate-limit/take";
import { ServiceError } from "@inkform/services/service-error";
import { runtime } from "../runtime";
import { type Exchange, logOf } from "./exchange";

/**
 * Who calls, in the contract's order: the key, its project, its scope, its rate.
 * @param scope null: any valid key
 * @throws ServiceError 401, 403, 429
 */
export async function checkKey(
  request: Request,
  known: Exchange,
  scope: Scope | null,
  bucket: Bucket,
): Promise<ServiceContext> {
  const { services } = runtime();
  const authorization = request.headers.get("authorization");
  const actor = await authenticateKey({ ctx: services, input: { authorization } });
  const { keyId, projectId, requestsPerMinute } = actor;
  known.projectId = projectId;
  if (scope !== null && !actor.scopes.includes(scope)) {
    throw new ServiceError(
      "forbidden",
      `The key lacks the scope \`${scope}\`; use one that has it.`,
    );
  }
  const limit = requestsPerMinute[bucket];
  const taken = await takeToken({ ctx: services, input: { keyId, bucket, limit } });
  setRateHeaders(known.headers, taken);
  services.telemetry?.count("rateLimit", { bucket, granted: String(taken.granted) });
  if (!taken.granted) {
    throw new ServiceError("rate_limited", `Wait ${taken.retryAfter} s before the next request.`, {
      retryAfter: taken.retryAfter,
    });
  }
  return { ...services, actor, log: logOf(known), traceparent: known.traceparent };
}

function setRateHeaders(headers: Headers, { limit, remaining, reset }: Taken): void {
  headers.set("ratelimit-limit", String(limit));
  headers.set("ratelimit-remaining", String(remaining));
  headers.set("ratelimit-reset", String(reset));
}
