import type { Segment } from "../../layout/segment";
import type { Word } from "../../model";
import type { CellText } from "../rows/rows";
import { cellOf, toCell } from "./receipt-cells";
import { wordsIn } from "./receipt-words";

const code = /^(?=(?:\D*\d){4})[\p{Lu}\d][\p{Lu}\d-]*$/u;
/** "A07": of a list of dishes, in a column before their names. */
const shortListed = /^\p{Lu}{1,2}\d{2,3}$/u;
const longCode = /^\d{8,14}$/;
/** "021": nobody counts with a nought before. */
const department = /^0\d{1,3}$/;
const count = /^-?\d{1,3}(?:[.,]\d{1,3})?(?: ?[x×*]| ?(?:kg|lbs?|g|l))?$/i;

/** "1.", which counts the items. */
export const ORDINAL = /^(\d{1,2})[.)]$/;

/** The widest gap in a name, in em. */
const NAME_GAP = 1.5;

/** Code, count and name at the left of a line; null where there is more. */
export function leadCells(
  segments: readonly Segment[],
  mayCount: boolean,
  page: number,
): CellText[] | null {
  const [first, ...others] = segments;
  if (!first) return [];
  const isListed =
    shortListed.test(first.text) && others.length === 1 && isNamed(others[0] as Segment);
  if (code.test(first.text) || isListed) {
    const rest = leadCells(others, mayCount, page);
    return rest && [toCell("item_code", first.words, page), ...rest];
  }
  const [second] = others;
  if (second && others.length === 1 && code.test(second.text) && isNamed(first))
    return [...nameCells(first.words, mayCount, page), toCell("item_code", second.words, page)];
  if (second && mayCount && count.test(first.text) && others.length === 1 && isNamed(second)) {
    const own = first.words.map((word) => ({ ...word, text: word.text.replace(/[x×*]$/i, "") }));
    return [
      toCell(
        "quantity",
        own.filter(({ text }) => text !== ""),
        page,
      ),
      toCell("description", second.words, page),
    ];
  }
  if (second && ORDINAL.test(first.text) && others.every(isNamed))
    return nameCells(
      segments.flatMap(({ words }) => words),
      mayCount,
      page,
    );
  if (!isNamed(first) || (second && !areOneName(segments))) return null;
  return nameCells(
    segments.flatMap(({ words }) => words),
    mayCount,
    page,
  );
}

/** Two spaces of a till's face part no columns: "CHKN SET  B". */
function areOneName(segments: readonly Segment[]): boolean {
  return segments.every(({ text, box, fontSize }, at) => {
    const before = segments[at - 1];
    if (before === undefined) return true;
    return box.x0 - before.box.x1 < NAME_GAP * fontSize && !/[:：]$/.test(text);
  });
}

const isNamed = ({ text }: Segment): boolean =>
  /\p{L}{2}|[\u3040-\u9fff]/u.test(text) && !/[:：]$/.test(text);

/** The sign of a reduced rate before a name: "＊木綿とうふ". */
const taxMark = /^[*＊※](?=[\u3040-\u9fff])/u;

/** "2 x Coffee" is a quantity and a thing, "4902778000311 Stapler" a code and a thing. */
function nameCells(words: readonly Word[], mayCount: boolean, page: number): CellText[] {
  const [first, second] = words;
  if (first && taxMark.test(first.text)) {
    const [mark, name] = [wordsIn([first], 0, 1), wordsIn([first], 1, first.text.length)];
    const rest = nameCells([...name, ...words.slice(1)], mayCount, page);
    return [toCell("tax_rate", mark, page), ...rest];
  }
  if (first && second && (longCode.test(first.text) || department.test(first.text)))
    return [toCell("item_code", [first], page), ...nameCells(words.slice(1), mayCount, page)];
  const last = words.at(-1);
  if (last && words.length > 1 && longCode.test(last.text))
    return [...nameCells(words.slice(0, -1), mayCount, page), toCell("item_code", [last], page)];
  const size = second && /^[x×*@]$/i.test(second.text) ? 2 : 1;
  const isCounted =
    mayCount &&
    first &&
    /^-?\d{1,3}(?:[.,]\d{1,3})?[x×]?$/i.test(first.text) &&
    words.length > size &&
    !isOffer(words);
  if (!isCounted) return [toCell("description", words, page)];
  return [
    toCell("quantity", [{ ...first, text: first.text.replace(/[x×]$/i, "") }], page),
    toCell("description", words.slice(size), page),
  ];
}

/** "3 for 2 saving": what is taken off, and no thing that was counted. */
function isOffer([first, word, second]: readonly Word[]): boolean {
  const areNumbers = [first, second].every((one) => one && /^\D?\d/.test(one.text));
  return areNumbers && /^\p{Ll}+$/u.test(word?.text ?? "") && !/^x$/i.test(word?.text ?? "");
}

/** A till prints the number of a department or an article before every name, or before none. */
const shortCode = /^\d{3,7}$/;

/** The cells of all items, where every name begins with such a number: "204417 Geranium" is a code and a thing; what is taken off a price has none. */
export function partCodes(items: readonly (readonly CellText[])[], page: number): CellText[][] {
  const wordsOf = (cells: readonly CellText[]) =>
    cellOf(cells, "description")?.segments.flatMap((segment) => segment.words) ?? [];
  const isCoded = (cells: readonly CellText[]) => {
    const [first, second] = wordsOf(cells);
    return shortCode.test(first?.text ?? "") && /\p{L}/u.test(second?.text ?? "");
  };
  const things = items.filter((cells) => !isTakenOff(cells));
  const areCoded = things.length > 1 && things.every(isCoded);
  return items.map((cells) => {
    if (!areCoded || !isCoded(cells)) return [...cells];
    const own = wordsOf(cells);
    return cells.flatMap((cell) =>
      cell === cellOf(cells, "description")
        ? [toCell("item_code", own.slice(0, 1), page), toCell("description", own.slice(1), page)]
        : [cell],
    );
  });
}

/** A negative amount of nothing that was counted. */
const isTakenOff = (cells: readonly CellText[]): boolean =>
  /^[-–−]|[-–−]$|^\(/.test(cellOf(cells, "amount")?.text ?? "") && !cellOf(cells, "quantity");
