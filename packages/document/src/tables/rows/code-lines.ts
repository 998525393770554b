import { matchColumn } from "../../lexicon/vocabulary";
import type { Page } from "../../model";
import { settings } from "../../settings";
import type { Column } from "../columns";
import type { ItemTable } from "../item-tables";
import { type CellText, joinLines } from "./rows";

/** Names with a code on a line of its own, at least, and their share of those of several lines. */
const LEAST = 3;
const SHARE = 0.8;
/** "KT0885-L", "9555001330102": one word of capitals and digits. */
const CODE = /^(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u;

/** "KT0885-L", in which nothing but a code has letters beside digits. */
const LETTERED = /^(?=\S*\d)\S*\p{Lu}\S*$/u;

type Place = "first" | "last";

/** Parts the codes that a till prints on a line of their own, above the names or below them, into a column that has no heading or its part of "Code / Description". */
export function partCodeLines(table: ItemTable, pages: readonly Page[]): ItemTable {
  const names = table.columns.find(({ heading }) => heading.key === "description");
  const cells = table.rows.flatMap(({ cells }) => cells.filter(({ column }) => column === names));
  const em = cells[0]?.segments[0]?.fontSize ?? 0;
  const page = pages.find(({ number }) => number === table.page);
  const isTill = page !== undefined && page.width < settings.tillWidth * em;
  const isCoded = table.columns.some(({ heading: { key, text } }) => key === "item_code" && text);
  const place = names && isTill && !isCoded ? placeOf(cells) : null;
  if (!names || !place) return table;
  const parts = partsOf(names, place);
  // A number of an article alone belongs to what a heading of names stands over, unless it says otherwise.
  const areSaid = parts.every(
    ([{ heading }]) => (heading.text === "") === (names.heading.text === ""),
  );
  if (!areSaid && !cells.some((cell) => LETTERED.test(lineAt(cell, place)))) return table;
  return {
    ...table,
    columns: table.columns.flatMap((column) =>
      column === names ? parts.map(([one]) => one) : [column],
    ),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell) =>
        cell.column === names ? partCell(cell, parts, place) : [cell],
      ),
    })),
  };
}

function placeOf(cells: readonly CellText[]): Place | null {
  const several = cells.filter(({ segments }) => segments.length > 1);
  const places: Place[] = ["first", "last"];
  const found = places.find((place) => {
    const coded = several.filter((cell) => CODE.test(lineAt(cell, place)));
    return coded.length >= LEAST && coded.length >= SHARE * several.length;
  });
  return found ?? null;
}

function lineAt({ segments }: CellText, place: Place): string {
  return (place === "first" ? segments[0] : segments.at(-1))?.text ?? "";
}

/** The columns of the lines of a cell from above, and whether they are those of codes. */
function partsOf(names: Column, place: Place): [Column, isCode: boolean][] {
  const texts = names.heading.text.split(/\s*\/\s*/);
  const keys = texts.map((text) => matchColumn(text)?.key);
  const said = (key: string) => texts[keys.indexOf(key as never)];
  const areBoth = texts.length === 2 && said("item_code") && said("description");
  const { heading } = names;
  const code = {
    ...heading,
    key: "item_code" as const,
    text: (areBoth && said("item_code")) || "",
  };
  const name = { ...heading, text: (areBoth && said("description")) || heading.text };
  const parts: [Column, boolean][] = [
    [{ ...names, heading: code }, true],
    [{ ...names, heading: name }, false],
  ];
  return place === "first" ? parts : parts.reverse();
}

function partCell(cell: CellText, parts: readonly [Column, boolean][], place: Place): CellText[] {
  const name = parts.find(([, isCode]) => !isCode)?.[0] ?? cell.column;
  if (cell.segments.length < 2 || /\s/.test(lineAt(cell, place)))
    return [{ ...cell, column: name }];
  const at = place === "first" ? 1 : cell.segments.length - 1;
  const lines = [cell.segments.slice(0, at), cell.segments.slice(at)];
  return parts.map(([column], i) => ({
    column,
    text: joinLines(lines[i] ?? [], column.right),
    segments: lines[i] ?? [],
  }));
}
