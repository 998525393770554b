import type { Me, Usage, UsageQuery } from "./account.js";
import { CadJobs } from "./cad-jobs.js";
import { type Clock, systemClock } from "./clock.js";
import { InputError } from "./errors.js";
import {
  type CommentLanguage,
  EXTRACT_MODEL,
  type Extraction,
  type Language,
} from "./extraction.js";
import { type FileInput, nameOf, toBlob } from "./file-input.js";
import { retrySettings } from "./retry.js";
import { type CallOptions, type RetryNotice, Transport } from "./transport.js";

export interface InkformOptions {
  /** `svc_live_…`; keep it on a server. */
  apiKey: string;
  /** Where the service runs, without `/v1`. */
  baseUrl: string | URL;
  /** For each attempt; default three minutes, since a reading may take one and wait before. */
  timeoutMs?: number | undefined;
  /** Default 4. */
  maxRetries?: number | undefined;
  /** Told before each wait, for a log. */
  onRetry?: ((notice: RetryNotice) => void) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** For tests. */
  clock?: Clock | undefined;
  /** For tests: from 0 to 1. */
  random?: (() => number) | undefined;
}

export interface ExtractRequest {
  file: FileInput;
  filename?: string | undefined;
  model?: typeof EXTRACT_MODEL | undefined;
  /** A hint; the language is found without. */
  languages?: readonly Language[] | undefined;
  /** Default `en`. */
  comment_language?: CommentLanguage | undefined;
}

const TIMEOUT_MS = 180_000;

/** The client of one project's key. */
export class Inkform {
  readonly cad: CadJobs;
  readonly #transport: Transport;
  readonly #fetch: typeof globalThis.fetch;

  /** @throws InputError */
  constructor(options: InkformOptions) {
    if (!options.apiKey) throw new InputError("`apiKey` is missing.");
    // Called as a plain function: some runtimes refuse a fetch that has another `this`.
    const fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
    this.#fetch = fetch;
    this.#transport = new Transport({
      baseUrl: addressOf(options.baseUrl),
      apiKey: options.apiKey,
      fetch,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      maxRetries: options.maxRetries ?? retrySettings.maxRetries,
      clock: options.clock ?? systemClock,
      random: options.random ?? Math.random,
      onRetry: options.onRetry,
    });
    this.cad = new CadJobs(this.#transport, fetch);
  }

  /**
   * Reads a document. A connection that breaks off is not tried again, since the pages may have
   * been read and billed; 429, 503 and connections that were never made are.
   */
  async extract(request: ExtractRequest, options: CallOptions = {}): Promise<Extraction> {
    const { file, filename, model = EXTRACT_MODEL, languages, comment_language } = request;
    const form = new FormData();
    form.set("model", model);
    if (languages?.length) form.set("languages", languages.join(","));
    if (comment_language !== undefined) form.set("comment_language", comment_language);
    const blob = await toBlob(file, { fetch: this.#fetch, signal: options.signal });
    form.set("file", blob, nameOf(file, filename));
    return this.#transport.json(
      { method: "POST", path: "/v1/extract", body: form, repeatable: false },
      options,
    );
  }

  /** The key, its project with its limits and plans, and the webhook secret. */
  me(options?: CallOptions): Promise<Me> {
    return this.#transport.json({ method: "GET", path: "/v1/me", repeatable: true }, options);
  }

  /** What was billed, a row a model; by default in the current period. */
  usage(query: UsageQuery = {}, options?: CallOptions): Promise<Usage> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given).toString();
    const path = search === "" ? "/v1/usage" : `/v1/usage?${search}`;
    return this.#transport.json({ method: "GET", path, repeatable: true }, options);
  }

  /** The OpenAPI document of the interface. */
  openApi(options?: CallOptions): Promise<Record<string, unknown>> {
    const path = "/v1/openapi.json";
    return this.#transport.json({ method: "GET", path, repeatable: true }, options);
  }
}

function addressOf(baseUrl: string | URL): string {
  if (!URL.canParse(String(baseUrl))) throw new InputError("`baseUrl` is not an address.");
  const { protocol, origin, pathname } = new URL(baseUrl);
  if (!/^https?:$/.test(protocol)) throw new InputError("`baseUrl` is not an http address.");
  return origin + pathname.replace(/\/+$/, "");
}
