import { median } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";
import { isCurrency } from "../../text/number";
import type { Column } from "../columns";
import type { CellText, Row } from "../rows/rows";
import { toCell } from "./receipt-cells";
import { textIn, wordsIn } from "./receipt-words";

/** The sign of a tax rate or of a reduced one behind an amount: "12,90 A", "598 ※", "¥486軽", "7.20 ZRL". */
const taxMark = /^(?:\p{Lu}\p{L}?|\p{Lu}{3}|[*#※†＊軽外内非]|\p{Lu}[*#])$/u;
/** The same without a space: "598※", "12.90A". */
const closeMark = /^(.*\d)(?:[*#※†＊軽外内非]|(?<=[.,]\d\d)\p{Lu})$/u;

/** Those that stand behind yen, which have no cents: "480 ※". */
const OF_YEN = /^[※＊軽外内非]$/u;

/** The sign of a rate, and that nothing is taken off: "3,30 A *". */
const STARRED = /^\p{Lu} [*#]$/u;

/** The texts of a line without the tax mark at its end, and that mark. */
export function withoutMark(line: Line): { segments: Segment[]; mark: Segment | null } {
  const all = line.segments;
  const [last, before] = [all.at(-1), all.at(-2)];
  const words = last ? partClose(last).words : [];
  const marks = words.slice(STARRED.test(textIn(words.slice(-2))) ? -2 : -1);
  const [sign] = marks;
  const reversed = words.slice(0, words.length - marks.length).toReversed();
  const isDigit =
    sign && /^\d$/.test(sign.text) && /[.,]\d{2}$/.test(reversed[0]?.text ?? before?.text ?? "");
  if (!sign || !(isDigit || taxMark.test(sign.text)) || isCurrency(sign.text))
    return { segments: all, mark: null };
  const mark = toSegment(marks, line.page);
  if (reversed.length === 0) {
    const isBehind = before && ["money", "number"].includes(kindOf(before.text));
    return isBehind ? { segments: all.slice(0, -1), mark } : { segments: all, mark: null };
  }
  const left = toSegment(reversed.toReversed(), line.page);
  const kinds = OF_YEN.test(sign.text) ? ["money", "number"] : ["money"];
  const isBehind = [left.text, reversed[0]?.text ?? ""].some((text) =>
    kinds.includes(kindOf(text)),
  );
  return isBehind ? { segments: [...all.slice(0, -1), left], mark } : { segments: all, mark: null };
}

function partClose(segment: Segment): Segment {
  const last = segment.words.at(-1);
  const at = last && closeMark.exec(last.text)?.[1]?.length;
  if (!last || !at) return segment;
  const parts = [wordsIn([last], 0, at), wordsIn([last], at, last.text.length)].flat();
  return toSegment([...segment.words.slice(0, -1), ...parts], segment.page);
}

/** The sign of a rate that stands by itself before a name: "* Pinot Grigio". */
const isLeadMark = ({ text }: Word): boolean => /^[*#※＊軽]$/u.test(text);

/** Rows of a table with the signs that stand before some of their names, left of the others, in cells of their own. */
export function partLeadMarks(rows: readonly Row[], columns: readonly Column[]): Row[] {
  const names = columns.find(({ heading: { key } }) => key === "description");
  const lineOf = ({ cells }: Row) => cells.find(({ column }) => column === names)?.segments[0];
  const left = median(
    rows.flatMap((row) => {
      const line = lineOf(row);
      return line?.words[0] && !isLeadMark(line.words[0]) ? [line.box.x0] : [];
    }),
  );
  return rows.map((row) => {
    const line = lineOf(row);
    const [mark, ...name] = line?.words ?? [];
    if (!line || !mark || name.length === 0 || !isLeadMark(mark) || mark.box.x1 > left) return row;
    const cells = row.cells.flatMap((cell) => {
      if (cell.segments[0] !== line) return [cell];
      const text = cell.text.slice(mark.text.length).trim();
      const segments = [toSegment(name, row.page), ...cell.segments.slice(1)];
      return [toCell("tax_rate", [mark], row.page), { ...cell, text, segments }];
    });
    return { ...row, cells };
  });
}

/** The share of the rows of a table whose amounts have marks. */
const MARKED = 0.6;

/** Rows of a table without a heading for the tax marks behind its amounts, with those in cells of their own. */
export function partMarks(rows: readonly Row[], columns: readonly Column[]): Row[] {
  const parted = rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) => partMark(cell, row)),
  }));
  const isHeaded = columns.some(({ heading: { key } }) => key === "tax_rate");
  const marked = parted.filter((row, i) => row.cells.length > (rows[i]?.cells.length ?? 0));
  return isHeaded || marked.length < MARKED * rows.length ? [...rows] : parted;
}

function partMark(cell: CellText, { page }: Row): CellText[] {
  const [only, ...more] = cell.segments;
  if (cell.column.heading.key !== "amount" || !only || more.length > 0) return [cell];
  const { segments, mark } = withoutMark({ ...only, segments: [only] });
  const [left] = segments;
  if (!left || !mark || mark.text.length > 2 || left.text === "") return [cell];
  return [{ ...cell, text: left.text, segments }, toCell("tax_rate", mark.words, page)];
}
