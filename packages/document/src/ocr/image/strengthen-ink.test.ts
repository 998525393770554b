import { describe, expect, it } from "vitest";
import type { GreyImage } from "./grey-image";
import { strengthenInk } from "./strengthen-ink";

/** Strokes of ink on white paper, with an edge between both on each side. */
function page(ink: number, more: readonly number[] = []): GreyImage {
  const edge = Math.round((255 + ink) / 2);
  const row = Array.from({ length: 100 }, (_, x) =>
    x % 10 === 4 ? ink : x % 10 === 3 || x % 10 === 5 ? edge : 255,
  );
  const data = Uint8Array.from(Array.from({ length: 100 }, () => row).flat());
  data.set(more);
  return { width: 100, height: 100, data };
}

describe("strengthenInk", () => {
  it("makes all of a page darker whose ink is faint throughout", () => {
    const { data } = strengthenInk(page(158));
    expect([data[104], data[103], data[100]]).toEqual([60, 159, 255]);
  });

  it("leaves pages of usual ink, of usual ink beside faint, and without any", () => {
    for (const usual of [page(20), page(100), page(158, Array(200).fill(10)), page(255)])
      expect(strengthenInk(usual)).toBe(usual);
  });

  it("takes lone dark specks for no ink", () => {
    expect(strengthenInk(page(158, [0, 0, 0])).data[104]).toBe(60);
  });
});
