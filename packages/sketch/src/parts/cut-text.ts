import type { Darkness } from "../capture/normalise-light";
import type { SeenBox, SeenText, TextCrop } from "../seen";
import type { Component } from "../strokes/label-components";
import type { FreeInk, TextGroup } from "./find-texts";
import { directionOfInk, upwards, wrapDirection } from "./ink-direction";
import { sizeOf } from "./letter-shapes";
import { parting } from "./settings";

interface Source {
  ink: FreeInk;
  darkness: Darkness;
  /** Letter height. */
  height: number;
}

/** Oriented box and upright crops of one text. `beside` is the direction of the line it stands at, if any. */
export function cutText(found: TextGroup, source: Source, beside: number | null): SeenText {
  const group = withoutUnderline(found, source, beside);
  const pixels = inkOf(group.box, group.labels, source);
  const { angle, ways } = writingAngles(pixels, group, source.height, beside);
  const whole = ways.map((a) => cropLabels(pixels, group.labels, source, a, priorOf(a, angle)));
  const crops = whole.map((c) => c.crop);
  if (group.core !== null) {
    const core = inkOf(found.box, group.core, source);
    crops.push(cropLabels(core, group.core, source, angle, priorOfCore(group, source)).crop);
    // A letter over a stroke is a 1 before it where the writing runs upwards.
    const isLevel = Math.abs(Math.sin(angle)) < 0.7;
    if (found.underlined && isLevel) {
      const turned = inkOf(found.box, found.labels, source);
      crops.push(
        cropLabels(turned, found.labels, source, -Math.PI / 2, parting.overStrokePrior).crop,
      );
    }
  }
  const first = whole[0] as Cut;
  const wide = group.touched ? cropPage(first, source, angle) : null;
  if (wide) crops.push(wide);
  return {
    center: first.center,
    width: first.crop.width,
    height: first.crop.height,
    angle,
    crops,
    part: null,
  };
}

/** A letter over a stroke is no `15` on its side unless it stands at an upright line. */
function withoutUnderline(group: TextGroup, { ink }: Source, beside: number | null): TextGroup {
  const isUpright = beside !== null && Math.abs(Math.sin(beside)) > 0.7;
  if (!group.underlined || group.core === null || isUpright) return group;
  const [label] = group.core;
  const box = ink.components[(label as number) - 1]?.box ?? group.box;
  return { ...group, labels: group.core, core: group.labels, box, level: null };
}

function priorOf(angle: number, likeliest: number): number {
  return Math.abs(Math.sin((angle - likeliest) / 2)) > 0.5 ? parting.turnedPrior : 1;
}

/**
 * Where lines touch a text its ends may be theirs, but hardly more than is left of it; a free sign as high as a letter is hardly
 * anything else.
 */
function priorOfCore({ touched, labels, core }: TextGroup, { ink, height }: Source): number {
  const pieceOf = (label: number) => ink.components[label - 1] as Component;
  const dropped = [...labels].filter((label) => core !== null && !core.has(label)).map(pieceOf);
  const letters = dropped.filter(({ box }) => {
    const { most, least } = sizeOf(box);
    return most > parting.pieceOfLetter * height && least > 0.5 * parting.pieceOfLetter * height;
  });
  const long = (pieces: readonly Component[]) =>
    pieces.reduce((sum, { box }) => sum + sizeOf(box).most, 0);
  const kept = long([...(core ?? [])].map(pieceOf));
  if (touched) return long(letters) > kept ? parting.coreLetterPrior : 1;
  return letters.length > 0 ? parting.coreLetterPrior : parting.corePrior;
}

function inkOf(box: SeenBox, labels: ReadonlySet<number>, { ink, darkness }: Source): Float64Array {
  const out: number[] = [];
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      if (labels.has(ink.labels[y * darkness.width + x] as number)) out.push(x, y);
    }
  }
  return Float64Array.from(out);
}

/**
 * Direction of the writing in (-90°, 90°]: of its ink where it is long, else of the line it stands at,
 * else level or upright by how its letters stand; with the ways it may be turned, likeliest first.
 */
function writingAngles(
  pixels: Float64Array,
  { box, level }: TextGroup,
  height: number,
  beside: number | null,
): { angle: number; ways: number[] } {
  const w = box.right - box.left + 1;
  const h = box.bottom - box.top + 1;
  const rough = level === null ? null : level ? 0 : -Math.PI / 2;
  const line = beside === null ? null : upwards(beside);
  if (rough !== null && Math.max(w, h) > 2.2 * height && Math.max(w, h) > 1.6 * Math.min(w, h)) {
    const exact = upwards(directionOfInk(pixels));
    const near = Math.abs(wrapDirection(exact - rough)) < 0.5 ? exact : rough;
    const along = line !== null && Math.abs(wrapDirection(line - near)) < 0.35 ? line : near;
    return { angle: along, ways: turns(along, w, h, height) };
  }
  if (rough !== null) {
    const along = line !== null && Math.abs(wrapDirection(line - rough)) < 0.4 ? line : rough;
    return { angle: along, ways: turns(along, w, h, height) };
  }
  // A single letter, or two digits run into one: its shape tells how to hold it, else the line beside it.
  const isLevel = w > 1.2 * h && w > parting.pairLength * 0.9 * height;
  const isSmall = h > 0.7 * height && w < 0.75 * height;
  const isTurned = line !== null && Math.abs(line) > 0.8 && !isSmall;
  // A large capital is higher than wide too.
  const isUpright = h > (isTurned ? 1.2 : 1.5) * w && h > parting.pairLength * height && !isSmall;
  const angle = isUpright || (isTurned && !isLevel) ? -Math.PI / 2 : 0;
  const along = line !== null && Math.abs(wrapDirection(line - angle)) < 0.4 ? line : angle;
  return { angle: along, ways: turns(along, w, h, height) };
}

