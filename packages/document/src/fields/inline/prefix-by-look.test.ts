import { expect, it } from "vitest";
import type { Word } from "../../model";
import { facePrefix, partedPrefix, plainPrefix, slantedPrefix } from "./prefix-by-look";

/** Words in print and, in braces, typed ones, 5 wide a sign, with these gaps between them. */
function line(text: string, gaps: readonly number[], source: Word["source"] = "ocr"): Word[] {
  let x = 0;
  return text.split(" ").map((part, i): Word => {
    const own = part.replace(/[{}]/g, "");
    const x0 = x + (gaps[i - 1] ?? 0);
    x = x0 + 5 * own.length;
    return {
      text: own,
      box: { x0, x1: x, top: 0, bottom: 10 },
      baseline: 8,
      fontSize: 10,
      bold: false,
      face: part.startsWith("{") ? "typed" : "printed",
      spaceBefore: i > 0,
      confidence: 0.9,
      source,
    };
  });
}

it("parts what was filled in from its label where it stands off on pixels, and wherever its face is sure", () => {
  expect(facePrefix(line("Hangar {Westholm}", [6]))).toBe(1);
  expect(facePrefix(line("Spar- und {Leihkasse} {Hitzerau}", [2, 1, 2]))).toBeNull();
  expect(facePrefix(line("Spar- und {Leihkasse} {Hitzerau}", [2, 1, 2], "pdf"))).toBe(2);
  expect(facePrefix(line("Hangar of {Westholm}", [5, 3]))).toBeNull();
  expect(facePrefix(line("Mr {Finch}", [6]))).toBeNull();
});

it("parts what was written far larger than the words before it, but for what sizes jitter on pixels", () => {
  const sized = (larger: number) =>
    line("Jonah Merrick", [3]).map(({ face: _, ...word }, at): Word => {
      return { ...word, fontSize: at === 0 ? 10 : larger };
    });
  expect(facePrefix(sized(13))).toBe(1);
  expect(facePrefix(sized(12.6))).toBeNull();
});

it("parts what a pen wrote from small print that a coarse scan left pale and blurred", () => {
  const inked = (text: string, answer: { stroke: number; sharp: number }, from: number) =>
    line(text, [2, 2, 2]).map(({ face: _, ...word }, at): Word => {
      const { stroke, sharp } = at < from ? { stroke: 0.05, sharp: 0.6 } : answer;
      const look = { stroke, sharp, upright: 0.1, level: 0.1, dark: 0.4, shade: 0.5, open: 0.3 };
      return { ...word, look };
    });
  expect(facePrefix(inked("Jars sealed by Orrin", { stroke: 0.1, sharp: 1.2 }, 3))).toBe(3);
  expect(facePrefix(inked("Jars sealed by Orrin", { stroke: 0.1, sharp: 0.6 }, 3))).toBeNull();
  expect(facePrefix(inked("Jars sealed by Orrin", { stroke: 0.06, sharp: 1.2 }, 3))).toBeNull();
});

it("parts what is black from a label in grey, and what is broad throughout from a thin one", () => {
  const inked = (text: string, answer: { stroke: number; dark: number }, from: number) =>
    line(text, [2, 2, 2]).map(({ face: _, ...word }, at): Word => {
      const { stroke, dark } = at < from ? { stroke: 0.05, dark: 0.4 } : answer;
      const look = { stroke, dark, shade: dark + 0.1, upright: 0.1, level: 0.1, sharp: 1, open: 0 };
      return { ...word, look };
    });
  expect(facePrefix(inked("Jars sealed by Orrin", { stroke: 0.05, dark: 0.1 }, 3))).toBe(3);
  expect(facePrefix(inked("Jars sealed Orrin Vale", { stroke: 0.065, dark: 0.35 }, 2))).toBe(2);
  expect(facePrefix(inked("Jars sealed by Orrin", { stroke: 0.065, dark: 0.35 }, 3))).toBeNull();
  expect(facePrefix(inked("Jars sealed Orrin Vale", { stroke: 0.05, dark: 0.35 }, 2))).toBeNull();
});

it("needs no gap behind a label of the lexicon or before a number", () => {
  expect(facePrefix(line("Address {Westholm}", [1]))).toBe(1);
  expect(facePrefix(line("Hangar {1996}", [1]))).toBe(1);
});

