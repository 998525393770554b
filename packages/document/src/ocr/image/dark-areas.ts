import { hull } from "../../layout/box";
import type { Box } from "../../model";
import { ocrSettings } from "../settings";
import { findComponents } from "./components";
import { type GreyImage, shrink } from "./grey-image";

/** Cells of the coarse map to one em. */
const CELLS_PER_EM = 8;
/** A border row or column of a dark area holds at least this share of ink. */
const BORDER_INK = 0.5;
/** Bold words run together over no more than this, in em. */
const WORD = 8;
/** Within these shares of its height at head and foot an area has a row with so much ink. */
const MARGIN = { rows: 0.2, ink: 0.9 } as const;
/** Parts of one bar begin and end as high, lie this near and have so much ink between them; in em. */
const LEVEL = 0.2;
const NEAR = 6;
const BETWEEN_INK = 0.4;
/** A slice has one ground; in heights of its bar. */
const SLICE = 4;
/** So much lighter than the ground, of what is between it and white, is not the ground's; a line is so over this share of its length. */
const LIGHT = 0.35;
const LINE = 0.88;
/** Rows with less are paper: what lies beyond them is bold print beside the area. */
const BLANK = 0.05;

/** Hulls of areas printed dark, on which letters are light. `em` in pixels. */
export function findDarkAreas(image: GreyImage, em: number): Box[] {
  const factor = Math.max(1, Math.round(em / CELLS_PER_EM));
  const dense = denseMap(shrink(inkImage(image), factor), CELLS_PER_EM);
  const least = ocrSettings.darkAreaSide * em;
  const areas = findComponents(dense, 128)
    .map((core) => trim(image, grow(core, factor, em / 2, image)))
    .filter((box) => box.x1 - box.x0 >= 2 * least && box.bottom - box.top >= least)
    .filter((box) => box.x1 - box.x0 > WORD * em || hasMargins(image, box));
  return joinParts(areas, image, em);
}

/** Areas of one bar, whose letters are so light and close that they part it: as tall, and dark between or overlapping. */
function joinParts(areas: readonly Box[], image: GreyImage, em: number): Box[] {
  const bars: Box[] = [];
  for (const area of areas.toSorted((a, b) => a.x0 - b.x0)) {
    const at = bars.findIndex((bar) => isOneBar(bar, area, image, em));
    const bar = bars[at];
    if (bar) bars[at] = hull([bar, area]);
    else bars.push(area);
  }
  return bars;
}

function isOneBar(left: Box, right: Box, image: GreyImage, em: number): boolean {
  const isLevel =
    Math.abs(left.top - right.top) < LEVEL * em &&
    Math.abs(left.bottom - right.bottom) < LEVEL * em;
  if (!isLevel || right.x0 - left.x1 > NEAR * em) return false;
  const between = { x0: left.x1, x1: right.x0, top: left.top, bottom: left.bottom };
  return right.x0 <= left.x1 || inkShare(image, between) >= BETWEEN_INK;
}

/** Turns light letters on dark areas into dark ones on white, in place; light lines that part an area from head to foot go. */
export function invertAreas(image: GreyImage, areas: readonly Box[]): void {
  for (const area of areas.flatMap(slicesOf)) {
    const ground = medianGrey(image, area);
    const range = Math.max(1, 255 - ground);
    const isLight = (x: number) => isLine(image, area, x, ground + LIGHT * range);
    const lines = Array.from({ length: area.x1 - area.x0 }, (_, i) => isLight(area.x0 + i));
    eachPixel(image, area, (at) => {
      const lighter = Math.max(0, (image.data[at] as number) - ground);
      const x = (at % image.width) - area.x0;
      const isParting = lines[x - 1] || lines[x] || lines[x + 1];
      image.data[at] = isParting ? 255 : 255 - (lighter * 255) / range;
    });
  }
}

/** A long bar is not as dark at one end as at the other. */
function slicesOf(area: Box): Box[] {
  const width = area.x1 - area.x0;
  const count = Math.max(1, Math.floor(width / (SLICE * (area.bottom - area.top))));
  const at = (i: number) => area.x0 + Math.round((i * width) / count);
  return Array.from({ length: count }, (_, i) => ({ ...area, x0: at(i), x1: at(i + 1) }));
}

/** A column that is light from head to foot, as no letter is. */
function isLine(image: GreyImage, { top, bottom }: Box, x: number, level: number): boolean {
  let light = 0;
  for (let y = top; y < bottom; y++) {
    if ((image.data[y * image.width + x] as number) > level) light++;
  }
  return light >= LINE * (bottom - top);
}

