import sharp from "sharp";
import type { Raster } from "./model";

/** A page's pixels as a PNG file. */
export async function encodePng(raster: Raster): Promise<Uint8Array> {
  const { data, width, height, channels } = raster;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}
