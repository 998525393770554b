import type { Component } from "../image/components";
import { ocrSettings } from "../settings";
import type { Axis } from "./axis";

/** A line is at least this many times longer than thick; stems of large letters are not. */
export const SLENDERNESS = 8;
/** Blur reaches this far beyond what counts as ink, in pixels. */
export const HALO = 2;
/** A line has paper on either side along at least this share of it; blurred feet of letters do not. */
const FREE_SHARE = 0.6;
/**
 * Letters stand on an underline that is close to them, which leaves less paper on that side. It is as dark between them; longer than the serifs of two or
 * three, in thicknesses of the thickest line; and thinner than words that run together, unless it is longer than they are.
 */
const UNDERLINE = { above: 0.25, below: 0.85, dark: 0.95, length: 9, thick: 0.8 } as const;
/** Words whose letters run together look like lines, thick (in thicknesses of the thickest line) and short (in shortest lines), but of uneven thickness. */
const FUSED = { thickness: 0.57, length: 6, spread: 0.25, solid: 0.85, over: 1.3 } as const;
/** Thicker than rules are, in thicknesses of the thickest, but so many shortest lines long and with paper all along: the borders of two boxes one above the other. */
const BORDERS = { thick: 1.7, length: 8, free: 0.9 } as const;
/** What goes on a rule after the tail of a letter that parts it: so far behind it and so much above or below it at most, in shortest lines and in thicknesses of the thickest, and as thick but for this share. */
const PARTED = { gap: 0.5, level: 0.35, alike: 0.3 } as const;

/** The shortest a line may be and the thickest, in pixels. */
export interface LineSize {
  length: number;
  thickness: number;
}

/** What tells rules from what else is long and thin; `axis` is that along which they run. */
export class LineShape {
  constructor(private readonly axis: Axis) {}

  isThin(line: Component, thickness: number, slenderness = SLENDERNESS): boolean {
    const mean = this.axis.thicknessOf(line);
    return mean <= thickness && this.axis.lengthOf(line) >= slenderness * mean;
  }

  isOfBorders(line: Component, { length, thickness }: LineSize): boolean {
    return (
      this.axis.lengthOf(line) >= BORDERS.length * length &&
      this.isThin(line, BORDERS.thick * thickness) &&
      this.freeShare(line, -1) >= BORDERS.free &&
      this.freeShare(line, 1) >= BORDERS.free
    );
  }

  standsFree(line: Component): boolean {
    return this.freeShare(line, -1) >= FREE_SHARE && this.freeShare(line, 1) >= FREE_SHARE;
  }

  /** Letters stand on it. */
  isUnderline(line: Component, { length, thickness }: LineSize): boolean {
    if (this.axis.lengthOf(line) < UNDERLINE.length * thickness) return false;
    const isLong = this.axis.lengthOf(line) > FUSED.length * length;
    const most = (isLong ? UNDERLINE.thick : FUSED.thickness) * thickness;
    if (this.axis.thicknessOf(line) > most) return false;
    return this.freeShare(line, -1) >= UNDERLINE.above && this.isUnderlined(line);
  }

  /** One behind the other on the same level, as thick, and with paper below. */
  goesOn(rule: Component, line: Component, { length, thickness }: LineSize): boolean {
    const gap = Math.max(rule.x0, line.x0) - Math.min(rule.x1, line.x1);
    const off = Math.abs(rule.top + rule.bottom - line.top - line.bottom) / 2;
    if (Math.abs(gap) > PARTED.gap * length || off > PARTED.level * thickness) return false;
    const [a, b] = [rule, line].map((one) => this.axis.thicknessOf(one)) as [number, number];
    return Math.abs(a - b) <= PARTED.alike * Math.max(a, b) && this.isUnderlined(line);
  }

  /** A word in blurred bold print: between its letters there is less ink than on their stems. */
  isFused(line: Component, { length, thickness }: LineSize): boolean {
    const mean = this.axis.thicknessOf(line);
    if (!this.axis.horizontal || mean < FUSED.thickness * thickness) return false;
    if (this.axis.lengthOf(line) > FUSED.length * length) return false;
    const thick = thicknesses(this.axis, line).toSorted((a, b) => a - b);
    const at = (share: number) => thick[Math.floor(share * (thick.length - 1))] ?? 0;
    // Along most of itself a line to write on is no thicker than it is.
    const isSolid = mean >= FUSED.solid * thickness || at(0.5) >= FUSED.over * mean;
    return isSolid && at(0.9) - at(0.25) > FUSED.spread * mean;
  }

  private isUnderlined(line: Component): boolean {
    return this.freeShare(line, 1) >= UNDERLINE.below && this.isDark(line);
  }

  /** As dark as letters nearly all along. */
  private isDark(line: Component): boolean {
    const { from, to, near, far } = this.axis.spanOf(line);
    let dark = 0;
    for (let u = from; u < to; u++)
      for (let v = near; v < far; v++)
        if (this.axis.greyAt(u, v) < ocrSettings.inkLevel) {
          dark++;
          break;
        }
    return dark >= UNDERLINE.dark * (to - from);
  }

  /** Share of the line with paper just beside it, on one side. A leaning line is followed by its own ink. */
  private freeShare(line: Component, side: 1 | -1): number {
    const { axis } = this;
    const { from, to, near, far } = axis.spanOf(line);
    let free = 0;
    for (let u = from; u < to; u++) {
      let v = side < 0 ? far - 1 : near;
      const end = side < 0 ? near : far - 1;
      while (v !== end && !axis.isInk(u, v)) v += side;
      // From the first ink met, on through the line to its other side.
      let last = v;
      while (axis.inRange(last + side) && axis.isInk(u, last + side)) {
        last += side;
        if (Math.abs(last - v) > far - near + HALO) break;
      }
      const beside = last + side * (HALO + 1);
      const isPaper = !axis.inRange(beside) || !axis.isInk(u, beside);
      if (isPaper && Math.abs(last - v) <= far - near + HALO) free++;
    }
    return free / (to - from);
  }
}

/** Of the ink across the line, at each of its places, in pixels. */
export function thicknesses(axis: Axis, line: Component): number[] {
  const { from, to, near, far } = axis.spanOf(line);
  const inkAt = (u: number, v: number) => axis.inRange(v) && axis.isInk(u, v);
  return Array.from({ length: to - from }, (_, k) => {
    let first = near;
    while (first < far && !inkAt(from + k, first)) first++;
    let last = first;
    while (inkAt(from + k, last + 1)) last++;
    while (inkAt(from + k, first - 1)) first--;
    return last - first + 1;
  });
}
