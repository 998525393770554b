import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { mendImpossible } from "./mend-impossible";

/** The words of a line, a space apart. */
function line(text: string): Word[] {
  let x = 0;
  return text.split(" ").map((own) => {
    const box = { x0: x, x1: x + 5 * own.length, top: 0, bottom: 10 };
    x = box.x1 + 3;
    return { text: own, box, baseline: 9, fontSize: 10, confidence: 0.99, source: "ocr" } as Word;
  });
}

const read = (text: string, model: Model = "eng") =>
  mendImpossible(line(text), model)
    .map((word) => word.text)
    .join(" ");

it.each<[printed: string, seen: string, model?: Model]>([
  ["pizza, Lozenge", "pi33a, Lo3enge"],
  ["Vicenzo", "Vicen3o", "ita"],
  ["Trixton fox", "Tri×ton fo×"],
  ["Hallenbau Hrabal H", "Htallenbau ttrabal fH", "deu"],
  ["A.K.G. and T.D.S.", "A.K.6. and T.D.5."],
  ["5-11-83, 9/12/05 04/1/2011", "S-11-83, 9/12/0S O4/1/2011"],
  ["07.11.1962", "07.111962", "deu"],
  ["31/12/2009 70412", "3|1|/|1|2|/|2|0|0|9 |7|0|4[1|2|", "fra"],
  ["Marcolo 27-0318 0091 40", "MarcolO 27-O318 OO91 4O"],
  ["2023-11-07 08:15", "2023-11-0708:15"],
  ["$2,470,000 est.", "$2,470.000 est."],
  ["$14.50 $1,230 $2,150.00", "φ14.50 φ1,230 φ2,150.00"],
  ["lb./sq. in.", "Ib./sq. in."],
  ["1st and 21st, I think", "Ist and 2ist, l think"],
  ["le 1er mai", "le ler mai", "fra"],
  ["7,90 1,250.00 .75", ".7,90 ,1,250.00 .75"],
  ["@6.000 @18.500 0800", "@6.000 018.500 0800"],
  ["PKWiU: 27.32 PKWiU/ CN", "PKWIU: 27.32 PKWIU/ CN", "pol"],
  ["gạo Nguyệt quận", "qạo Nquyệt quận", "vie"],
  ["d'accueil l'exploitation L'opposition", "daccueil Pexploitation Lopposition", "fra"],
  ["l’altro, d’attesa l’ingresso", "l’altro, dattesa Pingresso", "ita"],
  ["12 kΩ, 3 Ω", "12 kQ, 3 Q"],
  ["Harpwell", "Har»well"],
  ["KX-2019-047, (DN-551-QV) 7-B", "KX–2019-047, (DN—551–QV) 7–B"],
  ["HZ-0714", "HZ—0714", "chi_sim"],
  ["3.º D", "3.o D", "spa"],
  ["捌仟圆伍拾叁元", "捌件圆伍拾参元", "chi_sim"],
  ["花、草", "花ヽ草", "jpn"],
  ["三丁目二十二番 百二〇号 一〇二号", "三丁目ニ十ニ番 百ニＯ号 一○ニ号", "jpn"],
  ["平成21年 平成元年 平成 シーツ類", "至成21年 乎成元年 至成 シーッ類", "jpn"],
  ["お書きください。", "お書きください。0", "jpn"],
  ["書類（写しを除く）", "書類（写しを除く《）", "jpn"],
  ["2,09 €/l 28 l/min, 14 lfm 3 lbr.", "2,09 €/1 28 I/min, 14 Ifm 3 Ibr."],
  ["由本人领取。 ¥1,280.00 3,500元", "由本人领取. ¥1，280.00 3，500元", "chi_sim"],
  ["属于 低于三成 仅用于", "属干 低干三成 仅用干", "chi_sim"],
  [
    "k.lund@gmail.com rita@correo.example lfd. Nr.",
    "k.lundegmail.com ritaecorreo.example Ifd. Nr.",
    "deu",
  ],
  ["moderno, interna Caserma", "modemo, intema Caserma", "ita"],
  ["degree REQUIRED Northern", "deqree REOUIRED Northem", "eng"],
  ["退休金 午休 未休假 家庭 消防栓", "退体金 午体 未体假 家瘫 肖防栓", "chi_sim"],
  ["有限会社 消費税", "有限会赴 肖費税", "jpn"],
  ["图片（3张）和图片（5张）", "图片〈3张）和图片（5张》", "chi_sim"],
])("reads %j where %j was seen", (printed, seen, model) => {
  expect(read(seen, model)).toBe(printed);
});

it.each<[text: string, model?: Model]>([
  ["F3B mp3s 3com Q3 R2D2 ab3d@post.example www.ab3cd.example"],
  ["2 × 4, a×b, Ost 5×"],
  ["GewO StPO MacOS O-318 PO-0447 H2O Fe2O3", "deu"],
  ["1.1.6. A.5. S-82-0359 9.061988 44.061988"],
  ["2023-11-07 1,380.500 12.470.000"],
  ["A|B 3|4 [5]"],
  ["2–3 Anna–5 11–12 A–B 9,–"],
  ["5 l water, l'Arche, Q 7, Nr. Q"],
  ["6.000 018.500"],
  ["Ist", "deu"],
  ["«Har» well»"],
  ["quý Iraq", "vie"],
  ["Lavoirs Pavoine Mares LAVIS dix-huit", "fra"],
  ["φ12 φ8.5 φ120"],
  ["二Ｏ カンパニー三号 ニコニコ 完成2年 カッ飛ぶ", "jpn"],
  ["www.thegmail.com gmail.com thepost.com egmail", "deu"],
  ["Lindqvist summer HOUSE Omdqu norm", "eng"],
  ["一件圆 参加 《论语》（上）〈下〉", "chi_sim"],
  ["身体 未体检 偏瘫 肖先生", "chi_sim"],
  ["学会証 会証", "jpn"],
  ["一. 3.甲 1，2，3 等干部 限干净", "chi_sim"],
  ["km/1 4/1 1/min Im Ibo", "deu"],
])("leaves %j", (text, model) => {
  expect(read(text, model)).toBe(text);
});

it("closes the gap behind the comma of a size or price that is counted, and of nothing else", () => {
  const close = (text: string) =>
    mendImpossible([{ ...(line("a")[0] as Word), text }], "deu")[0]?.text;
  expect(close("6X1, 5")).toBe("6X1,5");
  expect(close("x24, 50")).toBe("x24,50");
  expect(close("3, 4")).toBe("3, 4");
});

it("is in doubt of what it put right, and leaves what no reader saw", () => {
  const [seen, plain] = mendImpossible(line("pi33a pizza"), "eng");
  expect([seen?.confidence, plain?.confidence]).toEqual([0.75, 0.99]);
  const [told] = mendImpossible([{ ...(line("pi33a")[0] as Word), source: "pdf" }], "eng");
  expect(told?.text).toBe("pi33a");
});
