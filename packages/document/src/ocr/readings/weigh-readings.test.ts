import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import type { Script } from "./judge-reading";
import { weighReadings } from "./weigh-readings";

const known = new Set(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-/%+×¥$円〒年月日发票",
);

function weigh(first: string, second: string, given: Partial<Given> = {}): Word {
  const {
    confidence = 0.7,
    probability = 0.9,
    script = "latin",
    spacedAt = -1,
    spells,
    width,
  } = given;
  const signs =
    given.signs ??
    [...second].map((text, i): Sign => ({ text, probability, x: i, spaced: i === spacedAt }));
  const word: Word = {
    text: first,
    box: { x0: 0, x1: width ?? 6 * first.length, top: 0, bottom: 10 },
    baseline: 8,
    fontSize: 10,
    bold: false,
    spaceBefore: false,
    confidence,
    source: "ocr",
  };
  return weighReadings(
    word,
    signs,
    { known: spells ?? known, spells: spells !== undefined },
    script,
  );
}

interface Given {
  /** Instead of those of the second text. */
  signs: readonly Sign[];
  /** Of the word, in tenths of its em. */
  width: number;
  confidence: number;
  probability: number;
  script: Script;
  spacedAt: number;
  /** All that the language is written with, where the second reader knows it. */
  spells: ReadonlySet<string>;
}