it("takes letters before a number for no label by their face alone, unless the lexicon knows them", () => {
  expect(facePrefix(line("QT {3307-5}", [6]))).toBeNull();
  expect(facePrefix(line("wbk {4/12}", [6]))).toBeNull();
  expect(facePrefix(line("August {4} {and} {5}", [6, 6, 6]))).toBeNull();
  expect(facePrefix(line("TEL {5550188}", [6]))).toBe(1);
  expect(facePrefix(line("QT {3307-5}", [6], "pdf"))).toBe(1);
});

it("needs no gap before an answer that is bold besides", () => {
  const bold = line("Hangar {Westholm}", [1]).map((word) => ({
    ...word,
    bold: word.face === "typed",
  }));
  expect(facePrefix(bold)).toBe(1);
  expect(facePrefix(line("Hangar {Westholm} {quay}", [1, 1]))).toBeNull();
});

/** Words with upright strokes so broad, in hundredths of an em; from 14 on they look bold. */
const stroked = (text: string, broad: readonly number[]): Word[] =>
  line(text, []).map((word, i) => {
    const upright = (broad[i] ?? 0) / 100;
    const look = { stroke: upright, upright, level: 0, dark: 0.2, shade: 0.3, sharp: 1, open: 0.1 };
    return { ...word, bold: upright >= 0.14, look };
  });

it("parts what is so much bolder on pixels that it is not so by chance", () => {
  expect(plainPrefix(stroked("en date du 23 mars 2031", [11, 11, 10, 17, 17, 16]))).toBe(3);
  // A lone sign is seen less bold than the others.
  expect(plainPrefix(stroked("Devis D 0611 du 3 mars", [11, 17, 17, 16, 13, 16]))).toBe(1);
  expect(plainPrefix(stroked("en date du 23 mars 2031", [13, 13, 13, 14, 14, 14]))).toBeNull();
  expect(plainPrefix(stroked("en date du 23 mars 2031", [11, 11, 10, 17, 11, 16]))).toBeNull();
  expect(plainPrefix(stroked("Sankt Olaf", [10, 14]))).toBeNull();
  const printed = (text: string, from: number) =>
    line(text, [], "pdf").map((word, at): Word => ({ ...word, bold: at >= from }));
  expect(plainPrefix(printed("najpóźniej 25 września 2023", 1))).toBe(1);
  expect(plainPrefix(printed("najpóźniej we wtorek", 1))).toBeNull();
});

/** Words in italics in braces. */
const italics = (text: string): Word[] =>
  line(text, [], "pdf").map((word, i) =>
    (text.split(" ")[i] as string).startsWith("{") ? { ...word, slanted: true } : word,
  );

it("parts a label in italics from what is upright behind it, which says no more of the sentence", () => {
  expect(slantedPrefix(italics("{Conseiller} Yvon Le Bihannic"))).toBe(1);
  expect(slantedPrefix(italics("{Réf.} {dossier} COU/24/118"))).toBe(2);
  expect(slantedPrefix(italics("{Notabene} this form is void without a stamp"))).toBeNull();
  expect(slantedPrefix(italics("{Important} Keep this sheet."))).toBeNull();
  expect(slantedPrefix(italics("{Échéance} dans les dix jours"))).toBe(1);
  expect(slantedPrefix(italics("{Kurier} Bote {Express}"))).toBeNull();
});

it("parts no label in ideographs from what says the same in Latin letters", () => {
  const weights = new Map([["zho", 5]]);
  const cut = (text: string) => partedPrefix(line(text, [3, 3], "pdf"), weights);
  expect(cut("供方 Supplier")).toBe(0);
  expect(cut("送货地址 Ship to")).toBe(0);
  expect(cut("供方 Xujiang Metals")).toBe(1);
  expect(cut("供方 Buyer")).toBe(1);
});

it("parts what an office allowed from its number", () => {
  const parted = (text: string) => partedPrefix(line(text, [5], "pdf"), new Map());
  expect(parted("古物商許可 第301120418号")).toBe(1);
  expect(parted("古物商組合 第301120418号")).toBeNull();
});

it("parts what is due from when it is, said in words", () => {
  const parted = (text: string) => partedPrefix(line(text, [5], "pdf"), new Map([["jpn", 5]]));
  expect(parted("納期 ご相談のうえ決定")).toBe(1);
  expect(parted("合計 ご相談のうえ決定")).toBeNull();
});
