import { ConnectionError, TimeoutError } from "./errors.js";

/** An answer that has arrived whole. */
export interface Answer {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

interface Attempt {
  fetch: typeof globalThis.fetch;
  url: string;
  init: RequestInit;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * Sends a request once and reads the whole answer.
 * @throws ConnectionError where none arrived; the signal's reason where the caller gave up
 */
export async function attempt({ fetch, url, init, timeoutMs, signal }: Attempt): Promise<Answer> {
  signal?.throwIfAborted();
  // Joined by hand: AbortSignal.any would keep every attempt alive as long as the caller's signal.
  const either = new AbortController();
  const abort = () => either.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    either.abort();
  }, timeoutMs);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const response = await fetch(url, { ...init, signal: either.signal });
    const body = await response.arrayBuffer();
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    signal?.throwIfAborted();
    if (late) {
      throw new TimeoutError(`No answer within ${timeoutMs} ms.`, { cause: error });
    }
    throw new ConnectionError("The service was not reached, or its answer broke off.", {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** What a failed lookup or a refused connection is called, in Node, Bun and Deno. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused",
]);

/** Whether a request certainly never reached the service. */
export function wasNeverSent(error: ConnectionError): boolean {
  for (let cause: unknown = error.cause; typeof cause === "object" && cause !== null; ) {
    const { code, cause: below } = cause as { code?: unknown; cause?: unknown };
    if (typeof code === "string" && NEVER_SENT.has(code)) return true;
    cause = below;
  }
  return false;
}
