import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { joinDigits } from "./join-digits";

const EM = 40;
const TOP = 20;
/** Ink of a digit and of a one, in its cell, and of an ideograph in its own; in pixels. */
const CELL = 22;
const INK: Record<string, [number, number]> = { "1": [9, 5], 番: [2, 36], 号: [2, 36] };

/** The line as drawn, an "_" for a space of a third of an em, and the words as they were read, parted by bars. */
function told(printed: string, read: string): string[] {
  const image: GreyImage = { width: 600, height: 80, data: new Uint8Array(600 * 80).fill(255) };
  let x = 20;
  const inks = [...printed].flatMap((sign): [number, number][] => {
    if (sign === "_") {
      x += EM / 3;
      return [];
    }
    const [from, width] = INK[sign] ?? [2, 18];
    const x0 = Math.round(x + from);
    for (let y = TOP + 4; y < TOP + 34; y++) image.data.fill(0, y * 600 + x0, y * 600 + x0 + width);
    x += /\d/.test(sign) ? CELL : EM;
    return [[x0, x0 + width]];
  });
  let at = 0;
  const words = read.split("|").map((text): Word => {
    const own = inks.slice(at, at + [...text.replaceAll(" ", "")].length);
    at += own.length;
    return {
      text,
      box: { x0: own[0]?.[0] ?? 0, x1: own.at(-1)?.[1] ?? 0, top: TOP, bottom: TOP + 38 },
      baseline: TOP + 34,
      fontSize: EM,
      bold: false,
      spaceBefore: false,
      confidence: 0.9,
      source: "ocr",
    };
  });
  return joinDigits(words, image).map(({ text }) => text);
}

it("joins the digits of a number that only the white beside a one parts", () => {
  expect(told("番号204173", "番号|2041 73")).toEqual(["番号", "204173"]);
  expect(told("番号204173", "番号|2041|73")).toEqual(["番号", "204173"]);
});

it("leaves numbers with a space between them, and lines that tell nothing", () => {
  expect(told("番号2041_73", "番号|2041 73")).toEqual(["番号", "2041 73"]);
  expect(told("番号2041_73", "番号|2041|73")).toEqual(["番号", "2041", "73"]);
  expect(told("番号17", "番号|1 7")).toEqual(["番号", "1 7"]);
});
