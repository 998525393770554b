import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { adoptOnes } from "./adopt-ones";
import { freeInk } from "./find-texts";

const HEIGHT = 30;

function page(...boxes: [left: number, top: number, right: number, bottom: number][]): Mask {
  const data = new Uint8Array(200 * 200);
  for (const [left, top, right, bottom] of boxes) {
    for (let y = top; y <= bottom; y += 1) data.fill(1, y * 200 + left, y * 200 + right + 1);
  }
  return { width: 200, height: 200, data };
}

const count = ({ data }: Mask) => data.reduce((sum, v) => sum + v, 0);
const six = [40, 60, 58, 90] as const;

describe("adoptOnes", () => {
  it("takes a stroke beside a letter and as high for a 1, a half of which looked written", () => {
    const mask = page([...six], [66, 57, 69, 89]);
    const letters = page([...six], [66, 80, 69, 89]);
    expect(count(adoptOnes(letters, freeInk(mask), HEIGHT))).toBe(count(mask));
  });

  it("takes one that lies beside a letter in upright writing", () => {
    const mask = page([60, 40, 90, 58], [59, 66, 91, 69]);
    expect(count(adoptOnes(page([60, 40, 90, 58]), freeInk(mask), HEIGHT))).toBe(count(mask));
  });

  it.each<[string, [number, number, number, number]]>([
    ["ends elsewhere", [66, 45, 69, 75]],
    ["is far off", [110, 60, 113, 90]],
    ["is short", [66, 70, 69, 84]],
    ["is long", [66, 40, 69, 95]],
    ["lies across", [62, 74, 92, 77]],
    ["touches a line", [66, 60, 69, 199]],
  ])("leaves a stroke that %s", (_, stroke) => {
    const letters = page([...six]);
    expect(count(adoptOnes(letters, freeInk(page([...six], stroke)), HEIGHT))).toBe(count(letters));
  });
});
