import { describe, expect, it } from "vitest";
import { typeset } from "../../test/typeset";
import type { Page } from "../model";
import { placingOf } from "./place-picture";

const page = typeset([]);
const picture = { x0: 50, top: 300, x1: 550, bottom: 600 };

/** A page that was read turned by some degrees about its middle, in a frame shifted by (30, 20). */
function turned(degrees: number): Page {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => of((degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  return {
    ...page,
    width: 660,
    height: 840,
    toUploaded: ({ x0, top, x1, bottom }) => {
      const [x, y] = [(x0 + x1) / 2 - 330, (top + bottom) / 2 - 420];
      return [(300 + cos * x - sin * y) / 600, (400 + sin * x + cos * y) / 800, 0, 0];
    },
  };
}
const point = (x: number, y: number) => ({ x0: x, top: y, x1: x, bottom: y });

describe("placingOf", () => {
  it("leaves the middle of the picture where it is and its lines level", () => {
    const placing = placingOf(turned(2), page, picture);
    const [sin, cos] = [Math.sin(Math.PI / 90), Math.cos(Math.PI / 90)];
    // The middle of the picture, 50 below that of the page, lies there in the frame read.
    const [x, y] = [330 + 50 * sin, 420 + 50 * cos];
    const middle = placing?.shift(point(x, y));
    expect(middle?.x0).toBeCloseTo(300);
    expect(middle?.top).toBeCloseTo(450);
    expect(placing?.shift(point(x + 200, y)).top).toBeCloseTo(450);
    expect(placing?.down).toBeCloseTo(450 - y);
  });

  it("leads back to where the words lie on the page as uploaded", () => {
    const placing = placingOf(turned(2), page, picture);
    const [x = 0, y = 0] = placing?.toUploaded(point(500, 450)) ?? [];
    expect(600 * x).toBeCloseTo(300 + 200 * Math.cos(Math.PI / 90));
    expect(800 * y).toBeCloseTo(450 + 200 * Math.sin(Math.PI / 90));
  });

  it("lays nothing that runs another way than the page", () => {
    expect(placingOf(turned(90), page, picture)).toBeNull();
    expect(placingOf(turned(180), page, picture)).toBeNull();
    expect(placingOf(turned(10), page, picture)).toBeNull();
  });
});
