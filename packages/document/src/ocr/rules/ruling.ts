import type { Rule } from "../../model";
import { type Component, findComponents } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { InkSearch } from "../image/ink-search";
import { ocrSettings } from "../settings";

/** White pixels that a line of ink may skip: specks of dust, JPEG noise. */
const SKIP = 2;
/** Vertical lines of a table row are shorter than its horizontal ones, but stand free. */
const VERTICAL_SHARE = 0.75;
/** A line is at least this many times longer than thick; stems of large letters are not. */
export const SLENDERNESS = 8;
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
/** Points that touch each other make a line that is thick in places, none thicker than lines may be: from one to the next is so far at most, in thicknesses of the thickest line. */
const PITCH = 1.5;
/** Blur reaches this far beyond what counts as ink. */
const HALO = 2;

/**
 * Finds the ruling lines of an image and wipes them out in place, sparing letters that cross them. `em` in pixels; in a picture that `isCoarse` rows of
 * points run together and are lines.
 */
export function eraseRules(image: GreyImage, em: number, isCoarse = false): Rule[] {
  const horizontal = new Direction(image, true);
  const vertical = new Direction(image, false);
  return [
    ...horizontal.erase(em * ocrSettings.ruleLength, em * ocrSettings.ruleThickness, isCoarse),
    ...vertical.erase(em * ocrSettings.ruleLength * VERTICAL_SHARE, em * ocrSettings.ruleThickness),
  ];
}

/** Lines that may be rules, and how to wipe those out that are. */
export interface FreeLines {
  rules: Rule[];
  /** How many times longer than thick one of them is. */
  slendernessOf: (rule: Rule) => number;
  wipe: (picked: Iterable<Rule>) => void;
}

/** The image seen along one axis: `along` the lines looked for, `across` them. */
export class Direction {
  private readonly across: number;
  private readonly stepAlong: number;
  private readonly stepAcross: number;

  constructor(
    private readonly image: GreyImage,
    private readonly horizontal: boolean,
  ) {
    this.across = horizontal ? image.height : image.width;
    this.stepAlong = horizontal ? 1 : image.width;
    this.stepAcross = horizontal ? image.width : 1;
  }

  /** Thin lines with paper on both sides, still in the image, so many times longer than thick. */
  findFree(length: number, thickness: number, slenderness = SLENDERNESS): FreeLines {
    const mask = this.longRuns(Math.round(length));
    const free = new Map(
      findComponents(mask, 128)
        .filter((line) => this.isThin(line, thickness, slenderness) && this.standsFree(line))
        .map((line) => [this.toRule(line), line]),
    );
    const wipe = (picked: Iterable<Rule>) => {
      for (const rule of picked) this.wipe(mask, free.get(rule) as Component);
    };
    const slendernessOf = (rule: Rule) => {
      const line = free.get(rule) as Component;
      return this.lengthOf(line) ** 2 / line.area;
    };
    return { rules: [...free.keys()], slendernessOf, wipe };
  }

  erase(length: number, thickness: number, isCoarse = false): Rule[] {
    const mask = this.longRuns(Math.round(length));
    const long = findComponents(mask, 128).filter(
      (line) => this.isThin(line, thickness) || this.isOfBorders(line, length, thickness),
    );
    const free = long.filter(
      (line) => this.standsFree(line) && !this.isFused(line, length, thickness),
    );
    const underlines = this.horizontal ? this.underlinesAmong(long, free, length, thickness) : [];
    for (const line of free) this.wipe(mask, line, isCoarse ? thickness : 0);
    for (const line of underlines) this.wipeAlone(mask, line);
    return [...free, ...underlines].map((line) => this.toRule(line));
  }

  /** Those that letters stand on, and what goes on one of them or on a free one. */
  private underlinesAmong(
    long: readonly Component[],
    free: readonly Component[],
    length: number,
    thickness: number,
  ): Component[] {
    const other = long.filter((line) => !free.includes(line));
    const own = other.filter((line) => this.isUnderline(line, length, thickness));
    const sure = [...free, ...own];
    const rest = other.filter(
      (line) =>
        !own.includes(line) &&
        sure.some((rule) => this.goesOn(rule, line, length, thickness)) &&
        this.freeShare(line, 1) >= UNDERLINE.below &&
        this.isDark(line),
    );
    return [...own, ...rest];
  }

  /** One behind the other on the same level, and as thick. */
  private goesOn(rule: Component, line: Component, length: number, thickness: number): boolean {
    const gap = Math.max(rule.x0, line.x0) - Math.min(rule.x1, line.x1);
    const off = Math.abs(rule.top + rule.bottom - line.top - line.bottom) / 2;
    if (Math.abs(gap) > PARTED.gap * length || off > PARTED.level * thickness) return false;
    const [a, b] = [rule, line].map((one) => one.area / this.lengthOf(one)) as [number, number];
    return Math.abs(a - b) <= PARTED.alike * Math.max(a, b);
  }

