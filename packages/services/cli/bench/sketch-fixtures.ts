import { generateSketch } from "@inkform/sketch/test/generator/generate-sketch";
import { listSketches, sketchSets } from "@inkform/sketch/test/generator/sets";
import sharp from "sharp";

export interface SketchFixture {
  name: string;
  bytes: Buffer;
}

const PHONE = { width: 4000, height: 3000 };
/** Sheets to look through for enough of a medium. */
const LOOKED_AT = 12;

/** Generated sketches, the same every time: sheets as a scanner gives them, and as a 12 megapixel phone does. */
export async function sketchFixtures(
  count: number,
): Promise<{ scans: SketchFixture[]; photos: SketchFixture[] }> {
  const scans: SketchFixture[] = [];
  const photos: SketchFixture[] = [];
  for (const { level, into, medium } of [
    { level: 2, into: scans, medium: "scan" },
    { level: 4, into: photos, medium: "photo" },
  ] as const) {
    const set = sketchSets.dev;
    for (const sketch of listSketches(set)
      .filter((it) => it.level === level)
      .slice(0, LOOKED_AT)) {
      if (into.length === count) break;
      const { id, bytes, truth } = await generateSketch(set, sketch);
      if (truth.medium !== medium) continue;
      into.push({ name: id, bytes: medium === "photo" ? await asPhone(bytes) : bytes });
    }
  }
  return { scans, photos };
}

/** The picture as a phone stores it: upright, 12 megapixels, within the 5 MB of an upload. */
async function asPhone(bytes: Buffer): Promise<Buffer> {
  const upright = sharp(await sharp(bytes).rotate().toBuffer());
  const { width = 0, height = 0 } = await upright.metadata();
  const [long, short] = [PHONE.width, PHONE.height];
  const size = width >= height ? [long, short] : [short, long];
  return upright.resize(size[0], size[1], { fit: "fill" }).jpeg({ quality: 80 }).toBuffer();
}
