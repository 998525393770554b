import { CAD_MODEL, type CadJob, type DxfVersion, type Part, type SucceededCadJob } from "./cad.js";
import { CadJobFailedError, ConnectionError, InputError, WaitTimeoutError } from "./errors.js";
import { type FileInput, nameOf, toBlob } from "./file-input.js";
import { sha256 } from "./sha256.js";
import type { CallOptions, Transport } from "./transport.js";

interface Settings {
  model?: typeof CAD_MODEL | undefined;
  dxf_version?: DxfVersion | undefined;
  /** Receives `cad.succeeded` or `cad.failed`, signed, when the job ends. */
  webhook_url?: string | URL | undefined;
}

/** A sketch to draw: a file that is sent, or an address that the service downloads it from. */
export type CadRequest = Settings &
  (
    | { file: FileInput; filename?: string | undefined; url?: undefined }
    | { url: string | URL; file?: undefined }
  );

export interface CreateOptions extends CallOptions {
  /**
   * The same key with the same request gives the same job, for as long as it is kept. Without one
   * of yours, each call makes its own, so that its retries start one job and no more.
   */
  idempotencyKey?: string | undefined;
}

export interface WaitOptions {
  /** Ends the wait, not the job. */
  signal?: AbortSignal | undefined;
  /** How long to wait in all; default ten minutes. */
  waitMs?: number | undefined;
  /** How often one question may fail in a row; default 10, which outlasts a restart. */
  maxRetries?: number | undefined;
  /** Called with the job each time it was asked for. */
  onProgress?: ((job: CadJob) => void) | undefined;
}

/** Short jobs are noticed soon, long ones asked for rarely. */
const FIRST_POLL_MS = 500;
const POLL_GROWTH = 1.5;
const LONGEST_POLL_MS = 5_000;
const WAIT_MS = 600_000;
const POLL_RETRIES = 10;
const POLL_TIMEOUT_MS = 30_000;

/** Sketches that become DXF files: `POST /v1/cad` and what belongs to it. */
export class CadJobs {
  readonly #transport: Transport;
  readonly #fetch: typeof globalThis.fetch;

  constructor(transport: Transport, fetch: typeof globalThis.fetch) {
    this.#transport = transport;
    this.#fetch = fetch;
  }

  /** Starts a job. */
  async create(request: CadRequest, options: CreateOptions = {}): Promise<CadJob> {
    const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID();
    const body =
      request.file === undefined
        ? JSON.stringify(fieldsOf(request))
        : await this.#form(request, request.file, options.signal);
    return this.#transport.json(
      {
        method: "POST",
        path: "/v1/cad",
        headers: {
          "idempotency-key": idempotencyKey,
          ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
        },
        body,
        repeatable: true,
      },
      options,
    );
  }

  /** The job as it is now. */
  get(id: string, options?: CallOptions): Promise<CadJob> {
    const path = `/v1/cad/${encodeURIComponent(id)}`;
    return this.#transport.json({ method: "GET", path, repeatable: true }, options);
  }

  /**
   * Asks for the job until it has ended.
   * @throws CadJobFailedError, WaitTimeoutError
   */
  async wait(id: string, options: WaitOptions = {}): Promise<SucceededCadJob> {
    const { signal, onProgress, waitMs = WAIT_MS, maxRetries = POLL_RETRIES } = options;
    const { clock } = this.#transport;
    const deadline = clock.now() + waitMs;
    for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(LONGEST_POLL_MS, pollMs * POLL_GROWTH)) {
      const job = await this.get(id, { signal, maxRetries, timeoutMs: POLL_TIMEOUT_MS });
      onProgress?.(job);
      if (job.status === "failed" && job.error) throw new CadJobFailedError(job, job.error);
      if (job.status === "succeeded") return job as SucceededCadJob;
      const left = deadline - clock.now();
      if (left <= 0) throw new WaitTimeoutError(job);
      await clock.sleep(Math.min(pollMs, left), signal);
    }
  }

  /** Starts a job and waits for its parts. */
  async createAndWait(
    request: CadRequest,
    options: CreateOptions & WaitOptions = {},
  ): Promise<SucceededCadJob> {
    const job = await this.create(request, options);
    options.onProgress?.(job);
    await this.#transport.clock.sleep(FIRST_POLL_MS, options.signal);
    return this.wait(job.id, options);
  }

  /**
   * A part's DXF file, with the key rather than the signed link. Given the part rather than its
   * index, what arrived is compared with the part's checksum.
   */
  async downloadDxf(
    id: string,
    part: Pick<Part, "index" | "dxf"> | number,
    options?: CallOptions,
  ): Promise<Uint8Array> {
    const index = typeof part === "number" ? part : part.index;
    const path = `/v1/cad/${encodeURIComponent(id)}/parts/${index}.dxf`;
    const { body } = await this.#transport.bytes(
      { method: "GET", path, repeatable: true },
      options,
    );
    if (typeof part !== "number" && (await sha256(body)) !== part.dxf.sha256) {
      throw new ConnectionError("The DXF file did not arrive as it is stored; ask for it again.");
    }
    return new Uint8Array(body);
  }

  async #form(
    request: CadRequest & { filename?: string | undefined },
    file: FileInput,
    signal: AbortSignal | undefined,
  ): Promise<FormData> {
    if (request.url !== undefined) throw new InputError("Give either `file` or `url`.");
    const form = new FormData();
    for (const [name, value] of Object.entries(fieldsOf(request))) form.set(name, value);
    const blob = await toBlob(file, { fetch: this.#fetch, signal });
    form.set("file", blob, nameOf(file, request.filename));
    return form;
  }
}

function fieldsOf({ model, dxf_version, webhook_url, url }: CadRequest): Record<string, string> {
  return {
    model: model ?? CAD_MODEL,
    ...(dxf_version === undefined ? {} : { dxf_version }),
    ...(webhook_url === undefined ? {} : { webhook_url: String(webhook_url) }),
    ...(url === undefined ? {} : { url: String(url) }),
  };
}
