import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { dropLeaders, dropLines } from "./drop-leaders";

const EM = 40;
const BASELINE = 60;

/** Points of ink at the foot of a line. */
function points(...places: number[]): GreyImage {
  const image = { width: 400, height: 100, data: new Uint8Array(400 * 100).fill(255) };
  for (const x of places)
    for (let y = BASELINE - 4; y < BASELINE; y++) image.data.fill(0, y * 400 + x, y * 400 + x + 4);
  return image;
}

const word = (text: string): Word => ({
  text,
  box: { x0: 20, x1: 120, top: 30, bottom: 66 },
  baseline: BASELINE,
  fontSize: EM,
  bold: false,
  spaceBefore: false,
  confidence: 0.9,
  source: "ocr",
});

const row = (count: number, step: number) =>
  Array.from({ length: count }, (_, i) => 114 + i * step);

it("takes off the point that begins a row of leaders", () => {
  const [word1] = dropLeaders([word("Marketing.")], points(...row(12, 10)));
  expect(word1?.text).toBe("Marketing");
  expect(word1?.box.x1).toBeCloseTo(110);
  expect(dropLeaders([word("Lan......")], points(...row(6, 10)))[0]?.text).toBe("Lan");
});

it("drops what one reader made of the points alone", () => {
  const lone = (image: GreyImage, second: Word["second"] = "none") =>
    dropLeaders([{ ...word("aus"), second }], image).length;
  const within = [24, 36, 48, 60, 72, 84];
  expect(lone(points(...within))).toBe(0);
  expect(lone(points(...within), "agrees")).toBe(1);
  expect(lone(points(24))).toBe(1);
  const letter = points(...within);
  for (let y = 40; y < BASELINE; y++) letter.data.fill(0, y * 400 + 90, y * 400 + 102);
  expect(lone(letter)).toBe(1);
});

it("leaves the point of an abbreviation, an omission and a word before other ink", () => {
  const texts = (text: string, image: GreyImage) => dropLeaders([word(text)], image)[0]?.text;
  expect(texts("Str.", points(114))).toBe("Str.");
  expect(texts("etc...", points(...row(3, 10)))).toBe("etc...");
  expect(texts("Str.", points(114, 150, 158, 199))).toBe("Str.");
});

it("leaves the point of a label that stands off from the row of leaders behind it", () => {
  const behind = points(114, ...Array.from({ length: 12 }, (_, i) => 134 + i * 10));
  expect(dropLeaders([word("No.")], behind)[0]?.text).toBe("No.");
});

it("takes off what words have of the line that they are written on", () => {
  const words = dropLines([word("_4417"), word("_3_"), word("_"), word("file_name"), word("____")]);
  expect(words.map(({ text }) => text)).toEqual(["4417", "3", "file_name", "____"]);
  expect(words[0]?.box.x0).toBeCloseTo(40);
});
