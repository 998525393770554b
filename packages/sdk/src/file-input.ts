import { InputError } from "./errors.js";

/** What can be uploaded. A URL is downloaded here and then sent; a path needs `@inkform/sdk/node`. */
export type FileInput =
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | URL;

/** No upload may be this long, so an endless stream is not read to its end. */
const MAX_BYTES = 64 * 2 ** 20;

/**
 * The bytes in memory: a stream can be read only once, but a request may have to be sent again.
 * @throws InputError
 */
export async function toBlob(
  file: FileInput,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal?: AbortSignal | undefined },
): Promise<Blob> {
  signal?.throwIfAborted();
  if (file instanceof Blob) return file;
  if (file instanceof URL) return download(file, fetch, signal);
  if (file instanceof ArrayBuffer) return new Blob([file]);
  if (ArrayBuffer.isView(file)) return new Blob([copy(file)]);
  if (typeof file === "object" && file !== null) {
    if (file instanceof ReadableStream) return collect(read(file), signal);
    if (Symbol.asyncIterator in file) return collect(file, signal);
  }
  throw new InputError(
    "`file` must be a Blob, bytes, a stream or a URL; for a path use fromPath of @inkform/sdk/node.",
  );
}

/** The name to send with it: the one given, else the Blob's own, else the address's last part. */
export function nameOf(file: FileInput, given: string | undefined): string {
  if (given !== undefined) return given;
  if (file instanceof URL) return file.pathname.split("/").at(-1) || "upload";
  const name = file instanceof Blob ? (file as Blob & { name?: unknown }).name : undefined;
  return typeof name === "string" && name !== "" ? name : "upload";
}

async function download(
  url: URL,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, signal ? { signal } : {});
  } catch (cause) {
    signal?.throwIfAborted();
    throw new InputError(`${url.origin} was not reached.`, { cause });
  }
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new InputError(`${url.origin} answered ${response.status}.`);
  }
  return collect(read(response.body), signal);
}

/** By its reader: not every runtime can iterate over a stream. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function collect(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      signal?.throwIfAborted();
      chunks.push(copy(chunk));
      size += chunk.byteLength;
      if (size > MAX_BYTES) break;
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw new InputError("The file could not be read to its end.", { cause });
  }
  if (size > MAX_BYTES) throw new InputError("The file is longer than any that is accepted.");
  return new Blob(chunks);
}

/** A stream may use its buffer again for the next chunk. */
function copy({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength));
}
