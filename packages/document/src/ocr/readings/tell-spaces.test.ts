import { afterEach, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { Sign } from "../readers/print-network";
import { spaceNames } from "./space-evidence";
import { type SettledText, tellSpaces, type WeighedSpaces, weighedSpaces } from "./tell-spaces";

const EM = 40;
/** How wide a letter's ink is, and the white behind it, in pixels. */
const INK = 16;
const WHITE = 3;
const SPACE = 12;
const NARROW = 7;

/** Words of print as two readers see them: `|` parts the words of the first, `_` is a wide white with no space in a word. */
function printed(text: string, seen: (i: number) => number = () => 0, space = SPACE) {
  const image: GreyImage = { width: 2000, height: 60, data: new Uint8Array(2000 * 60).fill(255) };
  const words: Word[] = [];
  const signs: Sign[][] = [];
  let x = 20;
  let at = 0;
  for (const part of text.split("|")) {
    const own: Sign[] = [];
    if (words.length > 0) x += space - WHITE;
    const x0 = x;
    for (const sign of part) {
      if (sign === "_") {
        x += space - WHITE;
        continue;
      }
      for (let y = 12; y < 40; y++) image.data.fill(0, y * 2000 + x, y * 2000 + x + INK);
      own.push({
        text: sign,
        probability: 0.99,
        x: x + INK / 2,
        spaced: seen(at) > 0.5,
        space: seen(at),
      });
      x += INK + WHITE;
      at++;
    }
    const bare = part.replaceAll("_", "");
    words.push({
      text: bare,
      box: { x0: x0 - 2, x1: x - WHITE + 2, top: 5, bottom: 48 },
      baseline: 40,
      fontSize: EM,
      bold: false,
      spaceBefore: words.length > 0,
      confidence: 0.99,
      source: "ocr",
      second: "agrees",
    });
    signs.push(own);
  }
  const joined = words.map(() => false);
  const settled: SettledText = { words, joined, first: words, signs, spells: true };
  return { image, settled };
}

const tell = (text: string, seen?: (i: number) => number, space = SPACE): string => {
  const { image, settled } = printed(text, seen, space);
  const [words = []] = tellSpaces([settled], image, 0.25, "eng");
  return words.map((word) => word?.text ?? "-").join("|");
};

it("leaves words as two readers and the ink agree on them", () => {
  expect(tell("Delivery|date", (i) => (i === 8 ? 0.99 : 0))).toBe("Delivery|date");
  expect(tell("Invoice")).toBe("Invoice");
});

it("joins the pieces of an amount that the first reader alone parted", () => {
  expect(tell("28|,00", undefined, NARROW)).toBe("28,00|-");
});

it("parts a label from the number behind it that only the second reader parted", () => {
  const between = (i: number) => (i === 3 ? 0.97 : 0);
  expect(tell("NIF_505550184", between)).toBe("NIF 505550184");
});

it("parts two words of labels that together are none where a space is at all likely", () => {
  const doubtful = (i: number) => (i === 8 ? 0.2 : 0);
  expect(tell("Delivery_address", doubtful, NARROW)).toBe("Delivery address");
  expect(tell("Deliverx_address", doubtful, NARROW)).toBe("Deliverxaddress");
});

const told: WeighedSpaces[] = [];
const note = (one: unknown) => told.push(one as WeighedSpaces);
afterEach(() => weighedSpaces.unsubscribe(note));

it("tells who listens what is known of every place", () => {
  weighedSpaces.subscribe(note);
  tell("No.|7781", (i) => (i === 3 ? 0.8 : 0.001));
  const [text] = told;
  expect(text?.signs.join("")).toBe("No.7781");
  expect(text?.evidence).toHaveLength(6);
  expect(Object.keys(text?.evidence[2] ?? {}).toSorted()).toEqual([...spaceNames].toSorted());
  expect(text?.evidence[2]).toMatchObject({ first: 1, decided: 1, digitsBehind: 4 });
  expect(text?.evidence[2]?.white).toBeCloseTo(SPACE / EM, 1);
  // Within a word of which nobody doubts.
  expect(text?.evidence[0]).toBeNull();
});
