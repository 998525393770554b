import { evenSlashes } from "../../text/even-slashes";
import type { ItemTable } from "../item-tables";
import type { CellText } from "./rows";

/** A form is a column's own where so many of its cells, and this share, have it. */
const FEWEST = 3;
const SHARE = 0.6;
/** Specks before and behind a number or a code, which its column's others have not; behind a letter they are an abbreviation's point. */
const SPECKS = /^[.,:;'’`·]+|(?<=\d)[.,:;'’`·]+$/g;

/**
 * Codes and numbers of a column of a scan have one form: where a cell has it but for a space (`LB-31 5` below `LB-207`) or a speck at its
 * end (`292.`), it is printed without, and with figures for letters that look like them. Slashes between two languages are set alike in a column, too.
 */
export function evenCodes(tables: readonly ItemTable[]): ItemTable[] {
  const columns = new Map<string, string[]>();
  for (const { column, text } of tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))) {
    columns.set(column.heading.text, [...(columns.get(column.heading.text) ?? []), text]);
  }
  const forms = new Map(
    [...columns].map(([heading, texts]) => [
      heading,
      { sign: commonest(texts.map(signForm)), kind: commonest(texts.map(kindForm)) },
    ]),
  );
  const evened = (heading: string, text: string): string => {
    const own = forms.get(heading);
    if (!own || !/\d/.test(text)) return text;
    const joined = text.replace(/\s/g, "");
    if (joined !== text && isOf(own.sign, joined, text, signForm)) return joined;
    const likened = own.sign === null ? text : liken(text, own.sign);
    if (likened !== text) return likened;
    const bare = text.replace(SPECKS, "");
    return bare !== text && isOf(own.kind, bare, text, kindForm) ? bare : text;
  };
  const slashes = new Map([...columns].map(([heading, texts]) => [heading, evenSlashes(texts)]));
  const slashed = ({ column, text }: CellText) => slashes.get(column.heading.text)?.(text) ?? text;
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.segments[0]?.source === "ocr"
          ? { ...cell, text: evened(cell.column.heading.text, slashed(cell)) }
          : cell,
      ),
    })),
  }));
}

function isOf(
  own: string | null,
  mended: string,
  text: string,
  form: (text: string) => string,
): boolean {
  return own !== null && form(mended) === own && form(text) !== own;
}

/** Letters that readers take for figures. */
const FIGURES: Record<string, string> = { O: "0", I: "1", l: "1" };

/** A code with figures where its column's others have them, for letters that look like them: `KRO815` below `KR0642`. */
function liken(text: string, sign: string): string {
  const signs = [...text];
  const form = [...sign];
  if (signs.length !== form.length || signForm(text) === sign) return text;
  const likened = signs.map((own, at) => {
    if (signForm(own) === form[at]) return own;
    return (form[at] === "9" && FIGURES[own]) || own;
  });
  return signForm(likened.join("")) === sign ? likened.join("") : text;
}

function commonest(forms: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const [[form, count] = ["", 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return count >= FEWEST && count >= SHARE * forms.length ? form : null;
}

/** A text with one sign for all capitals, for all small letters and for all digits. */
const signForm = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}/gu, "a")
    .replace(/\d/g, "9");

/** The same, however many there are of each. */
const kindForm = (text: string): string => signForm(text).replace(/(.)\1+/g, "$1");
