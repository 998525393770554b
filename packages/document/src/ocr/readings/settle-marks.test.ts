import { expect, test } from "vitest";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { settleMarks } from "./settle-marks";

const word = (text: string, at: number): Word => ({
  text,
  box: { x0: 100 * at, x1: 100 * at + 80, top: 0, bottom: 20 },
  baseline: 18,
  fontSize: 20,
  confidence: 0.99,
  bold: false,
  spaceBefore: true,
  source: "ocr",
});

/** What the second reader saw of a word: its signs, and what else one of them could be. */
function signsOf(text: string, at = -1, rivals: Sign["rivals"] = []): Sign[] {
  return [...text.replace(/\s/g, "")].map((sign, i) => ({
    text: sign,
    probability: i === at ? 0.5 : 0.99,
    rivals: i === at ? rivals : [],
    x: i,
    spaced: false,
  }));
}

function settled(texts: string[], ...signs: Sign[][]): string {
  return settleMarks(texts.map(word), texts, signs)
    .map(({ text }) => text)
    .join(" ");
}

const hook = [{ text: "ổ", probability: 0.2 }];

test("a mark that the ink leaves open is that of the syllables found beside each other", () => {
  expect(settled(["Cố", "phần"], signsOf("Cố", 1, hook), signsOf("phần"))).toBe("Cổ phần");
  expect(settled(["Cố phần:"], signsOf("Cốphần:", 1, hook))).toBe("Cổ phần:");
});

test("capitals stay capitals", () => {
  const upper = [{ text: "Ổ", probability: 0.2 }];
  expect(settled(["TỐNG", "CỘNG"], signsOf("TỐNG", 1, upper), signsOf("CỘNG"))).toBe("TỔNG CỘNG");
});

test("what the second reader saw itself counts", () => {
  expect(settled(["Cố", "phần"], signsOf("Cổ"), signsOf("phần"))).toBe("Cổ phần");
});

test("the first reader's marks count where the second's are not said", () => {
  const words = ["XÂY", "DỤNG"].map(word);
  const settledOf = (...first: string[]) =>
    settleMarks(words, first, [signsOf("XÂY"), signsOf("DỤNG")]).map(({ text }) => text);
  expect(settledOf("XÂY", "DỰNG")).toEqual(["XÂY", "DỰNG"]);
  expect(settledOf("XÂY", "DÙNG")).toEqual(["XÂY", "DỤNG"]);
});

test("what the ink does not show stays as it was read", () => {
  const hardly = [{ text: "ổ", probability: 0.005 }];
  expect(settled(["Cố", "phần"], signsOf("Cố"), signsOf("phần"))).toBe("Cố phần");
  expect(settled(["Cố", "phần"], signsOf("Cố", 1, hardly), signsOf("phần"))).toBe("Cố phần");
});

test("syllables that are found beside each other as read stay, and so do those never found", () => {
  const rival = [{ text: "ò", probability: 0.4 }];
  expect(settled(["hóa", "đơn"], signsOf("hóa", 1, rival), signsOf("đơn"))).toBe("hóa đơn");
  expect(settled(["Cố", "Xyz"], signsOf("Cố", 1, hook), signsOf("Xyz"))).toBe("Cố Xyz");
});

test("a point, a dash or another word between them parts them", () => {
  expect(settled(["Cố,", "phần"], signsOf("Cố,", 1, hook), signsOf("phần"))).toBe("Cố, phần");
  expect(settled(["Cố/phần"], signsOf("Cố/phần", 1, hook))).toBe("Cố/phần");
});

test("a word whose marks were settled is disputed", () => {
  const [first, second] = settleMarks(
    ["Cố", "phần"].map(word),
    [],
    [signsOf("Cố", 1, hook), signsOf("phần")],
  );
  expect([first?.second, first?.confidence]).toEqual(["overrules", 0.75]);
  expect([second?.second, second?.confidence]).toEqual([undefined, 0.99]);
});
