import type { Box, Page, Rule, Word } from "../src/model";

/** A run of text on a page of the tests: its left edge and baseline in points. */
export interface Print {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  face?: string;
  confidence?: number;
}

const width = 600;
const height = 800;

/** Half an em a sign, a full em for CJK: near enough to what fonts do. */
export function advance(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : 0.5) * size, 0);
}

/** A page of one text a print, 600 by 800 points; fractions are of that page. */
export function typeset(prints: readonly Print[], rules: Rule[] = [], fills: Box[] = []): Page {
  return {
    number: 1,
    width,
    height,
    words: prints.flatMap(toWords),
    rules,
    fills,
    source: prints.some((print) => print.confidence !== undefined) ? "ocr" : "pdf",
    languages: [],
    toUploaded: ({ x0, top, x1, bottom }) => [
      x0 / width,
      top / height,
      (x1 - x0) / width,
      (bottom - top) / height,
    ],
  };
}

function toWords({ x, y, text, size = 10, bold = false, face, confidence }: Print): Word[] {
  let left = x;
  return text.split(" ").map((part, index) => {
    const start = left;
    left += advance(`${part} `, size);
    return {
      text: part,
      box: {
        x0: start,
        top: y - 0.9 * size,
        x1: start + advance(part, size),
        bottom: y + 0.2 * size,
      },
      baseline: y,
      fontSize: size,
      bold,
      ...(face ? { face } : {}),
      spaceBefore: index > 0,
      confidence: confidence ?? 1,
      source: confidence === undefined ? "pdf" : "ocr",
    };
  });
}

/** A table row: texts at the left edges given, numbers ending at theirs (negative edges). */
export function row(
  y: number,
  edges: readonly number[],
  texts: readonly string[],
  bold = false,
): Print[] {
  return texts.flatMap((text, index) => {
    const edge = edges[index] ?? 0;
    if (text === "") return [];
    return [{ x: edge < 0 ? -edge - advance(text, 10) : edge, y, text, bold }];
  });
}

export function horizontal(y: number, x0: number, x1: number): Rule {
  return { orientation: "horizontal", box: { x0, x1, top: y, bottom: y } };
}

export function vertical(x: number, top: number, bottom: number): Rule {
  return { orientation: "vertical", box: { x0: x, x1: x, top, bottom } };
}

export function frame(x0: number, top: number, x1: number, bottom: number): Rule[] {
  return [
    horizontal(top, x0, x1),
    horizontal(bottom, x0, x1),
    vertical(x0, top, bottom),
    vertical(x1, top, bottom),
  ];
}
