import type { ServiceBase } from "../context";
import { ServiceError } from "../service-error";
import { fetchFile } from "./fetch-file";
import { isOutboundError } from "./outbound-error";

/**
 * Downloads what a caller's `url` points at.
 *
 * @throws ServiceError `url_not_allowed`, `url_unreachable`, `file_too_large`
 */
export async function downloadFile(args: {
  ctx: Pick<ServiceBase, "outbound">;
  input: { url: string; maxBytes: number };
}): Promise<Uint8Array> {
  const { url, maxBytes } = args.input;
  try {
    const fetched = await fetchFile(args.ctx.outbound, url, maxBytes);
    if (fetched.kind === "file") return fetched.bytes;
  } catch (error) {
    if (!isOutboundError(error)) throw error;
    throw new ServiceError(error.code, error.message, { param: "url" });
  }
  throw new ServiceError("file_too_large", "The file behind the address is too large.", {
    param: "url",
  });
}
