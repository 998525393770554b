import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import type { Sign } from "../readers/print-network";
import { settleWord, withoutInnerSpaces } from "./settle-words";

const word = (text: string, confidence = 0.9): Word => ({
  text,
  box: { x0: 0, x1: 100, top: 0, bottom: 20 },
  baseline: 16,
  fontSize: 20,
  bold: false,
  spaceBefore: false,
  confidence,
  source: "ocr",
});

/** What the second reader saw: clear signs, but for those at some places, of which it thinks of others. */
function signs(text: string, open: Record<number, [probability: number, rivals: string]>): Sign[] {
  return [...text.replace(/\s/g, "")].map((sign, i) => {
    const [probability, rivals] = open[i] ?? [1, ""];
    const share = (1 - probability) / Math.max(1, rivals.length);
    return {
      text: sign,
      probability,
      rivals: [...rivals].map((rival) => ({ text: rival, probability: share })),
      x: 10 * i,
      spaced: false,
    };
  });
}

function settled(
  seen: string,
  first: string,
  open: Record<number, [number, string]> = {},
  model: Model = "eng",
): string {
  return settleWord(word(seen), word(first), signs(seen, open), model).text;
}

describe("settleWord", () => {
  it("takes the letter that makes a word where the second reader thought of it", () => {
    expect(settled("AOENCY", "AOENCY", { 1: [0.8, "G"] })).toBe("AGENCY");
    expect(settled("animais,", "animais,", { 5: [0.9, "l"] })).toBe("animals,");
    expect(settled("Re-Comfections", "x", { 5: [0.7, "n"] })).toBe("Re-Confections");
    expect(settled("Foumis", "Foumis", { 3: [0.85, "n"] }, "fra")).toBe("Fournis");
  });

  it("takes the second reader's word where the first's was kept and is none", () => {
    const kept = (text: string, seen: string, second: "differs" | "agrees" = "differs") =>
      settleWord({ ...word(text), second }, word(text), signs(seen, { 1: [0.5, ""] }), "eng").text;
    expect(kept("lssued", "Issued")).toBe("Issued");
    expect(kept("ltemns", "Items")).toBe("Items");
    expect(kept("ltemns", "Itemq")).toBe("ltemns");
    expect(kept("ltemns", "Items", "agrees")).toBe("ltemns");
  });

  it("takes the first reader's word where the second's is none", () => {
    expect(settled("OBJECTlVE:", "OBJECTIVE:")).toBe("OBJECTIVE:");
    expect(settled("DOMiClLlO", "DOMICILIO", {}, "spa")).toBe("DOMICILIO");
    expect(settled("Établisement", "Établissement", {}, "fra")).toBe("Établissement");
  });

  it("leaves marks of Vietnamese that both readers saw", () => {
    const open: Record<number, [number, string]> = { 2: [0.7, "ắ"] };
    const seen = (second: "agrees" | "overrules") =>
      settleWord({ ...word("chẵn"), second }, word("chẵn"), signs("chẵn", open), "vie").text;
    expect(seen("agrees")).toBe("chẵn");
    expect(seen("overrules")).toBe("chắn");
  });

  it("leaves what the ink does not leave open", () => {
    expect(settled("AOENCY", "AOENCY")).toBe("AOENCY");
    expect(settled("AOENCY", "AOENCY", { 1: [0.99, "G"] })).toBe("AOENCY");
  });

  it("leaves words of the language, and of the lexicon, whatever else they could be", () => {
    expect(settled("Tide", "Title", { 2: [0.6, "l"] })).toBe("Tide");
    expect(settled("Tide", "Tilde")).toBe("Tide");
  });

  it("neither drops marks for the first reader, but of Vietnamese syllables, nor mixes cases", () => {
    expect(settled("Café", "Cafe", {}, "deu")).toBe("Café");
    expect(settled("giào", "giao", {}, "vie")).toBe("giao");
    expect(settled("MELIO", "MELIO", { 3: [0.8, "l"] }, "pol")).toBe("MELIO");
  });

  it("keeps codes, numbers and short words", () => {
    expect(settled("B0X-417", "BOX-417")).toBe("B0X-417");
    expect(settled("mot", "mot", { 0: [0.8, "n"] })).toBe("mot");
  });

  it("marks what it settled as disputed", () => {
    const { confidence } = settleWord(
      word("AOENCY", 0.99),
      word("AOENCY"),
      signs("AOENCY", { 1: [0.8, "G"] }),
      "eng",
    );
    expect(confidence).toBe(0.75);
  });
});

describe("withoutInnerSpaces", () => {
  const joined = (seen: string, first: string) =>
    withoutInnerSpaces(word(seen), word(first), "eng").text;

  it("joins the pieces of a word in which the first reader saw no space", () => {
    expect(joined("RESO LUTION", "RESOLUTION")).toBe("RESOLUTION");
    expect(joined("Protect ive", "Protectlve")).toBe("Protective");
  });

  it("leaves pieces that are no word together, and what the first reader parted", () => {
    expect(joined("Chief Chemist", "ChiefChemist")).toBe("Chief Chemist");
    expect(joined("Follow-up date", "Follow-update")).toBe("Follow-up date");
    expect(joined("in voice", "in voice")).toBe("in voice");
  });
});
