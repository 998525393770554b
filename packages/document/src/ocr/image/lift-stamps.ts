import type { Raster } from "@inkform/raster/model";
import type { Box } from "../../model";
import { type ColourStroke, findColourStrokes, sameHue } from "./colour-strokes";
import type { Component } from "./components";
import { findLetters, letterHeight } from "./find-letters";
import type { GreyImage } from "./grey-image";
import { type InkMap, mapInks } from "./ink-map";
import { broadShare, ruledShare, thicknessOf } from "./stroke-shape";

/** Fewer coloured pixels than the thinnest signature has are the noise of a scan. */
const LEAST_COLOUR = 60;
/** A stamp, a signature or a frame of the pen is at least so long and so high, in heights of the page's letters: no word is. */
const LEAST_LENGTH = 3.5;
const LEAST_HEIGHT = 1.8;
/** So many black letters it runs across or around: handwriting that is a value touches one or two of its label. */
const LEAST_MET = 3;
/** The broadest stroke of a pen or of a stamp's letters, in heights of letters: bars and markers are broader. */
const BROADEST = 1.1;
/** Of a stamp so little is broader: a star in its middle, strokes that meet. */
const MOST_BROAD = 0.15;
/** Brighter than this in its darkest channel nothing hinders reading: markers, tints and patterns. */
const PALEST = 150;
/** Of a printed frame or table most is straight; of a ring hardly anything is. */
const MOST_RULED = 0.5;
/** Cosine of the angle between the hues of a stamp's parts. */
const ONE_INK = 0.85;
/** What lies in a hull longer than this is no part of a stamp: a row framed with the pen its values were written with. */
const LONGEST_HULL = 3;
/** Black strokes that colour is followed across, in heights of letters. */
const ACROSS = 0.5;

/**
 * Takes coloured stamps, signatures and frames that run over black print out of a grey page, so that the print can be read.
 * Colour that stands by itself (headings, values, bars, markers, rules) stays. Gives the page itself where there is nothing.
 */
export function liftStamps(grey: GreyImage, page: Raster): GreyImage {
  if (page.channels !== 3 || page.width !== grey.width || page.height !== grey.height) return grey;
  const map = mapInks(page);
  if (map.colours < LEAST_COLOUR) return grey;
  const { width, height } = map;
  const letters = findLetters({ width, height, data: map.black });
  const size = letterHeight(letters);
  if (size === null) return grey;
  const strokes = findColourStrokes(map, Math.max(2, Math.round(ACROSS * size)));
  const stamps = strokes.filter((stroke) => isStamp(stroke, letters, size, map));
  if (stamps.length === 0) return grey;
  const lifted: GreyImage = { ...grey, data: grey.data.slice() };
  for (const stamp of stamps)
    lift(lifted, page, map, [stamp, ...strokes.filter((one) => isPart(one, stamp, stamps))]);
  return lifted;
}

function isStamp(
  stroke: ColourStroke,
  letters: readonly Component[],
  size: number,
  map: InkMap,
): boolean {
  const [across, down] = [stroke.x1 - stroke.x0, stroke.bottom - stroke.top];
  if (Math.max(across, down) < LEAST_LENGTH * size) return false;
  if (Math.min(across, down) < LEAST_HEIGHT * size) return false;
  if (met(stroke, letters, map.width) < LEAST_MET) return false;
  const thickness = thicknessOf(stroke, map);
  if (thickness > BROADEST * size) return false;
  if (broadShare(stroke, map, BROADEST * size) > MOST_BROAD) return false;
  if (median(stroke.pixels, map.dim) > PALEST) return false;
  return ruledShare(stroke, map, thickness) <= MOST_RULED;
}

/** How many letters a stroke runs across or closes in on all sides. Rules that it crosses are none. */
function met(stroke: ColourStroke, letters: readonly Component[], width: number): number {
  const near = letters.filter((letter) => overlap(letter, stroke));
  if (near.length < LEAST_MET) return 0;
  const places = [...new Set(stroke.crossings)].map((at) => [at % width, Math.floor(at / width)]);
  const isAround = surroundings(stroke, width);
  return near.filter(
    (letter) =>
      isAround((letter.x0 + letter.x1) >> 1, (letter.top + letter.bottom) >> 1) ||
      places.some(
        ([x = 0, y = 0]) => x >= letter.x0 && x < letter.x1 && y >= letter.top && y < letter.bottom,
      ),
  ).length;
}

