import { expect, it } from "vitest";
import { advance, horizontal, typeset } from "../../test/typeset";
import { toLines } from "./lines";

const motto = "Freedom - Work - Peace";
const end = 100 + advance(motto, 10);

it("leaves a text whole over a line that ends within its first and last words, as far from both ends", () => {
  const page = typeset([{ x: 100, y: 50, text: motto }], [horizontal(52, 110, end - 10)]);
  expect(toLines(page).flatMap(({ segments }) => segments.map(({ text }) => text))).toEqual([
    motto,
  ]);
});

it("parts a text where a line to write on begins within it", () => {
  const page = typeset([{ x: 100, y: 50, text: motto }], [horizontal(52, 143, 400)]);
  expect(toLines(page)[0]?.segments.length).toBeGreaterThan(1);
});
