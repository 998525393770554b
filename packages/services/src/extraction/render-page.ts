import { encodePng } from "@inkform/raster/encode-png";
import { renderPage } from "@inkform/raster/render-page";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { notFound } from "../service-error";
import { openExtractionFile } from "./open-file";

/** Enough to read small print at the widest zoom of a viewer. */
const VIEW_PIXELS = 6_000_000;

const inputSchema = z.object({ id: z.string(), page: z.int() });

/**
 * One page of a multi-page image as PNG, for viewers that cannot show the file itself. Other types
 * are served as they are: drawing them here would only cost time.
 * @throws ServiceError `not_found` for another project's, an expired one, or a page that is not there
 */
export async function renderExtractionPage({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<Uint8Array> {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) throw notFound("page");
  const { id, page } = parsed.data;
  const file = await openExtractionFile({ ctx, input: { id } });
  if (file.type !== "tiff" || page < 1 || page > file.pages) throw notFound("page");
  const upload = { type: file.type, bytes: file.bytes, pages: file.pages };
  return encodePng(await renderPage(upload, page, { maxPixels: VIEW_PIXELS }));
}
