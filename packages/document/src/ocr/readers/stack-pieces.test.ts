import { describe, expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { stackPieces } from "./stack-pieces";

/** A page of one grey each row: row y has the value y. */
const page: GreyImage = {
  width: 100,
  height: 100,
  data: Uint8Array.from({ length: 100 * 100 }, (_, at) => Math.floor(at / 100)),
};

describe("stackPieces", () => {
  const pieces = [
    { x0: 10, top: 20, x1: 60, bottom: 30 },
    { x0: 40, top: 50, x1: 60, bottom: 60 },
  ];

  it("keeps each piece's pixels in its area, on a sheet wider than any of them", () => {
    const { image, areas } = stackPieces(page, pieces, 1);
    areas.forEach((area, i) => {
      expect(image.data[area.top * image.width]).toBe(pieces[i]?.top);
      expect(area.x1).toBeLessThan(image.width);
    });
  });

  it("leads what was read on a smaller sheet back to the page", () => {
    const { areas, toPage } = stackPieces(page, pieces, 0.5);
    const [area] = areas.slice(1);
    const read = { text: "7", confidence: 0.9, box: area ?? pieces[0], symbols: [] };
    expect(toPage(read as never, 1).box).toEqual(pieces[1]);
  });
});
