import { ServiceError } from "@inkform/services/service-error";

const MAX_BYTES = 64 * 1024;

/** @throws ServiceError `invalid_request` for what is no JSON in UTF-8, or far too long */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = new Uint8Array(MAX_BYTES);
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    if (length + chunk.value.length > MAX_BYTES) {
      reader?.releaseLock();
      throw new ServiceError("invalid_request", "The JSON body is too long.");
    }
    bytes.set(chunk.value, length);
    length += chunk.value.length;
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length)));
  } catch {
    throw new ServiceError("invalid_request", "The body is not JSON in UTF-8.");
  }
}
