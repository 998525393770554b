import { describe, expect, it } from "vitest";
import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { Sign } from "../readers/print-network";
import { confirmWords } from "./confirm-words";

const image: GreyImage = { width: 1, height: 1, data: new Uint8Array(1) };
const known = new Set("架空港円abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,");

function word(text: string, x0: number, confidence: number, baseline = 100): Word {
  return {
    text,
    box: { x0, x1: x0 + 10 * text.length, top: baseline - 18, bottom: baseline + 4 },
    baseline,
    fontSize: 20,
    bold: false,
    spaceBefore: false,
    confidence,
    source: "ocr",
  };
}

/** Reads the text written at the left edge of each area, and notes the areas. */
function reader(texts: Record<number, string>, probability = 0.95) {
  const areas: Box[] = [];
  const read = async (_: GreyImage, box: Box): Promise<Sign[]> => {
    areas.push(box);
    const text = texts[Math.round((box.x0 + 1) / 10) * 10] ?? "";
    return [...text].flatMap((sign, i, all) => {
      const spaced = all[i - 1] === " ";
      const x = box.x0 + 10 * i + 6;
      return sign === " " ? [] : [{ text: sign, probability, x, spaced, space: spaced ? 0.99 : 0 }];
    });
  };
  return { readers: () => ({ known, spells: true, read }), areas };
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

describe("confirmWords", () => {
  it("has words beside one another read as one line, others apart", async () => {
    const words = [word("Oil", 0, 0.8), word("7", 40, 0.8), word("4725", 200, 0.8)];
    const second = reader({ 0: "Oil 7", 200: "47.25" });
    expect(textsOf(await confirmWords(words, image, second.readers, "eng"))).toEqual([
      "Oil",
      "7",
      "47.25",
    ]);
    expect(second.areas).toHaveLength(2);
  });

  it("does not ask about labels read with certainty", async () => {
    const words = [word("12.50", 0, 0.97), word("Date", 200, 0.97), word("Oil", 400, 0.97)];
    const second = reader({ 0: "12.50", 400: "Oil" });
    const confirmed = await confirmWords(words, image, second.readers, "eng");
    expect(confirmed.map((one) => one.second)).toEqual(["agrees", undefined, "agrees"]);
  });

  it("asks about labels in ideographs however certain, for signs may be left out of them", async () => {
    const second = reader({ 0: "お支払方法" });
    await confirmWords([word("支払方法", 0, 0.97)], image, second.readers, "jpn");
    expect(second.areas).toHaveLength(1);
    const latin = reader({ 0: "Order Date" });
    await confirmWords([word("Order Date", 0, 0.97)], image, latin.readers, "jpn");
    expect(latin.areas).toEqual([]);
  });

  it("has words read as one line though one of them was found later", async () => {
    const words = [word("7", 40, 0.8), word("Oil", 0, 0.8)];
    const second = reader({ 0: "Oil 1" });
    expect(textsOf(await confirmWords(words, image, second.readers, "eng"))).toEqual(["1", "Oil"]);
    expect(second.areas).toHaveLength(1);
  });

  it("keeps no word without text, but has its ink read with its neighbours", async () => {
    const second = reader({ 0: "12" });
    const words = [word("", 0, 0), word("2", 10, 0.9)];
    const [only, ...others] = await confirmWords(words, image, second.readers, "eng");
    expect([only?.text, others]).toEqual(["12", []]);
  });

  it("drops a sign that the first reader saw twice, and no other", async () => {
    const repeated = [word("1", 0, 0.9), word("10", 12, 0.9)];
    const once = reader({ 0: "10" });
    expect(textsOf(await confirmWords(repeated, image, once.readers, "eng"))).toEqual(["10"]);
    const apart = [word("1", 0, 0.9), word("10", 28, 0.9)];
    expect(textsOf(await confirmWords(apart, image, once.readers, "eng"))).toEqual(["1", "10"]);
    const title = [word("LINE", 0, 0.9), word("E", 41, 0.9)];
    const [only, ...others] = await confirmWords(
      title,
      image,
      reader({ 0: "LINE" }).readers,
      "eng",
    );
    expect([only?.text, only?.second, others]).toEqual(["LINE", "agrees", []]);
    const twice = reader({ 0: "1 10" });
    const both = await confirmWords(repeated, image, twice.readers, "eng");
    expect(textsOf(both).join("")).toBe("110");
  });

  it("believes fewer digits where a number stands between words, which cut nothing off", async () => {
    const cable = [word("Cable", 0, 0.97), word("22", 60, 0.96), word("cores", 90, 0.97)];
    const second = reader({ 0: "Cable 2 cores" }, 0.99);
    expect(textsOf(await confirmWords(cable, image, second.readers, "eng"))).toEqual([
      "Cable",
      "2",
      "cores",
    ]);
    const last = reader({ 0: "Cable 2" }, 0.99);
    const ending = await confirmWords(cable.slice(0, 2), image, last.readers, "eng");
    expect(textsOf(ending)).toEqual(["Cable", "22"]);
  });

  it("joins the groups of one number", async () => {
    const words = [word("2,", 0, 0.9), word("133", 25, 0.5)];
    const second = reader({ 0: "2,133" });
    expect(textsOf(await confirmWords(words, image, second.readers, "eng"))).toEqual(["2,133"]);
  });

  it("finds the counter behind a number of a Japanese page, and drops a sign that stands in two words", async () => {
    const words = [word("13,350", 0, 0.98), word("架空", 200, 0.98), word("空港", 230, 0.98)];
    const second = reader({ 0: "13,350円", 200: "架空港" });
    expect(textsOf(await confirmWords(words, image, second.readers, "jpn")).join(" ")).toMatch(
      /^13,350円 (?:架空 港|架 空港)$/,
    );
  });

  it("believes nothing of a reading that is doubtful throughout", async () => {
    const words = [word("4725", 0, 0.8)];
    const [confirmed] = await confirmWords(
      words,
      image,
      reader({ 0: "47.25" }, 0.7).readers,
      "eng",
    );
    expect(confirmed).toMatchObject({ text: "4725", confidence: 0.8, second: "none" });
  });
});
