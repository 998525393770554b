import { describe, expect, it } from "vitest";
import { networkFor } from "./print-networks";
import { readSecond, type SecondReader } from "./second-reader";

const image = { width: 1, height: 1, data: new Uint8Array(1) };
const box = { x0: 0, x1: 1, top: 0, bottom: 1 };

function reader(text: string, probability: number, known: string): SecondReader {
  const read = async () =>
    [...text].map((sign, x) => ({ text: sign, probability, x, spaced: false }));
  return { known: new Set(known), spells: true, read };
}

const textOf = async (first: string, numbers: SecondReader, kana: SecondReader) => {
  const choose = (text: string) => (/[ァ-ヶ一-龥]/.test(text) ? kana : numbers);
  const { signs } = await readSecond(first, image, box, choose);
  return signs.map(({ text }) => text).join("");
};

describe("networkFor", () => {
  it("asks those of ideographs about these, that of Latin print about all else", () => {
    expect(networkFor("jpn", "箱 10")).toBe("japanese");
    expect(networkFor("jpn", "〒100-0001")).toBe("japanese");
    expect(networkFor("jpn", "1,234")).toBe("latin");
    expect(networkFor("chi_sim", "箱")).toBe("chinese");
    expect(networkFor("chi_sim", "1,234")).toBe("latin");
    expect(networkFor("deu", "Größe")).toBe("latin");
  });
});

describe("readSecond", () => {
  it("asks the reader that suits what another one sees", async () => {
    const kana = reader("箱", 0.9, "箱");
    expect(await textOf("8", reader("箱", 0.5, "箱"), kana)).toBe("箱");
    expect(await textOf("さりウ", reader("39,522", 0.99, ""), reader("39,52", 0.7, "ウ"))).toBe(
      "39,522",
    );
  });

  it("keeps the surer reading of signs that both know", async () => {
    const kana = reader("椿", 0.3, "箱椿");
    expect(await textOf("8", reader("箱", 0.9, "箱"), kana)).toBe("箱");
    expect(await textOf("8", reader("箱", 0.9, "箱"), reader("椿", 0.3, "椿"))).toBe("椿");
  });

  it("asks about ideographs where letters are seen badly, and believes the surer reading", async () => {
    const ideographs = reader("円", 0.95, "円");
    expect(await textOf("890", reader("FJ", 0.8, "FJ"), ideographs)).toBe("円");
    expect(await textOf("890", reader("FJX", 0.95, "FJX"), ideographs)).toBe("FJX");
    expect(await textOf("890", reader("890", 0.8, "890"), ideographs)).toBe("890");
    expect(await textOf("890", reader("890", 0.5, "890"), ideographs)).toBe("円");
    expect(await textOf("890", reader("FJ", 0.8, "FJ"), reader("円", 0.7, "円"))).toBe("FJ");
  });

  it("asks about ideographs, too, where there are few signs", async () => {
    const ideographs = reader("個", 0.9, "個");
    expect(await textOf("1", reader("1", 0.8, "1"), ideographs)).toBe("個");
    expect(await textOf("1", reader("1", 0.99, "1"), ideographs)).toBe("1");
    expect(await textOf("123", reader("123", 0.8, "123"), ideographs)).toBe("123");
  });

  it("asks nobody else where nothing is seen", async () => {
    expect(await textOf("箱", reader("1", 0.9, "1"), reader("", 0, "箱"))).toBe("");
  });
});