/** 0 where there is ink, 255 elsewhere. */
function inkImage(image: GreyImage): GreyImage {
  const data = new Uint8Array(image.data.length);
  for (let at = 0; at < data.length; at++) {
    data[at] = (image.data[at] as number) < ocrSettings.inkLevel ? 0 : 255;
  }
  return { ...image, data };
}

/** 0 where the `side` × `side` cells around are mostly ink, 255 elsewhere (by an integral image). */
function denseMap(cells: GreyImage, side: number): GreyImage {
  const { width, height } = cells;
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] =
        255 -
        (cells.data[y * width + x] as number) +
        (sums[at - 1] as number) +
        (sums[at - width - 1] as number) -
        (sums[at - width - 2] as number);
    }
  }
  const data = new Uint8Array(width * height).fill(255);
  const half = side >> 1;
  const enough = 255 * side * side * ocrSettings.darkAreaDensity;
  for (let y = half; y + half <= height; y++) {
    for (let x = half; x + half <= width; x++) {
      const top = (y - half) * (width + 1) + x;
      const low = (y + half) * (width + 1) + x;
      const ink =
        (sums[low + half] as number) -
        (sums[low - half] as number) -
        (sums[top + half] as number) +
        (sums[top - half] as number);
      if (ink >= enough) data[y * width + x] = 0;
    }
  }
  return { width, height, data };
}

/** From cells to pixels, and back over what the window shaved off. */
function grow(core: Box, factor: number, by: number, image: GreyImage): Box {
  return {
    x0: Math.max(0, Math.floor(core.x0 * factor - by)),
    top: Math.max(0, Math.floor(core.top * factor - by)),
    x1: Math.min(image.width, Math.ceil(core.x1 * factor + by)),
    bottom: Math.min(image.height, Math.ceil(core.bottom * factor + by)),
  };
}

/** Moves the sides in, head and foot over paper that crosses the area, then all to the first row and column that are mostly ink. */
function trim(image: GreyImage, start: Box): Box {
  const box = within(image, start);
  const row = (y: number) => inkShare(image, { ...box, top: y, bottom: y + 1 });
  const column = (x: number) => inkShare(image, { ...box, x0: x, x1: x + 1 });
  while (box.top < box.bottom && row(box.top) < BORDER_INK) box.top++;
  while (box.bottom > box.top && row(box.bottom - 1) < BORDER_INK) box.bottom--;
  while (box.x0 < box.x1 && column(box.x0) < BORDER_INK) box.x0++;
  while (box.x1 > box.x0 && column(box.x1 - 1) < BORDER_INK) box.x1--;
  return box;
}

/** Dark from side to side above its letters and below them: bold print is dark, too, but letters have gaps at head and foot. */
function hasMargins(image: GreyImage, { x0, x1, top, bottom }: Box): boolean {
  const rows = Math.ceil(MARGIN.rows * (bottom - top));
  const isDark = (y: number) => inkShare(image, { x0, x1, top: y, bottom: y + 1 }) >= MARGIN.ink;
  return [top, bottom - rows].every((from) =>
    Array.from({ length: rows }, (_, i) => from + i).some(isDark),
  );
}

/** Of an area that paper crosses, what lies about its middle. */
function within(image: GreyImage, area: Box): Box {
  const box = { ...area };
  const middle = Math.round((area.top + area.bottom) / 2);
  const isPaper = (y: number) => inkShare(image, { ...area, top: y, bottom: y + 1 }) < BLANK;
  for (let y = area.top; y < middle; y++) if (isPaper(y)) box.top = y + 1;
  for (let y = area.bottom - 1; y > middle; y--) if (isPaper(y)) box.bottom = y;
  return box;
}

function inkShare(image: GreyImage, box: Box): number {
  let ink = 0;
  eachPixel(image, box, (at) => {
    if ((image.data[at] as number) < ocrSettings.inkLevel) ink++;
  });
  return ink / Math.max(1, (box.x1 - box.x0) * (box.bottom - box.top));
}

function medianGrey(image: GreyImage, box: Box): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  eachPixel(image, box, (at) => {
    const value = image.data[at] as number;
    histogram[value] = (histogram[value] as number) + 1;
    count++;
  });
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += histogram[value] as number;
    if (sum * 2 >= count) return value;
  }
  return 255;
}

function eachPixel(image: GreyImage, box: Box, visit: (at: number) => void): void {
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.x0; x < box.x1; x++) visit(y * image.width + x);
  }
}
