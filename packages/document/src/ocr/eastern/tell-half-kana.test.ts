import { expect, it } from "vitest";
import type { Word } from "../../model";
import { tellHalfKana } from "./tell-half-kana";

/** A word in type of 10 that takes so many em. */
const word = (text: string, em: number) =>
  ({ text, box: { x0: 40, x1: 40 + 10 * em, top: 0, bottom: 11 }, fontSize: 10 }) as Word;
/** … beside two others in half width. */
const told = (text: string, em: number) =>
  tellHalfKana([word(text, em), word("カード番号", 3.9), word("アプリ会員", 4)])[0]?.text;

it("tells katakana of half width by how wide their words are", () => {
  expect(told("お客様コード", 4.7)).toBe("お客様ｺｰﾄﾞ");
  expect(told("プリペイド支払", 5.9)).toBe("ﾌﾟﾘﾍﾟｲﾄﾞ支払");
  expect(told("ディーゼルオイル", 4.9)).toBe("ﾃﾞｨｰｾﾞﾙｵｲﾙ");
});

it("leaves those of full width, in proportional type too, and hiragana", () => {
  for (const [text, em] of [
    ["お客様コード", 5.8],
    ["ディーゼルオイル", 6.6],
    ["エネルギー販売", 6.9],
    ["ありがとう", 2.6],
  ] as const)
    expect(told(text, em)).toBe(text);
});

it("leaves words whose width does not tell, and those with signs of other widths", () => {
  expect(told("ガド", 1.9)).toBe("ガド");
  expect(told("カ番号", 2.4)).toBe("カ番号");
  expect(told("コードA-7", 2.9)).toBe("コードA-7");
});

it("leaves words of which hardly any other is in half width", () => {
  const few = [word("鉄筋コンクリート", 5.2), word("カード番号", 3.9), word("住所", 2)];
  expect(tellHalfKana(few)).toEqual(few);
});

it("takes the dot that stands for the sign of a voice off", () => {
  expect(told("今回ポ・イント", 4.5)).toBe("今回ﾎﾟｲﾝﾄ");
});

it("takes a dash behind katakana for the bar of half width, and tells three of them by themselves", () => {
  expect(told("配送コ-ス", 3.5)).toBe("配送ｺｰｽ");
  expect(told("配送コ-ス", 4.8)).toBe("配送コ-ス");
  expect(told("ケース", 1.5)).toBe("ｹｰｽ");
  expect(told("ケース", 2.3)).toBe("ケース");
});
