import type { Component } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import type { Axis } from "./axis";
import { HALO, thicknesses } from "./line-shape";

/** A crossing is as thick as the line where it is no thicker than so many times the mean, and so many pixels. */
const CROSSING = { times: 1.5, pixels: 3 } as const;
/** Points that touch each other make a line that is thick in places, none thicker than lines may be: from one to the next is so far at most, in thicknesses of the thickest line. */
const PITCH = 1.5;
/** Blur runs a line and a letter beside it together; between them lies a place at least so light, and the letter behind it is darker by so much. */
const WAIST = { light: 110, darker: 30 } as const;

/** Of a picture that was enlarged much: no line in it is thicker than this, in pixels. */
export interface Coarse {
  thickness: number;
}

/**
 * Whitens each crossing of the line that is no thicker than the line itself; letters that cross it stay. In a coarse picture the points that a line is made of
 * may be thicker, and letters that blur alone joins to it are parted from it. `mask` is 0 where the line is.
 */
export function wipeLine(
  axis: Axis,
  mask: GreyImage,
  line: Component,
  coarse: Coarse | null = null,
): void {
  const usual = axis.thicknessOf(line) * CROSSING.times + CROSSING.pixels;
  const isPointed = coarse !== null && isOfPoints(axis, line, usual, coarse.thickness);
  const thickest = isPointed ? coarse.thickness : usual;
  const { from, to, near, far } = axis.spanOf(line);
  for (let u = from; u < to; u++) {
    for (let v = near; v < far; v++) {
      if (mask.data[axis.at(u, v)] !== 0) continue;
      const [first, last] = inkThrough(axis, u, v);
      if (last - first + 1 <= thickest) axis.whiten(u, first - HALO, last + HALO);
      else if (coarse !== null) partLine(axis, mask, u, v, thickest);
      v = last;
    }
  }
}

/** Whitens an underline and the blur below it, but nothing of the letters that stand on it or reach below it. */
export function wipeUnderline(axis: Axis, mask: GreyImage, line: Component): void {
  const thick = Math.round(axis.thicknessOf(line)) + 1;
  const { from, to, near, far } = axis.spanOf(line);
  for (let u = from; u < to; u++) {
    let lowest = far - 1;
    while (lowest >= near && mask.data[axis.at(u, lowest)] !== 0) lowest--;
    if (lowest < near) continue;
    let last = lowest;
    while (axis.inRange(last + 1) && axis.isInk(u, last + 1)) last++;
    if (last <= lowest + HALO) axis.whiten(u, Math.max(near, last - thick), last + HALO);
  }
}

function isOfPoints(axis: Axis, line: Component, usual: number, thickness: number): boolean {
  const isThick = thicknesses(axis, line).map((one) => one > usual && one <= thickness);
  const points = isThick.filter((own, i) => own && !isThick[i - 1]).length;
  return points * PITCH * thickness >= axis.lengthOf(line);
}

/** Where the ink across the line begins and ends at (u, v). */
function inkThrough(axis: Axis, u: number, v: number): [first: number, last: number] {
  let [first, last] = [v, v];
  while (axis.inRange(first - 1) && axis.isInk(u, first - 1)) first--;
  while (axis.inRange(last + 1) && axis.isInk(u, last + 1)) last++;
  return [first, last];
}

/** Whitens the line at `u`, from `v` on, up to the letters that it runs into; where one of them crosses it, only what parts the line from another. */
function partLine(axis: Axis, mask: GreyImage, u: number, v: number, thickest: number): void {
  let core = v;
  for (let k = v + 1; axis.inRange(k) && mask.data[axis.at(u, k)] === 0; k++)
    if (axis.greyAt(u, k) < axis.greyAt(u, core)) core = k;
  const [before, behind] = ([-1, 1] as const).map((side) => edgeOf(axis, u, core, side, thickest));
  const isAlone = before != null && behind != null && behind - before - 1 <= thickest + 2 * HALO;
  if (isAlone) axis.whiten(u, before, behind);
  else for (const edge of [before, behind]) if (edge != null) axis.whiten(u, edge - 1, edge + 1);
}

/** How far the line through (u, v) reaches to one side: to paper, or to where it is lightest before the letter that it runs into; null where neither is near. */
function edgeOf(axis: Axis, u: number, v: number, side: 1 | -1, reach: number): number | null {
  let [lightest, waist] = [-1, v];
  for (let k = v; axis.inRange(k) && Math.abs(k - v) <= reach; k += side) {
    const grey = axis.greyAt(u, k);
    if (grey >= ocrSettings.ruleLevel) return k + side * (HALO - 1);
    if (grey >= lightest) [lightest, waist] = [grey, k];
    else if (lightest >= WAIST.light && grey <= lightest - WAIST.darker) return waist;
  }
  return null;
}
