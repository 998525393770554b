import sharp, { type Sharp } from "sharp";
import type { Person, SheetSize } from "../draw-sheet";
import type { Ink } from "../drawing/ink";
import type { Random } from "../random";
import type { Level, Truth, XY } from "../truth";
import { writePdf } from "./pdf";
import type { Picture } from "./raster";

export interface EncodedSketch {
  file: string;
  bytes: Buffer;
  /** Of the EXIF-upright image. */
  size: [width: number, height: number];
  /** Pixels of the picture to pixels of the EXIF-upright image. */
  toStored: (at: XY) => XY;
  turned: string;
}

interface Source {
  medium: Truth["medium"];
  picture: Picture;
  pictures: readonly Picture[];
  ink: readonly Ink[];
  person: Person;
  size: SheetSize;
  level: Level;
}

const open = ({ width, height, data }: Picture): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** The file a person would upload. */
export async function encode(source: Source, random: Random): Promise<EncodedSketch> {
  const { picture, medium } = source;
  const straight: Omit<EncodedSketch, "file" | "bytes"> = {
    size: [picture.width, picture.height],
    toStored: (at) => at,
    turned: "none",
  };
  if (medium === "pdf")
    return { ...straight, file: "input.pdf", bytes: await toPdf(source, random) };
  const soft = open(picture).blur(
    medium === "photo" ? random.between(0.4, 1.1) : random.between(0.3, 0.6),
  );
  if (medium === "photo") return await photoFile(soft, picture, random);
  const kind = random.pick(["png", "png", "jpg", "jpg", "webp", "gif"] as const);
  if (kind === "png")
    return {
      ...straight,
      file: "input.png",
      bytes: await soft.grayscale(random.chance(0.4)).png({ compressionLevel: 6 }).toBuffer(),
    };
  if (kind === "jpg")
    return {
      ...straight,
      file: "input.jpg",
      bytes: await soft.jpeg({ quality: random.whole(70, 93) }).toBuffer(),
    };
  if (kind === "webp")
    return {
      ...straight,
      file: "input.webp",
      bytes: await soft.webp({ quality: random.whole(75, 95), effort: 1 }).toBuffer(),
    };
  return {
    ...straight,
    file: "input.gif",
    bytes: await soft.gif({ effort: 1, dither: 0 }).toBuffer(),
  };
}

/** EXIF orientations whose upright picture is ours: how the camera stored it. */
const stored = { 3: 180, 6: 270, 8: 90 } as const;

async function photoFile(
  soft: Sharp,
  { width, height }: Picture,
  random: Random,
): Promise<EncodedSketch> {
  const flat = await soft.raw().toBuffer();
  const raw = sharp(flat, { raw: { width, height, channels: 3 } });
  const quality = random.whole(62, 90);
  const fate = random.next();
  if (fate < 0.3) {
    const orientation = random.pick([3, 6, 6, 8] as const);
    const bytes = await raw
      .rotate(stored[orientation])
      .withMetadata({ orientation })
      .jpeg({ quality })
      .toBuffer();
    return {
      file: "input.jpg",
      bytes,
      size: [width, height],
      toStored: (at) => at,
      turned: `exif ${orientation}`,
    };
  }
  if (fate < 0.42) {
    const turn = random.pick([90, 270, 180] as const);
    const bytes = await raw.rotate(turn).jpeg({ quality }).toBuffer();
    const toStored = ([x, y]: XY): XY =>
      turn === 90 ? [height - y, x] : turn === 270 ? [y, width - x] : [width - x, height - y];
    return {
      file: "input.jpg",
      bytes,
      size: turn === 180 ? [width, height] : [height, width],
      toStored,
      turned: `by ${turn}`,
    };
  }
  const straight = {
    size: [width, height] as [number, number],
    toStored: (at: XY) => at,
    turned: "none",
  };
  if (fate < 0.5)
    return {
      ...straight,
      file: "input.webp",
      bytes: await raw.webp({ quality, effort: 1 }).toBuffer(),
    };
  return { ...straight, file: "input.jpg", bytes: await raw.jpeg({ quality }).toBuffer() };
}

async function toPdf({ pictures, ink, person, size }: Source, random: Random): Promise<Buffer> {
  const scale = 72 / 25.4 / size.mm;
  const paper = { width: size.width * scale, height: size.height * scale };
  if (random.chance(0.3)) {
    return writePdf(
      ink.map((own) => ({
        ...paper,
        content: { kind: "vector", ink: own, implement: person.implement, scale },
      })),
    );
  }
  const quality = random.whole(75, 92);
  const pages = await Promise.all(
    pictures.map(async (picture) => ({
      ...paper,
      content: {
        kind: "image" as const,
        jpeg: await open(picture).jpeg({ quality }).toBuffer(),
        pixels: [picture.width, picture.height] as const,
      },
    })),
  );
  return writePdf(pages);
}
