import { type Answer, attempt } from "./attempt.js";
import type { Clock } from "./clock.js";
import { errorOfAnswer } from "./error-of-answer.js";
import { ApiError, InkformError } from "./errors.js";
import { waitBeforeRetry } from "./retry.js";

/** What every call takes besides what it asks. */
export interface CallOptions {
  /** Ends the call, its retries and its waits; its reason is thrown. */
  signal?: AbortSignal | undefined;
  /** For each attempt, answer included. */
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
}

/** A request was not answered as hoped and is sent again after a wait. */
export interface RetryNotice {
  error: InkformError;
  /** How often the request has failed. */
  failures: number;
  waitMs: number;
}

export interface TransportSettings {
  baseUrl: string;
  apiKey: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  maxRetries: number;
  clock: Clock;
  random: () => number;
  onRetry: ((notice: RetryNotice) => void) | undefined;
}

export interface Call {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: FormData | string;
  /** Whether sending it twice does no more than sending it once. */
  repeatable: boolean;
}

/** Sends calls with the key, again where that may help, and turns refusals into errors. */
export class Transport {
  readonly #settings: TransportSettings;

  constructor(settings: TransportSettings) {
    this.#settings = settings;
  }

  get clock(): Clock {
    return this.#settings.clock;
  }

  async json<T>(call: Call, options: CallOptions = {}): Promise<T> {
    const { status, body, headers } = await this.bytes(call, options);
    try {
      return JSON.parse(new TextDecoder().decode(body)) as T;
    } catch {
      throw new ApiError({
        status,
        code: "unexpected_response",
        message: "The answer is not JSON.",
        param: null,
        requestId: headers.get("x-request-id"),
        retryAfter: null,
      });
    }
  }

  async bytes(call: Call, options: CallOptions = {}): Promise<Answer> {
    const { maxRetries, clock, random, onRetry } = this.#settings;
    const { signal } = options;
    for (let failures = 1; ; failures++) {
      try {
        return await this.#once(call, options);
      } catch (error) {
        const chance = { failures, repeatable: call.repeatable, random: random() };
        const waitMs = waitBeforeRetry(error, chance);
        if (waitMs === null || failures > (options.maxRetries ?? maxRetries)) throw error;
        if (error instanceof InkformError) onRetry?.({ error, failures, waitMs });
        await clock.sleep(waitMs, signal);
      }
    }
  }

  async #once(call: Call, { signal, timeoutMs }: CallOptions): Promise<Answer> {
    const { baseUrl, apiKey, fetch } = this.#settings;
    const { method, path, headers, body } = call;
    const answer = await attempt({
      fetch,
      url: baseUrl + path,
      init: {
        method,
        headers: { authorization: `Bearer ${apiKey}`, ...headers },
        // A redirect could carry the key to another place.
        redirect: "manual",
        ...(body === undefined ? {} : { body }),
      },
      timeoutMs: timeoutMs ?? this.#settings.timeoutMs,
      signal,
    });
    if (answer.status >= 200 && answer.status <= 299) return answer;
    throw errorOfAnswer(answer);
  }
}
