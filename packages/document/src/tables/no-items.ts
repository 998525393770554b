import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import { hasRole } from "../lexicon/roles";
import { matchLabel } from "../lexicon/vocabulary";
import { isMonth } from "../text/date";
import { kindOf } from "../text/kind";
import type { Column } from "./columns";
import type { CellText, Row } from "./rows/rows";

/** "Packages, Contents" over one answer each, without a price, are labels of a form, as are "Account number, Amount" that name nothing. */
export function isLoneRecord(rows: readonly Row[], columns: readonly Column[]): boolean {
  const keys = new Set(
    columns.flatMap(({ heading: { key } }) => (key && key !== "other" ? key : [])),
  );
  if (rows.length !== 1) return false;
  const isPriced = keys.has("unit_price") || keys.has("amount");
  return !keys.has("description") || (keys.size < 3 && !isPriced);
}

/**
 * A table of taxes has sums where the things of a table of items stand: "Goods" means the net amount there. What a till prints below it may have
 * been taken for further rows.
 */
export function listsSums(rows: readonly Row[]): boolean {
  const things = rows.flatMap(({ cells }) =>
    cells.filter(({ column }) => column.heading.key === "description"),
  );
  return 2 * things.filter(({ text }) => kindOf(text) === "money").length > things.length;
}

/** Rates with what is taxed and the tax on it, and nothing named, are no items: "S  20 %  955.90  191.18". */
export function listsTaxes(rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const keyed = (key: string) => cells.filter(({ column }) => column.heading.key === key);
  const isMoney = ({ text }: CellText) =>
    text.split("\n").every((line) => kindOf(line) === "money");
  const taxes = keyed("tax_rate");
  // "Rate" beside "VAT" is one, too.
  const columns = [...new Set(taxes.map(({ column }) => column))];
  const isOfMoney = (column: Column) =>
    taxes.every((cell) => cell.column !== column || isMoney(cell));
  const isNamed = keyed("description").length > 0 || keyed("quantity").length > 0;
  const hasRate = cells.some(
    ({ column: { heading }, text }) => heading.key !== "discount" && /\d\s?[%％]/.test(text),
  );
  return !isNamed && hasRate && columns.some(isOfMoney);
}

/** Of day or night: "9:30", "17h05". */
const TIME = /^(?:[01]?\d|2[0-4])[:.h][0-5]\d(?: ?[ap]\.?m\.?)?$/i;

/** Posts held, stays and shifts, "from 04/10/2021 to 22/12/2021, 36 hours": two columns of dates or times and nothing that has a price or a code. */
export function listsTimes(rows: readonly Row[], columns: readonly Column[]): boolean {
  const priced = ["unit_price", "amount", "item_code", "tax_rate"];
  // A column without a heading names the rows.
  if (columns.some(({ heading: { key, text } }) => text !== "" && priced.includes(key ?? "")))
    return false;
  const dated = columns.filter((column) => {
    const own = rows.flatMap(({ cells }) => cells.filter((cell) => cell.column === column));
    const isTime = ({ text }: CellText) => kindOf(text) === "date" || TIME.test(text);
    return own.length === rows.length && own.every(isTime);
  });
  return dated.length > 1;
}

/** Months in a column of their own before the others, "April  1,624.80  38.50": what was earned or used in each, where no heading says that anything has a price. */
export function listsMonths(rows: readonly Row[], columns: readonly Column[]): boolean {
  const firsts = rows.flatMap(({ cells: [cell] }) => (cell ? [cell.text] : []));
  return firsts.length >= MONTHS && firsts.every(isMonth) && !listsGoods(columns);
}

const MONTHS = 3;

/** "Condition, Units, Position": what is counted has neither a name nor a price, is not numbered, and no code tells it, for those below a heading of codes are words. */
export function countsNoThings(rows: readonly Row[], columns: readonly Column[]): boolean {
  const told = ["description", "unit_price", "amount", "tax_rate"];
  if (columns.some(({ heading: { key } }) => told.includes(key ?? ""))) return false;
  if (["line_no", "item_code", "quantity"].includes(columns[0]?.heading.key ?? "")) return false;
  const codes = rows.flatMap(({ cells }) =>
    cells.filter(({ column }) => column.heading.key === "item_code"),
  );
  const words = codes.filter(({ text }) => /\p{Ll}/u.test(text) && !/\d/.test(text));
  return 2 * words.length > codes.length;
}

/** Columns that tell one person from another; fewer may be said of goods. */
const PERSONAL = 2;

/** Of money, with its smaller unit. */
const SUM = /^\p{Sc}? ?\d[\d.,]*[.,]\d{2}(?: ?\p{Sc})?$/u;

