import { expect, it } from "vitest";
import { measureDistance } from "./measure-distance";

it("measures each ink pixel's way to the nearest paper, and takes what lies beyond the mask for ink", () => {
  const data = Uint8Array.from([0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  const distance = measureDistance({ width: 5, height: 3, data });
  const thirds = [0, 3, 6, 3, 0, 3, 4, 7, 4, 3, 6, 7, 8, 7, 6];
  expect([...distance]).toEqual([...Float32Array.from(thirds, (third) => third / 3)]);
});
