import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { tellWidths } from "./tell-widths";

const EM = 40;
const TOP = 20;

/** Where each sign of a line stands: its left edge and its width, in em. Ideographs and signs of full width fill their cell. */
function cells(text: string): { sign: string; x: number; advance: number }[] {
  let x = 0.5;
  return [...text].map((sign) => {
    const isNarrow = /[\u0021-\u007e¥]/.test(sign);
    const advance =
      sign === " "
        ? 0.25
        : sign === "\u2009"
          ? 0.125
          : isNarrow
            ? /[.,]/.test(sign)
              ? 0.28
              : 0.56
            : 1;
    const cell = { sign, x, advance };
    x += advance;
    return cell;
  });
}

/** Bars for ink: of an ideograph nearly its cell, but for slim ones, of a letter or digit half an em, of a point little at the left. */
function inkOf({ sign, x, advance }: ReturnType<typeof cells>[number]): [number, number] | null {
  if (sign.trim() === "") return null;
  const isIdeograph = /[\u3041-\u9fff]/.test(sign);
  if (sign === "月") return [x + 0.14, 0.68];
  if (sign === "日") return [x + 0.19, 0.63];
  if (isIdeograph) return [x + 0.06, 0.88];
  if (/[.,，]/.test(sign)) return [x + 0.08, 0.12];
  const width = sign === "￥" ? 0.65 : sign === "－" ? 0.76 : 0.46;
  return [x + (advance - width) / 2, width];
}

/** The line as drawn, and as it is read: in narrow signs, parted where `read` has a bar. */
async function page(printed: string, read: string): Promise<[Word[], GreyImage]> {
  const drawn = cells(printed);
  const bars = drawn.flatMap((cell) => {
    const ink = inkOf(cell);
    if (!ink) return [];
    const height = /[.,，]/.test(cell.sign) ? 6 : 30;
    return [
      `<rect x="${ink[0] * EM}" y="${TOP + 34 - height}" width="${ink[1] * EM}" height="${height}"/>`,
    ];
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="80"><rect width="900" height="80" fill="#fff"/>${bars.join("")}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const signs = drawn.filter(({ sign }) => sign.trim() !== "");
  let at = 0;
  const words = read.split("|").map((text): Word => {
    const own = signs.slice(at, at + [...text.replaceAll(" ", "")].length);
    at += own.length;
    const inks = own.map((cell) => inkOf(cell) as [number, number]);
    const [first, last] = [inks[0] as [number, number], inks.at(-1) as [number, number]];
    return {
      text,
      box: { x0: first[0] * EM, x1: (last[0] + last[1]) * EM, top: TOP, bottom: TOP + 38 },
      baseline: TOP + 34,
      fontSize: EM,
      bold: false,
      spaceBefore: false,
      confidence: 0.9,
      source: "ocr",
    };
  });
  return [words, { width: info.width, height: info.height, data: new Uint8Array(data) }];
}

const told = async (printed: string, read: string) =>
  tellWidths(...(await page(printed, read))).map(({ text }) => text);

describe("tellWidths", () => {
  it.each([
    ["a date, whose digits were read in pieces", "令和５年１０月２日", "令和5年1|0月2日"],
    [
      "an amount with its sign and its dash",
      "金額￥１，５３４，５００－",
      "金額|¥1,|5 34,|5 0 0一",
    ],
    ["letters read apart", "電話ＴＥＬ番号", "電話|T E|L|番号"],
    ["a measure", "絹ごし豆腐３００ｇ", "絹ごし豆腐|3 0 0 g"],
  ])("tells %s", async (_, printed, read) => {
    expect((await told(printed, read)).join("")).toBe(printed);
  });

  it("tells a lone digit between slim ideographs, of full width or not", async () => {
    const both = "10月２日から10月3日まで";
    expect((await told(both, "10月2日から10月3日まで")).join("")).toBe(both);
    const eighth = "10月 3 日".replaceAll(" ", "\u2009");
    expect((await told(eighth, "10月3日")).join("")).toBe("10月3日");
  });

  it.each([
    ["a date", "令和5年10月24日"],
    ["letters", "東京ABC株式会社"],
    ["an amount", "金額¥1,534,500円"],
  ])("leaves narrow signs as they are: %s", async (_, printed) => {
    expect(await told(printed, printed)).toEqual([printed]);
  });

  it("keeps an amount apart from its label", async () => {
    expect(await told("金額￥86,900－", "金額|¥86,900－")).toEqual(["金額", "￥86,900－"]);
  });

  it("takes lone digits whose ink tells nothing as the page sets the others", async () => {
    const apart = "\u3000\u3000";
    const wide = await told(`第１号第２号第３号${apart}9月`, "第1号第2号第3号|9月");
    expect(wide).toEqual(["第１号第２号第３号", "９月"]);
    const few = await told(`第１号第２号${apart}9月`, "第1号第2号|9月");
    expect(few).toEqual(["第１号第２号", "9月"]);
    const number = await told(`第１号第２号第３号${apart}9.5月`, "第1号第2号第3号|9.5月");
    expect(number).toEqual(["第１号第２号第３号", "9.5月"]);
  });

  it("takes a lone digit for a narrow one where the page sets digits off", async () => {
    const printed = "令和 5 年 10 月 24 日";
    expect(await told(printed, "令和5年10月24日")).toEqual(["令和5年10月24日"]);
  });
});
