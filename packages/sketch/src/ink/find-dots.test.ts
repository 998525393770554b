import { expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { measureDistance } from "../strokes/measure-distance";
import type { InkKinds } from "./classify-ink";
import { findBlots } from "./find-blots";
import { findDots } from "./find-dots";
import { type InkKind, inkKinds } from "./network";

const PEN = 4;
const LARGEST = 40;
const SIZE = 240;

/** A sheet on which discs, rings and lines are drawn, each taken for one kind. */
class Sheet {
  readonly mask: Mask = { width: SIZE, height: SIZE, data: new Uint8Array(SIZE * SIZE) };
  private readonly planes = inkKinds.map((kind) =>
    new Uint8Array(SIZE * SIZE).fill(kind === "paper" ? 255 : 0),
  );

  draw(kind: InkKind, isInk: (x: number, y: number) => boolean): this {
    for (let y = 0; y < SIZE; y += 1) {
      for (let x = 0; x < SIZE; x += 1) {
        if (!isInk(x, y)) continue;
        this.mask.data[y * SIZE + x] = 1;
        this.planes.forEach((plane, k) => {
          plane[y * SIZE + x] = inkKinds[k] === kind ? 255 : 0;
        });
      }
    }
    return this;
  }

  disc(kind: InkKind, cx: number, cy: number, r: number, hollow = 0): this {
    return this.draw(kind, (x, y) => {
      const d = Math.hypot(x - cx, y - cy);
      return d <= r && d >= hollow;
    });
  }

  line(kind: InkKind, y0: number): this {
    return this.draw(kind, (_, y) => Math.abs(y - y0) < PEN / 2);
  }

  get kinds(): InkKinds {
    return { width: SIZE, height: SIZE, scale: 1, planes: this.planes };
  }

  dots() {
    const depth = { width: SIZE, data: measureDistance(this.mask) };
    return findDots(this.mask, this.kinds, depth, [], LARGEST, PEN);
  }

  blots() {
    return findBlots(this.mask, this.kinds, [], LARGEST, PEN);
  }
}

it("takes a dot on an extension line for a hole where lines end in slashes", () => {
  const sheet = new Sheet().line("annotation", 120).disc("tick", 120, 120, 9);
  for (const x of [20, 60, 180, 220]) {
    sheet.draw("tick", (u, v) => Math.abs(u - x + v - 40) < 3 && Math.abs(v - 40) < 9);
  }
  const [dot, ...more] = sheet.dots();
  expect(more).toEqual([]);
  expect(dot?.center.x).toBeCloseTo(120, -0.5);
  expect(dot?.radius).toBeGreaterThan(5);
});

it("takes no dot for a hole where the lines end in dots", () => {
  const sheet = new Sheet().line("annotation", 120);
  for (const x of [40, 120, 200]) sheet.disc("tick", x, 120, 9);
  expect(sheet.dots()).toEqual([]);
});

it("sees the ring that a centre mark cuts in four", () => {
  const sheet = new Sheet()
    .disc("outline", 120, 120, 14, 10)
    .draw("centre", (x, y) => Math.abs(y - 120) < 2 && Math.abs(x - 120) < 22)
    .draw("centre", (x, y) => Math.abs(x - 120) < 2 && Math.abs(y - 120) < 22);
  const [ring, ...more] = sheet.blots();
  expect(more).toEqual([]);
  expect(ring?.center.x).toBeCloseTo(120, -0.5);
  expect(Math.abs((ring?.radius ?? 0) - 12)).toBeLessThan(1.5);
});

it("takes no piece of an outline for a hole", () => {
  expect(new Sheet().line("outline", 60).blots()).toEqual([]);
});
