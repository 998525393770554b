import type { Raster } from "@inkform/raster/model";
import { describe, expect, it } from "vitest";
import { normaliseLight } from "./normalise-light";

const width = 150;
const height = 121;
type Colour = readonly [red: number, green: number, blue: number];

function paint(colourAt: (x: number, y: number) => Colour): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    data.set(colourAt(i % width, Math.floor(i / width)), 3 * i);
  }
  return { width, height, channels: 3, data, dpi: null };
}

const grey = (value: number): Colour => [value, value, value];
/** Lines across and down, as wide as a pen, on the paper given. */
const isLine = (x: number, y: number) => Math.abs(x - 70) < 2 || Math.abs(y - 60) < 2;
const at = (x: number, y: number) => y * width + x;

describe("darkness against the paper", () => {
  it("is that of ink, in light and in shadow, without a trace of the shadow's edge", () => {
    const paper = (x: number) => (x < 40 ? 230 : 120);
    const { data } = normaliseLight(paint((x, y) => grey(paper(x) * (isLine(x, y) ? 0.4 : 1))));
    expect(data[at(20, 60)]).toBeCloseTo(0.6, 2);
    expect(data[at(110, 60)]).toBeCloseTo(0.6, 2);
    expect(data[at(38, 20)]).toBe(0);
    expect(data[at(42, 20)]).toBeLessThan(0.01);
  });

  it("is the same for a grey picture in one channel and in three, at the seam in the middle too", () => {
    const picture = paint((x, y) => grey(isLine(x, y) ? 40 : 200 + ((x * 7 + y * 13) % 20)));
    const single = picture.data.filter((_, k) => k % 3 === 0);
    const tinted = { ...picture, data: Uint8Array.from(picture.data) };
    // One pixel of another colour, in a corner, and the picture is taken for a coloured one.
    tinted.data[0] = (tinted.data[0] as number) ^ 1;
    const { data } = normaliseLight({ ...picture, channels: 1, data: single });
    expect(normaliseLight(picture).data).toEqual(data);
    expect(normaliseLight(tinted).data.subarray(3 * width)).toEqual(data.subarray(3 * width));
  });

  it("shows blue ink and red ink alike", () => {
    const [blue, red]: Colour[] = [
      [40, 60, 210],
      [210, 50, 40],
    ];
    const { data } = normaliseLight(
      paint((x, y) => (isLine(x, y) ? ((x < 70 ? blue : red) as Colour) : grey(235))),
    );
    expect(data[at(20, 60)]).toBeGreaterThan(0.6);
    expect(data[at(110, 60)]).toBeGreaterThan(0.6);
  });
});