describe("weighReadings", () => {
  it("keeps the point before a colon, which the network has no room for", () => {
    expect(weigh("NO.:", "NO:")).toMatchObject({ text: "NO.:", second: "agrees" });
    expect(weigh("NO.1:", "NO1:").text).toBe("NO1:");
  });

  it("adds up what the network gives to both cases of a letter of one shape", () => {
    const signs: Sign[] = [
      {
        text: "C",
        probability: 0.6,
        rivals: [{ text: "c", probability: 0.39 }],
        x: 0,
        spaced: false,
      },
      { text: "á", probability: 0.99, x: 1, spaced: false },
      { text: "i", probability: 0.99, x: 2, spaced: false },
    ];
    const spells = new Set([...known, "á"]);
    expect(weigh("cai", "", { confidence: 0.86, spells, signs })).toMatchObject({
      text: "cái",
      second: "overrules",
    });
  });

  it("believes the second reader's signs that the first has not, and marks that it overlooked", () => {
    const spells = new Set([...known, "á", "ả", "đ", "₫", "x"]);
    expect(weigh("đ", "₫", { confidence: 0.96, spells }).text).toBe("₫");
    expect(weigh("₫", "đ", { confidence: 0.96, spells }).text).toBe("₫");
    expect(weigh("cai", "cái", { confidence: 0.96, probability: 0.98, spells }).text).toBe("cái");
    expect(weigh("cai", "cái", { confidence: 0.96, probability: 0.95, spells }).text).toBe("cai");
    expect(weigh("cải", "cái", { confidence: 0.96, probability: 0.98, spells }).text).toBe("cải");
  });

  it("leaves out a space that the first reader doubts and the second did not see", () => {
    expect(weigh("¥ 862,347", "¥862,347", { confidence: 0.4 }).text).toBe("¥862,347");
    expect(weigh("¥ 862,347", "¥862,347", { confidence: 0.95 }).text).toBe("¥ 862,347");
  });

  it("keeps the raised digit of an area that the second reader saw, and no other", () => {
    expect(weigh("m2", "m²").text).toBe("m²");
    expect(weigh("120m2", "120m²").text).toBe("120m²");
    expect(weigh("T2", "T²").text).toBe("T2");
  });

  it("is all but certain of what two readers agree on", () => {
    expect(weigh("70.321.500", "70.321.500")).toMatchObject({
      text: "70.321.500",
      confidence: 0.99,
      second: "agrees",
    });
  });

  it("takes Latin words on pages in ideographs from a reader who is sure of them", () => {
    const sure = { confidence: 0.98, probability: 0.97 };
    expect(weigh("Buver", "Buyer", { ...sure, script: "japanese" }).text).toBe("Buyer");
    expect(weigh("Buver", "Buyer", { ...sure, script: "latin" }).text).toBe("Buver");
    const less = { confidence: 0.98, probability: 0.9, script: "japanese" } as const;
    expect(weigh("Buver", "Buyer", less).text).toBe("Buver");
  });

  it("leaves digits away for which there is no room", () => {
    const sure = { confidence: 0.95, probability: 0.99 };
    expect(weigh("88", "8", { ...sure, width: 6 }).text).toBe("8");
    expect(weigh("88", "8", { ...sure, width: 11 }).text).toBe("88");
  });

  it("takes the case of a word with a capital in its midst from the other reader", () => {
    const vietnamese = { spells: new Set([...known, ..."đơốƠỐ"]), confidence: 0.95 };
    expect(weigh("đƠn", "đơn", { ...vietnamese, probability: 0.88 }).text).toBe("đơn");
    expect(weigh("SỐ", "Số", { ...vietnamese, probability: 0.98 }).text).toBe("Số");
    expect(weigh("SỐ", "Số", { ...vietnamese, probability: 0.9 }).text).toBe("SỐ");
  });

  it("believes a sure reader who sees a capital I where the first saw a small one", () => {
    const sure = { spells: known, confidence: 0.9, probability: 0.98 };
    expect(weigh("invoice", "Invoice", sure).text).toBe("Invoice");
    expect(weigh("invoice", "Invoice", { ...sure, probability: 0.9 }).text).toBe("invoice");
    expect(weigh("Invoice", "invoice", sure).text).toBe("Invoice");
  });

  it("takes the case of letters that look alike in both from a reader who is sure of it", () => {
    const sure = { spells: known, confidence: 0.95, probability: 0.98 };
    expect(weigh("valor", "Valor", sure).text).toBe("Valor");
    expect(weigh("UoM", "UOM", sure).text).toBe("UOM");
    expect(weigh("valor", "Valor", { ...sure, probability: 0.9 }).text).toBe("valor");
    expect(weigh("anna", "Anna", sure).text).toBe("anna");
    expect(weigh("szt", "SZt", sure).text).toBe("szt");
  });

  it("sees no space behind the comma of a number", () => {
    expect(weigh("240,00", "240,00", { spells: known, spacedAt: 4 }).text).toBe("240,00");
    expect(weigh("A4,80", "A4,80", { spells: known, spacedAt: 3 }).text).toBe("A4,80");
    expect(weigh("box,80", "box,80", { spells: known, spacedAt: 4 }).text).toBe("box, 80");
  });

  it("keeps both of two narrow letters, for which the network has too few columns", () => {
    expect(weigh("Till", "Til", { confidence: 0.93, probability: 0.98 }).text).toBe("Till");
    expect(weigh("Universalfett,", "Universalfet,", { probability: 0.97 }).text).toBe(
      "Universalfett,",
    );
    expect(weigh("Mllli", "Mli", { probability: 0.97 }).text).not.toBe("Mllli");
    expect(weigh("Summme", "Summe", { probability: 0.97 }).text).toBe("Summe");
  });

  it("takes slips of the first reader back: a letter seen twice, a stroke taken for a rule", () => {
    const seen = { spells: new Set([...known, "|", "_"]), confidence: 0.96, probability: 0.7 };
    expect(weigh("Thanhh", "Thanh", seen).text).toBe("Thanh");
    expect(weigh("|", "l", seen).text).toBe("l");
    expect(weigh("_Kanal", "Kanal", seen).text).toBe("Kanal");
    expect(weigh("1000", "100", seen).text).toBe("1000");
    expect(weigh("|", "l", { ...seen, probability: 0.4 }).text).toBe("|");
  });

  it("tells letters from digits of their shape only by a reader who is sure, or much surer", () => {
    const unsure = { spells: known, confidence: 0.25, probability: 0.9 };
    expect(weigh("MIO,", "M10,", unsure).text).toBe("M10,");
    expect(weigh("MIO,", "M10,", { ...unsure, confidence: 0.8 }).text).toBe("MIO,");
    const sure = { ...unsure, confidence: 0.9, probability: 0.96 };
    expect(weigh("MIO,", "M10,", sure).text).toBe("M10,");
  });

  it("believes a second reader that is certain, but not that a sign was none", () => {
    const all = new Set([..."abcdefghiklmnoprstuvwABCDLINUEFRT0123456789-–:/()'°º{}"]);
    const certain = { spells: all, confidence: 0.96, probability: 0.99 };
    expect(weigh("BRANU", "BRAND", certain).text).toBe("BRAND");
    expect(weigh("-", ":", certain).text).toBe(":");
    expect(weigh("L'ENFANT", "LENFANT", certain).text).toBe("L'ENFANT");
    expect(weigh("will", "wi", certain).text).toBe("will");
    expect(weigh("n°", "nº", certain).text).toBe("n°");
    expect(weigh("/", "a", certain).text).toBe("/");
    expect(weigh("BRANU", "BRAND", { ...certain, probability: 0.97 }).text).toBe("BRANU");
  });

  it("takes brackets and the length of dashes from a second reader that knows them", () => {
    const all = new Set([..."0123456789-–(){}|"]);
    const seen = { spells: all, confidence: 0.8, probability: 0.92 };
    expect(weigh("{", "(", seen).text).toBe("(");
    expect(weigh("{", "(", { ...seen, probability: 0.85 }).text).toBe("{");
    expect(weigh("35-49", "35–49", seen).text).toBe("35–49");
    expect(weigh("35-49", "35–49", { ...seen, probability: 0.7 }).text).toBe("35-49");
    const letters = { ...seen, spells: new Set([...all, ..."Art.N"]) };
    expect(weigh("Art.-Nr", "Art.–Nr", letters).text).toBe("Art.-Nr");
  });

  it("takes no marks that only an unsure reader saw", () => {
    const spells = new Set([...known, ..."ụầâ"]);
    const unsure = { spells, confidence: 0.6, probability: 0.89 };
    expect(weigh("Halbouy", "Halbouụ", unsure).text).toBe("Halbouy");
    expect(weigh("Trần", "Trân", { ...unsure, probability: 0.8 }).text).toBe("Trần");
  });

  it("takes marks from a reader who knows them, where it is sure of them and the first is not", () => {
    const spells = new Set([...known, ..."ốồộđ"]);
    expect(weigh("tộc", "tốc", { spells, probability: 0.95 })).toMatchObject({
      text: "tốc",
      second: "overrules",
    });
    expect(weigh("tộc", "tốc", { spells, probability: 0.6 })).toMatchObject({
      text: "tộc",
      second: "differs",
    });
    expect(weigh("tộc", "tốc", { spells, confidence: 0.96 })).toMatchObject({
      text: "tộc",
      readings: { alike: expect.closeTo(2 / 3) },
    });
    expect(weigh("tốc", "tốc", { spells })).toMatchObject({ confidence: 0.99, second: "agrees" });
    expect(weigh("tốc", "toc").text).toBe("tốc");
  });

  it("leaves the O and 0 of codes to the first reader, not those of numbers", () => {
    expect(weigh("0ZZ", "OZZ", { probability: 0.97 })).toMatchObject({
      text: "0ZZ",
      second: "differs",
    });
    expect(weigh("O1", "01", { probability: 0.97 }).text).toBe("01");
  });

  it("takes every space from a reader who knows the language, those before units too", () => {
    expect(weigh("10ram", "10ram", { spacedAt: 2 }).text).toBe("10ram");
    expect(weigh("10ram", "10ram", { spacedAt: 2, spells: known }).text).toBe("10 ram");
    expect(weigh("101", "10l", { spacedAt: 2, spells: known }).text).toBe("10 l");
  });

  it("takes the second reader's numbers, with more certainty where the first is sure", () => {
    expect(weigh("36", "3.6", { confidence: 0.96 }).text).toBe("36");
    expect(weigh("36", "3.6", { confidence: 0.96, probability: 0.95 }).text).toBe("3.6");
    const word = weigh("4725", "47.25", { confidence: 0.95 });
    expect(word).toMatchObject({ text: "47.25", second: "overrules" });
    expect(word.confidence).toBeLessThan(0.8);
  });

  it("does not take a number with fewer digits, unless its reader is nearly certain", () => {
    expect(weigh("1,948.98", "1,948", { probability: 0.7 }).text).toBe("1,948.98");
    expect(weigh("PLO0008", "PL0008", { probability: 0.99 }).text).toBe("PL0008");
    expect(weigh("54.00", "54.0", { confidence: 0.95, probability: 0.99 }).text).toBe("54.00");
    expect(weigh("54.00", "54.0", { confidence: 0.8, probability: 0.99 }).text).toBe("54.0");
  });

  it("keeps currencies, counters and marks that the second reader lacks", () => {
    expect(weigh("33,/3€", "33,73").text).toBe("33,73€");
    expect(weigh("5,92B円", "5,923", { script: "japanese", probability: 0.99 }).text).toBe(
      "5,923円",
    );
    expect(weigh("Müller", "Muller", { confidence: 0.6 })).toMatchObject({
      text: "Müller",
      confidence: 0.6,
      second: "agrees",
    });
    expect(weigh("Müller", "Maller", { probability: 0.99 }).text).toBe("Müller");
  });

  it("keeps the postal sign, which is a letter to the second reader", () => {
    for (const second of ["T107-0052", "107-0052", "〒107-0052"]) {
      expect(weigh("〒107-0052", second, { script: "japanese" })).toMatchObject({
        text: "〒107-0052",
        second: "agrees",
      });
    }
    expect(weigh("〒107-0O52", "T107-0053", { script: "japanese" }).text).toBe("〒107-0053");
  });

  it("tells how sure both readers were, and how far they agree", () => {
    const { readings } = weigh("Hãng", "Hong", { confidence: 0.9, probability: 0.6 });
    expect(readings).toEqual({ first: 0.9, second: 0.6, alike: 0.75 });
  });

  it("takes letters only from the surer reader", () => {
    expect(weigh("pes", "pcs", { confidence: 0.8 }).text).toBe("pcs");
    expect(weigh("pes", "pcs", { confidence: 0.95 })).toMatchObject({
      text: "pes",
      second: "differs",
    });
    expect(weigh("pes", "pcs", { confidence: 0.8, probability: 0.7 }).text).toBe("pes");
  });

  it("takes no letter for a slash or dash", () => {
    expect(weigh("/", "D", { probability: 0.99 }).text).toBe("/");
  });

  it("settles the case of letters only where a word's is odd", () => {
    expect(weigh("UOm", "UOM").text).toBe("UOM");
    expect(weigh("EA", "ea", { confidence: 0.6 }).text).toBe("EA");
  });

  it("reads ideographs of Chinese pages alone, and numbers taken for kana", () => {
    expect(weigh("友票", "发票", { script: "chinese" }).text).toBe("发票");
    expect(weigh("友票", "发票", { script: "japanese" })).toMatchObject({
      text: "友票",
      second: "none",
    });
    expect(weigh("は", "3", { script: "japanese", probability: 0.99 }).text).toBe("3");
    expect(weigh("は", "3", { script: "japanese" }).text).toBe("は");
  });

  it("puts the spaces in that the first reader lost", () => {
    expect(weigh("1148,94", "1148,94", { spacedAt: 1 }).text).toBe("1 148,94");
    expect(weigh("000.196", "000.196", { spacedAt: 4 }).text).toBe("000.196");
    expect(weigh("$1,106.50", "$1,106.50", { spacedAt: 1 }).text).toBe("$1,106.50");
    expect(weigh("A6×25", "A6×25", { spacedAt: 3 }).text).toBe("A6×25");
    expect(weigh("A6×25", "A6×25", { spacedAt: 2 }).text).toBe("A6×25");
  });
});
