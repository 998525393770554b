import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import { expect, it } from "vitest";
import { glyphsToWords } from "./glyphs-to-words";
import { liftWrittenLeaders } from "./written-leaders";

/** Glyphs of one text from `x` on, each half as wide as the type is high. */
function set(text: string, x: number, y: number, { size = 10, face = "Serif", step = 0.5 } = {}) {
  return [...text].map((sign, i): PdfGlyph => {
    const x0 = x + step * size * i;
    const box = { x0, top: y - size, x1: x0 + step * size, bottom: y };
    const drawn = { angle: 0, fontSize: size, bold: false, slanted: false, face };
    const seen = { invisible: false, unmapped: false, generated: false };
    return { text: sign, x: x0, y, ink: box, advance: box, ...drawn, ...seen };
  });
}

const label = set("Imię", 50, 100);
const points = set(".".repeat(40), 80, 100, { step: 0.3 });
const answer = set("Zuzanna", 90, 98, { face: "Hand" });
/** As a text layer tells them: from left to right, whatever was drawn first. */
const mixed = [...label, ...points, ...answer].sort((a, b) => a.x - b.x);

it("lifts the points that an answer was written on off its letters, as a line", () => {
  const { glyphs, rules } = liftWrittenLeaders(mixed);
  expect(glyphsToWords(glyphs).map(({ text }) => text)).toEqual(["Imię", "Zuzanna"]);
  expect(rules).toEqual([
    { orientation: "horizontal", box: { x0: 80, x1: 200, top: 99.5, bottom: 100 } },
  ]);
});

it("leaves rows of points between texts, and a few points of a text", () => {
  const plain = [...label, ...points, ...set("12", 210, 100)];
  expect(liftWrittenLeaders(plain)).toEqual({ glyphs: plain, rules: [] });
  const short = [...set("etc.....", 50, 100), ...set("and", 60, 97)];
  expect(liftWrittenLeaders(short).rules).toEqual([]);
});
