import { wasNeverSent } from "./attempt.js";
import { ApiError, ConnectionError } from "./errors.js";

/** How often and after what wait a request is sent again. */
export const retrySettings = {
  maxRetries: 4,
  /** The first wait; each further one is twice as long. */
  firstWaitMs: 500,
  longestWaitMs: 8_000,
  /** The longest `Retry-After` that is waited for; a longer one is the caller's to plan. */
  longestRetryAfterMs: 60_000,
  /** Added to a `Retry-After` at random, so that many clients do not come back in one moment. */
  spreadMs: 500,
} as const;

/**
 * The wait before a request is sent again, in milliseconds, or null where it must not be.
 *
 * @param failures how often the request has failed, from 1
 * @param repeatable whether sending twice does no more than sending once
 * @param random from 0 to 1
 */
export function waitBeforeRetry(
  error: unknown,
  { failures, repeatable, random }: { failures: number; repeatable: boolean; random: number },
): number | null {
  if (!isWorthRetrying(error, repeatable)) return null;
  const { firstWaitMs, longestWaitMs, longestRetryAfterMs, spreadMs } = retrySettings;
  const retryAfter = error instanceof ApiError ? error.retryAfter : null;
  if (retryAfter !== null) {
    const asked = retryAfter * 1000;
    return asked > longestRetryAfterMs ? null : asked + random * spreadMs;
  }
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
  return full * (0.5 + random / 2);
}

/** 429 and 503 are refusals: nothing was done or billed. Elsewhere a repetition must be harmless. */
function isWorthRetrying(error: unknown, repeatable: boolean): boolean {
  if (error instanceof ApiError) {
    const { status } = error;
    return status === 429 || status === 503 || (repeatable && (status === 502 || status === 504));
  }
  return error instanceof ConnectionError && (repeatable || wasNeverSent(error));
}
