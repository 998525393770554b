import sharp from "sharp";
import { drawNonsense } from "./draw-nonsense";
import {
  choosePerson,
  type DrawnSheet,
  drawSheet,
  type Person,
  type SheetSize,
} from "./draw-sheet";
import type { PlannedPart } from "./drawing/draw-part";
import type { Ink } from "./drawing/ink";
import { composeSheet } from "./paper/compose-sheet";
import { type EncodedSketch, encode } from "./paper/encode";
import { photograph } from "./paper/photograph";
import type { Picture } from "./paper/raster";
import { planParts } from "./plan-sketch";
import { createRandom, type Random } from "./random";
import type { SketchId, SketchSet } from "./sets";
import type { Truth, TruthPart, XY } from "./truth";
import { truthOf } from "./truth-of-part";

export interface GeneratedSketch {
  id: string;
  /** Name of the uploaded file, `input.` and its kind. */
  file: string;
  bytes: Buffer;
  truth: Truth;
  /** What is drawn where, of a sketch whose file shows its sheet as it lies. */
  flat: { ink: Ink; width: number; height: number } | null;
}

/** One sketch of a set, the same bytes every time. */
export async function generateSketch(set: SketchSet, sketch: SketchId): Promise<GeneratedSketch> {
  const random = createRandom(`${set.seed}/${sketch.level}/${sketch.index}`);
  const medium = chooseMedium(sketch, random);
  for (let attempt = 0; attempt < 60; attempt++) {
    const draw = random.fork(`attempt ${attempt}`);
    const person = choosePerson(set, draw.fork("person"));
    const plans = planParts(set, sketch, draw.fork("parts"), person.wording.inches);
    const paged = medium === "pdf" && plans.length === 2 && random.fork("pages").chance(0.4);
    const size = chooseSize(medium, plans.length, draw.fork("size"));
    const groups = paged ? plans.map((plan) => [plan]) : [plans];
    const sheets = groups.map((group, i) =>
      drawSheet(group, person, size, sketch.level, draw.fork(`sheet ${i}`)),
    );
    if (sheets.some((sheet) => sheet === null)) continue;
    return await finish(set, sketch, {
      medium,
      person,
      plans,
      size,
      sheets: sheets as DrawnSheet[],
      random: draw,
    });
  }
  throw new Error(`${set.name} ${sketch.id} never fits its sheet.`);
}

type Medium = Truth["medium"];

function chooseMedium({ level, index }: SketchId, random: Random): Medium {
  if (level === 4) return "photo";
  if (level === 5) return (["scan", "photo", "pdf"] as const)[index % 3] as Medium;
  if (level === "bad") return index % 2 === 0 ? "photo" : "scan";
  return level !== 1 && random.chance(0.12) ? "pdf" : "scan";
}

function chooseSize(medium: Medium, parts: number, random: Random): SheetSize {
  const mm =
    medium === "photo"
      ? parts > 1
        ? 8
        : 6.4
      : parts > 1
        ? random.between(7, 8.5)
        : random.between(5.5, 8);
  const [long, short] = [Math.round(297 * mm), Math.round(210 * mm)];
  return random.chance(0.5)
    ? { width: long, height: short, mm }
    : { width: short, height: long, mm };
}

interface Drawn {
  medium: Medium;
  person: Person;
  plans: PlannedPart[];
  size: SheetSize;
  sheets: DrawnSheet[];
  random: Random;
}

async function finish(
  set: SketchSet,
  sketch: SketchId,
  { medium, person, plans, size, sheets, random }: Drawn,
): Promise<GeneratedSketch> {
  const looks = { sheet: person.sheet, implement: person.implement, ...size };
  const ink =
    sketch.level === "bad"
      ? [drawNonsense(nonsenseOf(sketch.index), person, size, random)]
      : sheets.map((sheet) => sheet.ink);
  const pictures = await Promise.all(
    ink.map((own) => composeSheet(own, looks, random.fork("paper"))),
  );
  let picture = pictures[0] as Picture;
  let toImage = (at: XY): XY => at;
  if (medium === "photo") {
    const longest = random.chance(0.06)
      ? 4000
      : sketch.level === 5
        ? random.pick([2400, 2600])
        : random.pick([1800, 2000, 2000, 2200]);
    const photo = photograph(
      sketch.level === "bad" && sketch.index === 4 ? await emptyOf(picture) : picture,
      { desks: set.desks, longest, harsh: set.manner === "crowded" },
      random.fork("photo"),
    );
    picture = photo.picture;
    toImage = photo.toPhoto;
  }
  const encoded = await encode(
    { medium, picture, pictures, ink, person, size, level: sketch.level },
    random.fork("file"),
  );
  const parts = truthParts(plans, sheets, (at) => encoded.toStored(toImage(at)), encoded);
  return {
    id: sketch.id,
    file: encoded.file,
    bytes: encoded.bytes,
    flat: medium === "scan" ? { ink: ink[0] as Ink, width: size.width, height: size.height } : null,
    truth: {
      level: sketch.level,
      unit: "mm",
      has_dimensions: sketch.level !== 1 && sketch.level !== "bad",
      medium,
      parts,
      meta: {
        font: person.font,
        pen: person.implement.name,
        paper: person.sheet.name,
        dim_style: `${person.style.text}/${person.style.ends}`,
        turned: encoded.turned,
      },
      image: encoded.file,
      image_size: encoded.size,
      family: plans.map((plan) => plan.family.name),
    },
  };
}

function nonsenseOf(index: number): "blank" | "writing" | "doodle" {
  return (["blank", "writing", "writing", "doodle", "blank"] as const)[index % 5] as "blank";
}

/** Nothing but a bare surface: the sheet shrunk to what its rim would show. */
async function emptyOf(picture: Picture): Promise<Picture> {
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .blur(30)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

function truthParts(
  plans: PlannedPart[],
  sheets: DrawnSheet[],
  toImage: (at: XY) => XY,
  { size }: EncodedSketch,
): TruthPart[] {
  const flat = sheets.flatMap((sheet, page) =>
    sheet.parts.map((part) => ({ part, sheet, page: sheets.length > 1 ? page + 1 : 1 })),
  );
  return flat.map(({ part, sheet, page }, i) => {
    const place = (at: XY): XY => {
      const [x, y] = toImage(sheet.askew(at));
      return [round(x / size[0]), round(y / size[1])];
    };
    const { x0, y0, x1, y1 } = part.box;
    const corners = (
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ] as XY[]
    ).map(place);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return truthOf(plans[i] as PlannedPart, {
      dimensions: part.dimensions.map((d) => ({ ...d, at: place(d.at) })),
      image_box: [left, top, round(Math.max(...xs) - left), round(Math.max(...ys) - top)],
      page,
    });
  });
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
