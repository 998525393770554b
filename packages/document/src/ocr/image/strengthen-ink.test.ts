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

  it("leaves pages of usual ink, and without any", () => {
    for (const usual of [page(20), page(100), page(255)]) expect(strengthenInk(usual)).toBe(usual);
  });

  /** Four pages one below the other. */
  const tall = (...inks: number[]): GreyImage => ({
    width: 100,
    height: 400,
    data: Uint8Array.from(inks.flatMap((ink) => [...page(ink).data])),
  });

  it("makes the foot of a page darker on whose way down the ink wanes", () => {
    const { data } = strengthenInk(tall(20, 20, 170, 170));
    expect([data[4], data[0]]).toEqual([20, 255]);
    expect(data[39_904]).toBeLessThan(80);
    expect(data[39_900]).toBe(255);
    const photograph = tall(20, 20, 170, 170);
    expect(strengthenInk(photograph, true)).toBe(photograph);
  });

  it("leaves the noise of empty paper as it is", () => {
    const noisy = tall(20, 20, 255, 255);
    let seed = 7;
    for (const [at, value] of noisy.data.entries()) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      if (value > 200) noisy.data[at] = 255 - Math.floor((seed / 2_147_483_648) ** 2 * 90);
    }
    expect(strengthenInk(noisy)).toBe(noisy);
  });

  it("leaves what is as pale as print from the other side", () => {
    const through = tall(20, 20, 212, 212);
    expect(strengthenInk(through)).toBe(through);
  });

  it("takes lone dark specks for no ink", () => {
    expect(strengthenInk(page(158, [0, 0, 0])).data[104]).toBe(60);
  });
});
