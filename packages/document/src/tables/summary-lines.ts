import { matchLabel } from "../lexicon/vocabulary";
import { kindOf } from "../text/kind";
import type { Column } from "./columns";
import { type CutLine, textOf } from "./cut-lines";

const summaryKeys = ["subtotal", "total", "tax", "discount", "shipping"];

/** The columns numbered below their headings: "A B 1 2 3 = 1 x 2". */
export function areOrdinals({ parts }: CutLine): boolean {
  const texts = parts.map(textOf).filter((text) => text !== "");
  const signs = texts.map((text) => /^\(?([A-Z]|\d{1,2})\)?(?:\s*=.+)?$/.exec(text)?.[1] ?? "");
  if (signs.length < 4 || signs.includes("")) return false;
  const numbers = signs.filter((sign) => /\d/.test(sign)).map(Number);
  const letters = signs.slice(0, signs.length - numbers.length);
  return (
    numbers.every((number, i) => number === (numbers[0] ?? 0) + i) &&
    (numbers[0] === 1 || numbers[0] === letters.length + 1) &&
    letters.every((letter, i) => letter === String.fromCharCode(65 + i))
  );
}

export function isNumeric(text: string): boolean {
  return (
    ["number", "money", "percent"].includes(kindOf(text)) ||
    /^[-(]?[$€£¥₫]?\s?\d[\d.,' ]*/.test(text)
  );
}

/** A sum under or between the items: its first text is the label of one. Freight by the piece is an item. */
export function isSummary(
  { line, parts }: CutLine,
  columns: readonly Column[],
  keys: readonly string[] = summaryKeys,
): boolean {
  const texts = line.segments.filter((segment) => kindOf(segment.text) === "text");
  const [first, second] = texts;
  if (!first || texts.length > 2) return false;
  // "VAT rate: 10%   VAT amount: 1,679.50": the label of the amount is the one before it.
  const named = second && /[:：]$/.test(second.text) ? second : first;
  const match = matchLabel(named.text.replace(/[:：].*$/, ""), first.source === "ocr");
  if (!match || !keys.includes(match.key)) return false;
  const sum = match.key === "total" || match.key === "subtotal";
  // "Group total": part of what it says, and nothing but the amount beside it.
  const alone = sum && parts.filter((part) => part.length > 0).length <= 2;
  if (match.score < (alone ? 0.6 : 0.75)) return false;
  // A rate that stands below the quantities counts nothing.
  const counted = columns.some(({ heading }, index) => {
    const text = textOf(parts[index] ?? []);
    return heading.key === "quantity" && isNumeric(text) && !/[%％]/.test(text);
  });
  const isNumbered = columns.some(
    ({ heading }, index) =>
      heading.key === "line_no" && /^\d{1,3}\.?$/.test(textOf(parts[index] ?? [])),
  );
  // A sum of every column begins with its name and says nothing else.
  const full = sum && match.score >= 0.96 && line.segments[0] === first && texts.length === 1;
  return (line.segments.length <= 4 || full) && (sum || !(counted || isNumbered));
}
