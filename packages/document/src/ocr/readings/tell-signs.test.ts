import { afterEach, expect, it } from "vitest";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import type { Sign } from "../readers/print-network";
import { disputeNames } from "./dispute-evidence";
import { tellSigns, type WeighedReadings, weighedReadings } from "./tell-signs";
import type { SettledText } from "./tell-spaces";

/** A word as both readers saw it and as it was decided, and how sure each was. */
interface Read {
  first: string;
  confidence?: number;
  second: string;
  probability?: number;
  decided: string;
}

const EM = 30;
const usual = (text: string): Read => ({ first: text, second: text, decided: text });

function settled(words: readonly Read[]): SettledText {
  let x = 0;
  const first = words.map((word): Word => {
    const width = 0.5 * EM * [...word.decided.replaceAll(" ", "")].length;
    const box = { x0: x, x1: x + width, top: 0, bottom: EM };
    x += width + 8;
    const { first: text, confidence = 0.95 } = word;
    return {
      text,
      box,
      baseline: 24,
      fontSize: EM,
      bold: false,
      spaceBefore: true,
      confidence,
      source: "ocr",
    };
  });
  const signs = words.map(({ second, probability = 0.99 }) =>
    [...second].map((text, at): Sign => ({ text, probability, x: at, spaced: false, space: 0 })),
  );
  const decided = words.map((word, i) => ({ ...(first[i] as Word), text: word.decided }));
  return { words: decided, first, signs, joined: words.map(() => false), spells: true };
}

const tell = (words: readonly Read[], model: Model = "eng") =>
  tellSigns([settled(words)], model)[0]?.words ?? [];

it("leaves what both readers see alike", () => {
  expect(tell(["Order", "No.", "4711"].map(usual)).map(({ text }) => text)).toEqual([
    "Order",
    "No.",
    "4711",
  ]);
});

it("takes away a letter that the first reader alone saw twice, and doubts the word", () => {
  const doubled = { first: "Vendorr", confidence: 0.9, second: "Vendor", decided: "Vendorr" };
  const [word] = tell([doubled, usual("number"), usual("Address")]);
  expect(word).toMatchObject({ text: "Vendor", second: "overrules" });
  expect(word?.confidence).toBeLessThanOrEqual(0.75);
});

it("keeps the spaces of a word of which a sign is exchanged", () => {
  const read = {
    first: "SI1bs",
    confidence: 0.5,
    second: "51lbs",
    probability: 0.97,
    decided: "51 1bs",
  };
  const [, word] = tell([usual("Weight"), read]);
  expect(word?.text).toMatch(/^51 [1l]bs$/);
});

it("tells how unlikely it is that disputed signs are right, the more the less sure the second reader was", () => {
  const risks = [0.99, 0.4].map((probability) => {
    const read = { first: "Bagley,", second: "Bagley.", probability, decided: "Bagley." };
    return tell([usual("Mr."), read])[1]?.risk ?? 0;
  });
  expect(risks.every((risk) => risk > 0)).toBe(true);
  expect(risks[0]).toBeLessThan(risks[1] as number);
  expect(tell([usual("Mr."), usual("Bagley,")])[1]?.risk).toBeUndefined();
});

const told: WeighedReadings[] = [];
const note = (one: unknown) => told.push(one as WeighedReadings);
afterEach(() => weighedReadings.unsubscribe(note));

it("tells who learns from it what both readers saw and what was decided", () => {
  weighedReadings.subscribe(note);
  tell([{ first: "Dept.", second: "Dept", decided: "Dept" }]);
  const [word] = told.flatMap(({ texts }) => texts.flatMap(({ words }) => words));
  expect(word).toMatchObject({ first: "Dept.", decided: "Dept", fontSize: EM });
  expect(word?.signs.map(({ text }) => text).join("")).toBe("Dept");
  expect(new Set(disputeNames).size).toBe(disputeNames.length);
});
