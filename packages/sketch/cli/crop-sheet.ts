import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { GreyCrop } from "../src/lettering/grey-crop";

interface SheetEntry {
  text: string;
  top: number;
  width: number;
  height: number;
}

/** The crops and their true texts that `training/make_crops.py` wrote to a folder. */
export async function readCropSheet(folder: string): Promise<{ text: string; crop: GreyCrop }[]> {
  const sheet = gunzipSync(await readFile(join(folder, "crops.pgm.gz")));
  const header = /^P5 (\d+) \d+ 255\n/u.exec(sheet.toString("latin1", 0, 40));
  if (header === null) throw new Error(`${folder} holds no grey map of crops.`);
  const stride = Number(header[1]);
  const entries = JSON.parse(await readFile(join(folder, "crops.json"), "utf8")) as SheetEntry[];
  return entries.map(({ text, top, width, height }) => {
    const data = new Uint8Array(width * height);
    for (let row = 0; row < height; row += 1) {
      const start = header[0].length + (top + row) * stride;
      data.set(sheet.subarray(start, start + width), row * width);
    }
    return { text, crop: { width, height, data } };
  });
}
