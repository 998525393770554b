import type { Rule } from "../../model";
import type { Component } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { InkSearch } from "../image/ink-search";
import { ocrSettings } from "../settings";

/** White pixels that a line of ink may skip: specks of dust, JPEG noise. */
const SKIP = 2;

/** Where a line lies, from one end to the other and from side to side; the ends are exclusive. */
export interface Span {
  from: number;
  to: number;
  near: number;
  far: number;
}

/** An image seen along one axis: `u` runs along the lines looked for, `v` across them. */
export class Axis {
  private readonly across: number;
  private readonly stepAlong: number;
  private readonly stepAcross: number;

  constructor(
    readonly image: GreyImage,
    readonly horizontal: boolean,
  ) {
    this.across = horizontal ? image.height : image.width;
    this.stepAlong = horizontal ? 1 : image.width;
    this.stepAcross = horizontal ? image.width : 1;
  }

  /** Where (u, v) is among the pixels of the image and of its masks. */
  at(u: number, v: number): number {
    return u * this.stepAlong + v * this.stepAcross;
  }

  greyAt(u: number, v: number): number {
    return this.image.data[this.at(u, v)] as number;
  }

  isInk(u: number, v: number): boolean {
    return this.greyAt(u, v) < ocrSettings.ruleLevel;
  }

  inRange(v: number): boolean {
    return v >= 0 && v < this.across;
  }

  /** Makes paper of what lies at `u` from one place to the other, both inclusive. */
  whiten(u: number, from: number, to: number): void {
    const last = Math.min(this.across - 1, to);
    for (let v = Math.max(0, from); v <= last; v++) this.image.data[this.at(u, v)] = 255;
  }

  spanOf({ x0, top, x1, bottom }: Component): Span {
    return this.horizontal
      ? { from: x0, to: x1, near: top, far: bottom }
      : { from: top, to: bottom, near: x0, far: x1 };
  }

  lengthOf(line: Component): number {
    const { from, to } = this.spanOf(line);
    return to - from;
  }

  /** The mean of its thickness. */
  thicknessOf(line: Component): number {
    return line.area / this.lengthOf(line);
  }

  toRule({ x0, top, x1, bottom }: Component): Rule {
    const orientation = this.horizontal ? "horizontal" : "vertical";
    return { orientation, box: { x0, top, x1, bottom } };
  }

  /** 0 on every run of ink of at least `length`, 255 elsewhere. */
  longRuns(length: number): GreyImage {
    const { width, height } = this.image;
    const data = new Uint8Array(width * height).fill(255);
    const starts = new Int32Array(this.across).fill(-1);
    const lasts = new Int32Array(this.across).fill(-1);
    const close = (v: number) => {
      const [start, last] = [starts[v] as number, lasts[v] as number];
      starts[v] = -1;
      if (start < 0 || last - start + 1 < length) return;
      for (let u = start; u <= last; u++) data[this.at(u, v)] = 0;
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
}
