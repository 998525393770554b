import { describe, expect, it } from "vitest";
import { frame, horizontal, row, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

function pairsOf(page: Page): Record<string, string> {
  const labelled = readingOf([page]).fields.filter((field) => field.label !== "");
  return Object.fromEntries(labelled.map((field) => [field.label, field.value]));
}

describe("forms with lines, cells and boxes to fill in", () => {
  it("asks in whole sentences, and ticks before another question of the line", () => {
    const page = typeset(
      [
        ...row(100, [50, 250], ["In case of emergency, notify", "Thomas Abernathy"]),
        { x: 50, y: 120, text: "Are you allergic to any medications? ☑ Yes ☐ No" },
        { x: 294, y: 120, text: "If yes, list: sulfa" },
      ],
      [horizontal(102, 248, 400)],
    );
    expect(pairsOf(page)).toEqual({
      "In case of emergency, notify": "Thomas Abernathy",
      "Are you allergic to any medications?": "Yes",
      "If yes, list": "sulfa",
    });
  });

  it("parts labels from what is written on lines that leave its descenders room", () => {
    const page = typeset(
      [
        { x: 50, y: 100, text: "Former surname Okafor" },
        { x: 200, y: 100, text: "Birthplace Lagos" },
        { x: 50, y: 140, text: "Ward sister on duty Amara" },
      ],
      [horizontal(105, 124, 190), horizontal(105, 254, 300), horizontal(145, 40, 400)],
    );
    expect(pairsOf(page)).toEqual({ "Former surname": "Okafor", Birthplace: "Lagos" });
  });

  it("keeps together what stands on one line to write on", () => {
    const typed = (x: number, text: string) => ({ x, y: 100, text, confidence: 0.95 });
    const page = (rules: ReturnType<typeof horizontal>[]) =>
      typeset([typed(50, "MOORED:"), typed(120, "May 14,"), typed(168, "1991")], rules);
    expect(pairsOf(page([horizontal(103, 118, 280)]))).toEqual({ MOORED: "May 14, 1991" });
    expect(pairsOf(page([]))).toEqual({ MOORED: "May 14," });
  });

  it("ticks behind a question in words, before an answer and another question", () => {
    const page = typeset([
      {
        x: 50,
        y: 100,
        text: "Have you ever been refused a visa by any other country? ( ) Yes ( X ) No",
      },
      { x: 50, y: 120, text: "Do you travel alone? ☒ yes ☐ no Name of your guide: Ana" },
      { x: 50, y: 140, text: "If not, with how many? three adults" },
    ]);
    expect(pairsOf(page)).toEqual({
      "Have you ever been refused a visa by any other country?": "No",
      "Do you travel alone?": "yes",
      "Name of your guide": "Ana",
      "If not, with how many?": "three adults",
    });
  });

  it("keeps a choice and its translation together", () => {
    const page = typeset([{ x: 50, y: 100, text: "Tình trạng: ☐ Mới / New ☒ Đã dùng / Used" }]);
    expect(pairsOf(page)).toEqual({ "Tình trạng": "Đã dùng / Used" });
  });

  it("pairs what stands below an address in the cell of its caption", () => {
    const page = typeset(
      [
        { x: 53, y: 108, text: "Sender", size: 6 },
        { x: 53, y: 120, text: "Tern Yard" },
        { x: 53, y: 132, text: "Wenbury 00318" },
        { x: 53, y: 146, text: "Dock code: W-17" },
      ],
      frame(50, 100, 250, 150),
    );
    expect(pairsOf(page)).toEqual({ Sender: "Tern Yard\nWenbury 00318", "Dock code": "W-17" });
  });

  it("parts what is filled in in another typeface from labels that no lexicon knows", () => {
    const printed = (x: number, y: number, text: string) => ({ x, y, text, face: "Arimo" });
    const typed = (x: number, y: number, text: string) => ({ x, y, text, face: "Cousine" });
    const page = typeset([
      printed(50, 100, "Rigging or sail plan etc."),
      typed(180, 100, "Gaff cutter"),
      printed(50, 120, "Moored at"),
      typed(100, 120, "Tern Quay"),
      printed(50, 140, "Built by Alder Works"),
      printed(50, 160, "Laid up at"),
      { x: 105, y: 160, text: "冬", face: "Cousine" },
    ]);
    expect(pairsOf(page)).toEqual({
      "Rigging or sail plan etc.": "Gaff cutter",
      "Moored at": "Tern Quay",
    });
  });

  it("reads captions of several lines over an answer that is set larger or in another face", () => {
    const page = typeset(
      [
        { x: 53, y: 108, text: "Place and date of the last", size: 7 },
        { x: 53, y: 117, text: "survey (6)", size: 7 },
        { x: 53, y: 130, text: "Hull 4 May 2021" },
        { x: 253, y: 110, text: "Owner (name, seat)", face: "Arimo" },
        { x: 253, y: 122, text: "Alder Works", face: "Cousine" },
        { x: 53, y: 158, text: "Kind of vessel (7) / Type" },
        { x: 53, y: 170, text: "☐ Barge ☒ Cutter / Kutter" },
      ],
      [
        ...frame(50, 100, 250, 150),
        ...frame(250, 100, 450, 150),
        ...frame(50, 150, 250, 180),
        ...frame(250, 150, 450, 180),
      ],
    );
    expect(pairsOf(page)).toEqual({
      "Place and date of the last survey (6)": "Hull 4 May 2021",
      "Owner (name, seat)": "Alder Works",
      "Kind of vessel (7) / Type": "Cutter / Kutter",
    });
  });

  it("knows boxes by their number, labels set wide, and a word with a colon behind a number", () => {
    const sides = [50, 200, 350, 500];
    const page = typeset(
      [
        { x: 355, y: 102, text: "6", size: 9 },
        { x: 368, y: 102, text: "Attention: Ms Orr", size: 9 },
        { x: 55, y: 102, text: "4", size: 9 },
        { x: 68, y: 102, text: "Street address", size: 9 },
        { x: 55, y: 114, text: "9 Cannery Lane", size: 9, bold: true },
        { x: 205, y: 102, text: "5", size: 9 },
        { x: 218, y: 102, text: "Remit to, if different", size: 9 },
        { x: 50, y: 150, text: "名" },
        { x: 80, y: 150, text: "称：" },
        { x: 105, y: 150, text: "南京精密仪器" },
        { x: 50, y: 180, text: "Quầy: 07 NV: Trần Mỹ Linh" },
      ],
      sides.slice(1).flatMap((x, i) => frame(sides[i] as number, 90, x, 120)),
    );
    expect(pairsOf(page)).toEqual({
      "Street address": "9 Cannery Lane",
      Attention: "Ms Orr",
      "名　称": "南京精密仪器",
      Quầy: "07",
      NV: "Trần Mỹ Linh",
    });
  });

  it("takes no caption of a line to sign on for an answer", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Order number: K-4471" },
      { x: 50, y: 560, text: "Người bán hàng (Seller)", bold: true },
      { x: 50, y: 572, text: "(Ký, đóng dấu, ghi rõ họtên)" },
      { x: 50, y: 620, text: "Shipper signature / date" },
      { x: 300, y: 620, text: "Carrier signature / pickup date" },
    ]);
    expect(pairsOf(page)).toEqual({ "Order number": "K-4471" });
  });

  it("ticks below a question that the number of its box has moved", () => {
    const page = typeset(
      [
        { x: 55, y: 102, text: "3", size: 9 },
        { x: 70, y: 102, text: "Tax classification:", size: 9 },
        { x: 55, y: 114, text: "☐ Partnership ☒ Limited company", size: 9 },
      ],
      frame(50, 90, 350, 120),
    );
    expect(pairsOf(page)).toEqual({ "Tax classification": "Limited company" });
    expect(readingOf([page]).fields).toHaveLength(1);
  });
});