  private toRule({ x0, top, x1, bottom }: Component): Rule {
    const orientation = this.horizontal ? "horizontal" : "vertical";
    return { orientation, box: { x0, top, x1, bottom } };
  }

  private isInk(at: number): boolean {
    return (this.image.data[at] as number) < ocrSettings.ruleLevel;
  }

  /** 0 on every run of ink of at least `length`, 255 elsewhere. */
  private longRuns(length: number): GreyImage {
    const { width, height } = this.image;
    const data = new Uint8Array(width * height).fill(255);
    const starts = new Int32Array(this.across).fill(-1);
    const lasts = new Int32Array(this.across).fill(-1);
    const close = (v: number) => {
      const [start, last] = [starts[v] as number, lasts[v] as number];
      starts[v] = -1;
      if (start < 0 || last - start + 1 < length) return;
      for (let u = start; u <= last; u++) data[v * this.stepAcross + u * this.stepAlong] = 0;
    };
    const add = (u: number, v: number) => {
      if ((starts[v] as number) >= 0 && u - (lasts[v] as number) > SKIP + 1) close(v);
      if ((starts[v] as number) < 0) starts[v] = u;
      lasts[v] = u;
    };
    // Pixels in the order in which they lie in memory, whatever the direction.
    const ink = new InkSearch(this.image, ocrSettings.ruleLevel);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      const end = row + width;
      for (let at = ink.next(row, end); at < end; at = ink.next(at + 1, end))
        if (this.horizontal) add(at - row, y);
        else add(y, at - row);
    }
    for (let v = 0; v < this.across; v++) close(v);
    return { width, height, data };
  }

  private lengthOf(line: Component): number {
    return this.horizontal ? line.x1 - line.x0 : line.bottom - line.top;
  }

  private isThin(line: Component, thickness: number, slenderness = SLENDERNESS): boolean {
    const mean = line.area / this.lengthOf(line);
    return mean <= thickness && this.lengthOf(line) >= slenderness * mean;
  }

  private isOfBorders(line: Component, length: number, thickness: number): boolean {
    return (
      this.lengthOf(line) >= BORDERS.length * length &&
      this.isThin(line, BORDERS.thick * thickness) &&
      this.freeShare(line, -1) >= BORDERS.free &&
      this.freeShare(line, 1) >= BORDERS.free
    );
  }

  private standsFree(line: Component): boolean {
    return this.freeShare(line, -1) >= FREE_SHARE && this.freeShare(line, 1) >= FREE_SHARE;
  }

  /** Letters stand on it. */
  private isUnderline(line: Component, length: number, thickness: number): boolean {
    if (this.lengthOf(line) < UNDERLINE.length * thickness) return false;
    const isLong = this.lengthOf(line) > FUSED.length * length;
    const most = (isLong ? UNDERLINE.thick : FUSED.thickness) * thickness;
    if (line.area > most * this.lengthOf(line)) return false;
    const [above, below] = [this.freeShare(line, -1), this.freeShare(line, 1)];
    return above >= UNDERLINE.above && below >= UNDERLINE.below && this.isDark(line);
  }

  /** As dark as letters nearly all along. */
  private isDark(line: Component): boolean {
    const [from, to] = this.horizontal ? [line.x0, line.x1] : [line.top, line.bottom];
    const [near, far] = this.horizontal ? [line.top, line.bottom] : [line.x0, line.x1];
    let dark = 0;
    for (let u = from; u < to; u++)
      for (let v = near; v < far; v++)
        if (
          (this.image.data[u * this.stepAlong + v * this.stepAcross] as number) <
          ocrSettings.inkLevel
        ) {
          dark++;
          break;
        }
    return dark >= UNDERLINE.dark * (to - from);
  }

  /** A word in blurred bold print: between its letters there is less ink than on their stems. */
  private isFused(line: Component, length: number, thickness: number): boolean {
    const mean = line.area / this.lengthOf(line);
    if (!this.horizontal || mean < FUSED.thickness * thickness) return false;
    if (this.lengthOf(line) > FUSED.length * length) return false;
    const thick = this.thicknesses(line).toSorted((a, b) => a - b);
    const at = (share: number) => thick[Math.floor(share * (thick.length - 1))] ?? 0;
    // Along most of itself a line to write on is no thicker than it is.
    const isSolid = mean >= FUSED.solid * thickness || at(0.5) >= FUSED.over * mean;
    return isSolid && at(0.9) - at(0.25) > FUSED.spread * mean;
  }

  /** Of the ink across the line, at each of its places. */
  private thicknesses(line: Component): number[] {
    const [from, to] = this.horizontal ? [line.x0, line.x1] : [line.top, line.bottom];
    const [near, far] = this.horizontal ? [line.top, line.bottom] : [line.x0, line.x1];
    const inkAt = (u: number, v: number) =>
      this.inRange(v) && this.isInk(u * this.stepAlong + v * this.stepAcross);
    return Array.from({ length: to - from }, (_, k) => {
      let first = near;
      while (first < far && !inkAt(from + k, first)) first++;
      let last = first;
      while (inkAt(from + k, last + 1)) last++;
      while (inkAt(from + k, first - 1)) first--;
      return last - first + 1;
    });
  }

  /** Share of the line with paper just beside it, on one side. A leaning line is followed by its own ink. */
  private freeShare(line: Component, side: 1 | -1): number {
    const [from, to] = this.horizontal ? [line.x0, line.x1] : [line.top, line.bottom];
    const [near, far] = this.horizontal ? [line.top, line.bottom] : [line.x0, line.x1];
    let free = 0;
    for (let u = from; u < to; u++) {
      const base = u * this.stepAlong;
      let v = side < 0 ? far - 1 : near;
      const end = side < 0 ? near : far - 1;
      while (v !== end && !this.isInk(base + v * this.stepAcross)) v += side;
      // From the first ink met, on through the line to its other side.
      let last = v;
      while (this.inRange(last + side) && this.isInk(base + (last + side) * this.stepAcross)) {
        last += side;
        if (Math.abs(last - v) > far - near + HALO) break;
      }
      const beside = last + side * (HALO + 1);
      if (!this.inRange(beside) || !this.isInk(base + beside * this.stepAcross)) {
        if (Math.abs(last - v) <= far - near + HALO) free++;
      }
    }
    return free / (to - from);
  }

  private inRange(v: number): boolean {
    return v >= 0 && v < this.across;
  }

  /** Whitens an underline and the blur below it, but nothing of the letters that stand on it or reach below it. */
  private wipeAlone(mask: GreyImage, line: Component): void {
    const { width, height, data } = this.image;
    const thick = Math.round(line.area / this.lengthOf(line)) + 1;
    for (let x = line.x0; x < line.x1; x++) {
      let lowest = line.bottom - 1;
      while (lowest >= line.top && mask.data[lowest * width + x] !== 0) lowest--;
      if (lowest < line.top) continue;
      let last = lowest;
      while (last < height - 1 && this.isInk((last + 1) * width + x)) last++;
      if (last > lowest + HALO) continue;
      const end = Math.min(height - 1, last + HALO);
      for (let y = Math.max(line.top, last - thick); y <= end; y++) data[y * width + x] = 255;
    }
  }

  /** Whitens each crossing of the line that is no thicker than the line itself, or the points that it is made of: those are no thicker than `thickness`. */
  private wipe(mask: GreyImage, line: Component, thickness = 0): void {
    const mean = line.area / this.lengthOf(line);
    const usual = mean * 1.5 + 3;
    const thickest = thickness > 0 && this.isOfPoints(line, usual, thickness) ? thickness : usual;
    const [from, to] = this.horizontal ? [line.x0, line.x1] : [line.top, line.bottom];
    const [near, far] = this.horizontal ? [line.top, line.bottom] : [line.x0, line.x1];
    for (let u = from; u < to; u++) {
      for (let v = near; v < far; v++) {
        const at = u * this.stepAlong + v * this.stepAcross;
        if (mask.data[at] !== 0) continue;
        v = this.wipeCrossing(u, v, thickest);
      }
    }
  }

  private isOfPoints(line: Component, usual: number, thickness: number): boolean {
    const isThick = this.thicknesses(line).map((one) => one > usual && one <= thickness);
    const points = isThick.filter((own, i) => own && !isThick[i - 1]).length;
    return points * PITCH * thickness >= this.lengthOf(line);
  }

  /** Whitens the ink through (u, v) across the line unless it is longer than `thickest`; returns its last position. */
  private wipeCrossing(u: number, v: number, thickest: number): number {
    const base = u * this.stepAlong;
    let first = v;
    while (first > 0 && this.isInk(base + (first - 1) * this.stepAcross)) first--;
    let last = v;
    while (last < this.across - 1 && this.isInk(base + (last + 1) * this.stepAcross)) last++;
    if (last - first + 1 > thickest) return last;
    const end = Math.min(this.across - 1, last + HALO);
    for (let k = Math.max(0, first - HALO); k <= end; k++) {
      this.image.data[base + k * this.stepAcross] = 255;
    }
    return last;
  }
}