/** A list of persons, "Relation, Age, Occupation", in which nothing has a price and nobody earns. */
export function listsPersons(rows: readonly Row[], columns: readonly Column[]): boolean {
  const personal = columns.filter(({ heading: { text } }) => hasRole(text, "person"));
  const hasSums = rows.some(({ cells }) => cells.some(({ text }) => SUM.test(text)));
  return personal.length >= PERSONAL && !isPriced(columns) && !hasSums;
}

/** A telephone number, or one without its area, which could be a postcode. */
const CALLED = /^\d{3}[- ]\d{4}$/;

/** Who was called: a column for telephones, or the numbers of one that seems to count are those of telephones, and nothing has a price or a code. */
export function listsCalls(rows: readonly Row[], columns: readonly Column[]): boolean {
  const counted = rows.flatMap(({ cells }) =>
    cells.filter(({ column }) => column.heading.key === "quantity"),
  );
  const areCalls = counted.every(({ text }) => kindOf(text) === "phone" || CALLED.test(text));
  // "Area code, Number, Extension": whatever the last seems to cost.
  if (areCalls && counted.some(({ text }) => CALLED.test(text))) return true;
  const priced = ["unit_price", "amount", "item_code", "tax_rate"];
  if (columns.some(({ heading: { key } }) => priced.includes(key ?? ""))) return false;
  const isForCalls = ({ heading: { text } }: Column) => {
    const match = matchLabel(text, false);
    return match?.key === "phone" && match.score >= 0.98;
  };
  if (columns.some(isForCalls)) return true;
  return areCalls && counted.length > 1;
}

/** Whether a table has a column that prices its things or tells them by a code. */
export function listsGoods(columns: readonly Column[]): boolean {
  const goods = ["unit_price", "amount", "item_code"];
  return columns.some(({ heading: { key } }) => goods.includes(key ?? ""));
}

/** Whether a table has a column of prices. */
export function isPriced(columns: readonly Column[]): boolean {
  return columns.some(({ heading: { key } }) => key === "unit_price" || key === "amount");
}

/** What ends a heading of measured values: "Tack free, hours", "Peel (lb./in.)"; goods are counted in units of weight and volume. */
const MEASURED =
  /(?:[\s(/,.]|^)(?:%|hours?|hrs?|days?|min|sec|mm|cm|in|psi|ppm|cps|°\s?[CF])\.?\)?$/i;
const MEASURES = 3;

/** Tests and what they measured: most columns have a unit of measure each, none a price, and nothing is counted but hours and days. */
export function listsMeasures(columns: readonly Column[]): boolean {
  const priced = ["unit_price", "amount", "item_code", "tax_rate", "unit"];
  if (columns.some(({ heading: { key } }) => priced.includes(key ?? ""))) return false;
  const measured = columns.filter(({ heading: { text } }) => MEASURED.test(text.trim()));
  const counts = columns.filter(({ heading: { key } }) => key === "quantity");
  return measured.length >= MEASURES && counts.every((column) => measured.includes(column));
}

/** "2 x 26.80" and nothing else on its line. */
const countedPrice = /^\d+(?:[.,]\d+)? ?[x×*@] ?\p{Sc}? ?\d+(?:[.,]\d+)*$/iu;

/** Names above what was counted of them, "Sliced Beef" over "2 x 26.80  53.60": tills head both with the name and the amount alone. */
export function countsBelowNames(rows: readonly Row[], columns: readonly Column[]): boolean {
  const keys = columns.map(({ heading }) => heading.key);
  if (columns.length !== 2 || !keys.includes("description") || !keys.includes("amount"))
    return false;
  const counted = rows.filter(({ cells }) =>
    cells.some(({ text }) => text.split("\n").some((line) => countedPrice.test(line))),
  );
  return counted.length > 1 && 2 * counted.length >= rows.length;
}

/** Rows, and the lines that they were taken from. */
interface Taken {
  rows: Row[];
  taken: Line[];
}

/** Rows up to the first that begins with a label where the others are numbered: "Bank:" beside a table of taxes. */
export function withoutLabels({ rows, taken }: Taken): Taken {
  const first = (row: Row) => row.cells.find((cell) => cell.column === rows[0]?.cells[0]?.column);
  const end = rows.findIndex((row, at) => at > 0 && /\p{L}.*[:：]$/u.test(first(row)?.text ?? ""));
  const areNumbered = rows.slice(0, end).every((row) => /^\d+\.?$/.test(first(row)?.text ?? ""));
  if (end < 0 || !areNumbered) return { rows, taken };
  const wordsOf = (segments: readonly Segment[]) => segments.flatMap(({ words }) => words);
  const others = new Set(
    rows.slice(end).flatMap(({ cells }) => cells.flatMap(({ segments }) => wordsOf(segments))),
  );
  return {
    rows: rows.slice(0, end),
    taken: taken.filter(({ segments }) => !wordsOf(segments).some((word) => others.has(word))),
  };
}
