import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { weighJapanese } from "./weigh-japanese";

const usual = new Set(
  "ビニルテデープ黒カッタコヒ用紙茶ィイ緑バグ六角ボト手袋サズ枚円番地若葉華市架空県時第二一倉庫ー,.・:/-0123456789ALMSXxkgI!〜×メレ",
);

interface Given {
  known: ReadonlySet<string>;
  confidence: number;
  probability: number;
  /** Of single signs. */
  unlikely: Readonly<Record<string, number>>;
  /** What else single signs could be, as likely as this. */
  rivals: Readonly<Record<string, { text: string; probability: number }>>;
  before: string;
  after: string;
  spacedAt: number;
}

function weigh(first: string, second: string, given: Partial<Given> = {}): Word {
  const {
    confidence = 0.97,
    probability = 0.95,
    unlikely = {},
    rivals = {},
    before = "",
    after = "",
    spacedAt,
    known = usual,
  } = given;
  const signs = [...second].map(
    (text, i): Sign => ({
      text,
      probability: unlikely[text] ?? probability,
      rivals: [rivals[text] ?? []].flat(),
      x: 10 * i + 5,
      spaced: i === spacedAt,
    }),
  );
  const word: Word = {
    text: first,
    box: { x0: 0, x1: 10 * second.length, top: 0, bottom: 10 },
    baseline: 8,
    fontSize: 10,
    bold: false,
    spaceBefore: false,
    confidence,
    source: "ocr",
  };
  return weighJapanese(word, signs, known, { before, after });
}