/** Tells whether a stroke lies on all four sides of a point. */
function surroundings({ x0, x1, top, bottom, pixels }: ColourStroke, width: number) {
  const rows = Array.from({ length: bottom - top }, () => [width, -1] as [number, number]);
  const columns = Array.from({ length: x1 - x0 }, () => [Infinity, -1] as [number, number]);
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    const row = rows[y - top] as [number, number];
    const column = columns[x - x0] as [number, number];
    row[0] = Math.min(row[0], x);
    row[1] = Math.max(row[1], x);
    column[0] = Math.min(column[0], y);
    column[1] = Math.max(column[1], y);
  }
  return (x: number, y: number) => {
    const row = rows[y - top];
    const column = columns[x - x0];
    if (!row || !column) return false;
    return row[0] < x && x < row[1] && column[0] < y && y < column[1];
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a stroke is of a stamp's ink and inside of it: the letters in a ring, the dot of a signature. */
function isPart(one: ColourStroke, stamp: ColourStroke, stamps: readonly ColourStroke[]): boolean {
  if (stamps.includes(one) || !sameHue(one, stamp, ONE_INK)) return false;
  const [across, down] = [stamp.x1 - stamp.x0, stamp.bottom - stamp.top];
  if (Math.max(across, down) > LONGEST_HULL * Math.min(across, down)) return false;
  const x = (one.x0 + one.x1) / 2;
  const y = (one.top + one.bottom) / 2;
  const inside = one.x1 - one.x0 <= across && one.bottom - one.top <= down;
  return inside && x > stamp.x0 && x < stamp.x1 && y > stamp.top && y < stamp.bottom;
}

function median(pixels: Uint32Array, values: Uint8Array): number {
  return pixels.map((at) => values[at] as number).toSorted()[pixels.length >> 1] ?? 0;
}

/** The blurred edge of the ink is so wide, in pixels of the map. */
const EDGE = 2;
/** Weights of the channels in grey. */
const GREY = [0.3, 0.59, 0.11] as const;

/**
 * Gives the pixels of a stamp the grey they would have without it: paper, or the print below. Of a pixel the ratio of its darkest
 * channel to its brightest tells how much of the stamp's ink lies there, and what that leaves dark in the brightest is print.
 */
function lift(image: GreyImage, page: Raster, map: InkMap, parts: readonly ColourStroke[]): void {
  const { width, height, factor, scale } = map;
  const [stamp] = parts as [ColourStroke];
  const inkBright = median(stamp.pixels, map.bright) / 255;
  const inkDim = Math.min(median(stamp.pixels, map.dim) / 255, inkBright - 0.05);
  const paper = GREY.reduce((sum, weight, c) => sum + (weight * 255) / (scale[c] as number), 0);
  const done = new Uint8Array(width * height);
  for (const cell of parts.flatMap(({ pixels }) => [...pixels])) {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    for (let y = Math.max(0, row - EDGE); y <= Math.min(height - 1, row + EDGE); y++)
      for (let x = Math.max(0, column - EDGE); x <= Math.min(width - 1, column + EDGE); x++) {
        if (done[y * width + x] === 1) continue;
        done[y * width + x] = 1;
        liftCell(x * factor, y * factor);
      }
  }

  function liftCell(left: number, top: number): void {
    for (let y = top; y < top + factor; y++)
      for (let x = left; x < left + factor; x++) {
        const at = y * page.width + x;
        const r = (page.data[3 * at] as number) * scale[0];
        const g = (page.data[3 * at + 1] as number) * scale[1];
        const b = (page.data[3 * at + 2] as number) * scale[2];
        const bright = Math.max(r, g, b, 1) / 255;
        const ratio = Math.min(r, g, b) / 255 / bright;
        const share = (1 - ratio) / (1 - inkDim - ratio * (1 - inkBright));
        const through = 1 - Math.min(1, share) * (1 - inkBright);
        const value = Math.min(1, bright / through) * paper;
        image.data[at] = Math.max(image.data[at] as number, value);
      }
  }
}