function turns(angle: number, w: number, h: number, height: number): number[] {
  const short = Math.max(w, h) < 2.4 * height;
  if (Math.abs(angle) > 0.8) return short ? [angle, 0, angle + Math.PI] : [angle, angle + Math.PI];
  return short && h > 0.8 * w ? [angle, -Math.PI / 2, Math.PI / 2] : [angle];
}

interface Cut {
  center: { x: number; y: number };
  /** The window that was cut, in coordinates along and across the writing. */
  window: Window;
  crop: TextCrop;
}

interface Window {
  u: number;
  v: number;
  width: number;
  height: number;
}

const margin = 3;

/** The text's own ink, turned upright, with a small margin; other ink is left out. */
function cropLabels(
  pixels: Float64Array,
  labels: ReadonlySet<number>,
  { ink, darkness }: Source,
  angle: number,
  prior: number,
): Cut {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  let lowU = Number.POSITIVE_INFINITY;
  let highU = Number.NEGATIVE_INFINITY;
  let lowV = Number.POSITIVE_INFINITY;
  let highV = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < pixels.length; i += 2) {
    const x = pixels[i] as number;
    const y = pixels[i + 1] as number;
    const u = x * c + y * s;
    const v = -x * s + y * c;
    lowU = Math.min(lowU, u);
    highU = Math.max(highU, u);
    lowV = Math.min(lowV, v);
    highV = Math.max(highV, v);
  }
  const window = {
    u: lowU - margin,
    v: lowV - margin,
    width: Math.ceil(highU - lowU) + 2 * margin + 1,
    height: Math.ceil(highV - lowV) + 2 * margin + 1,
  };
  const belongs = (x: number, y: number) => isNearOwn(x, y, labels, ink, darkness.width);
  const u = (lowU + highU) / 2;
  const v = (lowV + highV) / 2;
  return {
    center: { x: u * c - v * s, y: u * s + v * c },
    window,
    crop: sampleWindow(window, angle, darkness, belongs, prior),
  };
}

/**
 * The page about the text with all that is drawn there: lines through a letter took it out of the writing.
 * Null where nothing else is drawn.
 */
function cropPage({ window, crop }: Cut, { darkness, height }: Source, angle: number) {
  const before = parting.wideBefore * height;
  const after = parting.wideAfter * height;
  const wide = {
    u: window.u - before,
    v: window.v,
    width: Math.ceil(window.width + before + after),
    height: window.height,
  };
  const page = sampleWindow(wide, angle, darkness, () => true, parting.widePrior);
  return inkIn(page.data) > inkIn(crop.data) * parting.wideInk ? page : null;
}

function inkIn(data: Uint8Array): number {
  let ink = 0;
  for (const value of data) ink += 255 - value;
  return ink;
}

function sampleWindow(
  { u, v, width, height }: Window,
  angle: number,
  darkness: Darkness,
  belongs: (x: number, y: number) => boolean,
  prior: number,
): TextCrop {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const data = new Uint8Array(width * height);
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const x = (u + i) * c - (v + j) * s;
      const y = (u + i) * s + (v + j) * c;
      data[j * width + i] = sample(x, y, darkness, belongs);
    }
  }
  return { angle, width, height, data, prior };
}

function sample(
  x: number,
  y: number,
  { width, height, data }: Darkness,
  belongs: (x: number, y: number) => boolean,
): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  let value = 0;
  for (let dy = 0; dy <= 1; dy += 1) {
    for (let dx = 0; dx <= 1; dx += 1) {
      const px = x0 + dx;
      const py = y0 + dy;
      if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) continue;
      if (!belongs(px, py)) continue;
      const share = (dx ? x - x0 : 1 - x + x0) * (dy ? y - y0 : 1 - y + y0);
      value += share * (data[py * width + px] as number);
    }
  }
  return Math.round(255 * (1 - Math.min(1, Math.max(0, value * 1.25))));
}

/** The pixel or a neighbour of it is the text's: letters keep their soft rim. */
function isNearOwn(
  x: number,
  y: number,
  labels: ReadonlySet<number>,
  ink: FreeInk,
  width: number,
): boolean {
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (labels.has(ink.labels[(y + dy) * width + x + dx] as number)) return true;
    }
  }
  return false;
}