describe("weighJapanese", () => {
  it("is all but certain of what both read", () => {
    expect(weigh("六角ボルト", "六角ボルト")).toMatchObject({
      text: "六角ボルト",
      confidence: 0.99,
      second: "agrees",
    });
  });

  it("drops the second of two alike where the second reader is sure of the one", () => {
    expect(weigh("ビビニール", "ビニール").text).toBe("ビニール");
    const unsure = { unlikely: { ー: 0.5 } };
    expect(weigh("ビビニール", "ビニール", unsure).text).toBe("ビニール");
    expect(weigh("ビビニール", "ビニール", { unlikely: { ビ: 0.5 } }).text).toBe("ビビニール");
  });

  it("writes a word in one syllabary", () => {
    const syllables = new Set("おにぎりリべベトナム");
    expect(weigh("べトナム", "ベトナム", { known: syllables }).text).toBe("ベトナム");
    expect(weigh("べベトナム", "ベトナム", { known: syllables }).text).toBe("ベトナム");
    expect(weigh("おにぎリ", "おにぎり", { known: syllables }).text).toBe("おにぎり");
  });

  it("replaces single signs that the second reader is surer of, by how sure the first is", () => {
    expect(weigh("ビニールデープ黒", "ビニールテープ黒")).toMatchObject({
      text: "ビニールテープ黒",
      second: "overrules",
    });
    expect(weigh("若葉市", "若華市", { confidence: 0.985 })).toMatchObject({
      text: "若葉市",
      second: "differs",
    });
    expect(weigh("若葉市", "若華市", { confidence: 0.7, probability: 0.7 }).text).toBe("若葉市");
  });

  it("drops what the second reader, sure of all that it saw, did not see, but for points", () => {
    const surely = { confidence: 0.99, probability: 0.97 };
    expect(weigh("テ架空県第一倉庫", "架空県第一倉庫", surely).text).toBe("架空県第一倉庫");
    const known = new Set([...usual, "。"]);
    expect(weigh("架空県。", "架空県", { ...surely, known }).text).toBe("架空県。");
    const unsure = { ...surely, unlikely: { 倉: 0.9 } };
    expect(weigh("テ架空県第一倉庫", "架空県第一倉庫", unsure).text).toBe("テ架空県第一倉庫");
  });

  it("puts in several that the first reader overlooked, however many of them", () => {
    const surely = { confidence: 0.99, probability: 0.9 };
    expect(weigh("一庫番", "第一倉庫一番", surely).text).toBe("一倉庫一番");
    expect(weigh("カ用ル", "カッターナイフ用ボトル", { ...surely, known: usual }).text).toBe(
      "カッターナイフ用ボトル",
    );
  });

  it("reads a stroke between ideographs as one", () => {
    const known = new Set("第ニ二倉庫");
    expect(weigh("第ニ倉庫", "第二倉庫", { known }).text).toBe("第二倉庫");
  });

  it("puts in what the first reader overlooked, at the ends with more certainty", () => {
    expect(weigh("13時16時", "13時〜16時", { unlikely: { "〜": 0.8 } }).text).toBe("13時～16時");
    expect(weigh("890", "890円").text).toBe("890円");
    expect(weigh("890", "890円", { unlikely: { 円: 0.85 } }).text).toBe("890");
    const within = { unlikely: { 円: 0.85 }, after: "也" };
    expect(weigh("890", "890円", within).text).toBe("890円");
  });

  it("drops signs seen twice and specks, and no letter that the second reader overlooks", () => {
    const sure = { confidence: 0.985 };
    expect(weigh("架空空県", "架空県", sure).text).toBe("架空県");
    expect(weigh("空県", "県", { ...sure, before: "空" }).text).toBe("県");
    expect(weigh("・角ボルト", "角ボルト", sure).text).toBe("角ボルト");
    expect(weigh("_架空県", "架空県", { known: new Set([...usual, "_"]) }).text).toBe("架空県");
    expect(weigh("。架空県", "架空県", { known: new Set([...usual, "。"]) }).text).toBe("架空県");
    expect(weigh("手袋Lサイズ", "手袋サイズ", sure).text).toBe("手袋Lサイズ");
  });

  it("keeps the first reader's of signs that look alike, but for what their neighbours forbid", () => {
    expect(weigh("緑茶ティーバッグ", "緑茶テイーバッグ").text).toBe("緑茶ティーバッグ");
    expect(weigh("コ一ヒ", "コーヒ").text).toBe("コーヒ");
    expect(weigh("コヒー", "コ一ヒー", { unlikely: { 一: 0.5 } }).text).toBe("コーヒー");
    expect(weigh("第一倉庫", "第ー倉庫").text).toBe("第一倉庫");
    expect(weigh("M8X40", "M8メ40").text).toBe("M8×40");
    expect(weigh("M8xX40", "M8×40").text).toBe("M8×40");
    expect(weigh("Lサイズ", "レサイズ").text).toBe("Lサイズ");
  });

  it("keeps signs that the second reader has no character for", () => {
    expect(weigh("〒100", "1100")).toMatchObject({ text: "〒100", second: "agrees" });
  });

  it("settles readings that differ much as a whole, not as a mixture", () => {
    const first = "ビニテルニー";
    const unlikely = { 黒: 0.6 };
    expect(weigh(first, "ビニールテープ黒", { confidence: 0.96, unlikely }).text).toBe(
      "ビニールテープ黒",
    );
    expect(weigh(first, "ビニールテープ黒", { confidence: 0.99, unlikely })).toMatchObject({
      text: first,
      second: "differs",
    });
  });

  it("puts the space in that stands between a letter and a number", () => {
    expect(weigh("用紙A4500枚", "用紙A4500枚", { spacedAt: 4 }).text).toBe("用紙A4 500枚");
    expect(weigh("用紙A4500枚", "用紙A4500枚", { spacedAt: 2 }).text).toBe("用紙A4500枚");
  });

  it("has nothing to say where it sees nothing", () => {
    expect(weigh("黒", "")).toMatchObject({ text: "黒", second: "none" });
  });

  it("takes a digit for as wide as ideographs where the second reader is sure of it", () => {
    expect(weigh("第2番", "第２番").text).toBe("第２番");
    const other = { "２": { text: "2", probability: 0.4 } };
    expect(weigh("第2番", "第２番", { rivals: other }).text).toBe("第2番");
    expect(weigh("第2番", "第2番").text).toBe("第2番");
  });
});
