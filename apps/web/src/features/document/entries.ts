import type { ReadField, Reading, ReadLineItem } from "@inkform/document/model";
import type { Mark, QuietBox } from "../page/mark";

/** One thing of a reading that can be chosen, in the order a person goes through them. */
export interface Entry {
  id: string;
  unsure: boolean;
  page: number;
}

export function fieldId(index: number): string {
  return `field-${index}`;
}

export function rowId(index: number): string {
  return `row-${index}`;
}

export function cellId(row: number, cell: number): string {
  return `cell-${row}-${cell}`;
}

/** The entry that a choice belongs to: a cell is looked at as part of its row. */
export function entryOf(id: string): string {
  return id.replace(/^cell-(\d+)-.*/, "row-$1");
}

/** Fields, then rows: what the arrow keys run through. */
export function entriesOf(reading: Pick<Reading, "fields" | "lineItems">): Entry[] {
  const entry = (id: string, { unsure, page }: ReadField | ReadLineItem) => ({ id, unsure, page });
  return [
    ...reading.fields.map((field, index) => entry(fieldId(index), field)),
    ...reading.lineItems.map((row, index) => entry(rowId(index), row)),
  ];
}

/** The entry `step` places on, staying at the ends. */
export function neighbour(entries: Entry[], chosen: string | null, step: 1 | -1): string | null {
  const at = entries.findIndex((entry) => entry.id === chosen);
  if (at < 0) return (step > 0 ? entries.at(0) : entries.at(-1))?.id ?? null;
  return entries[Math.min(Math.max(at + step, 0), entries.length - 1)]?.id ?? null;
}

/** The next entry that deserves a look, or the one before, round the end. */
export function nextUnsure(entries: Entry[], chosen: string | null, step: 1 | -1): string | null {
  const ordered = step > 0 ? entries : entries.toReversed();
  const at = ordered.findIndex((entry) => entry.id === chosen);
  const round = [...ordered.slice(at + 1), ...ordered.slice(0, at + 1)];
  return round.find((entry) => entry.unsure)?.id ?? null;
}

/** Boxes of values and rows; the cells of the chosen row come last, so that they can be clicked. */
export function marksOf(
  reading: Pick<Reading, "fields" | "lineItems">,
  chosen: string | null,
): Mark[] {
  const rows = reading.lineItems.map((row, index): Mark => {
    const tone = row.unsure ? "unsure" : "row";
    return { id: rowId(index), page: row.page, box: row.box, tone, name: `Row ${index + 1}` };
  });
  const fields = reading.fields.map((field, index): Mark => {
    const tone = field.unsure ? "unsure" : "value";
    return {
      id: fieldId(index),
      page: field.page,
      box: field.box,
      tone,
      name: `${field.label || field.key}: ${field.value}${field.unsure ? " (to check)" : ""}`,
    };
  });
  return [...rows, ...fields, ...cellMarks(reading.lineItems, chosen)];
}

function cellMarks(rows: ReadLineItem[], chosen: string | null): Mark[] {
  return rows.flatMap((row, index) => {
    const open = chosen === rowId(index) || chosen?.startsWith(`cell-${index}-`);
    if (!open) return [];
    return row.cells.map((cell, at): Mark => {
      const name = `${cell.label || cell.key}: ${cell.value}`;
      return { id: cellId(index, at), page: row.page, box: cell.box, tone: "value", name };
    });
  });
}

export function labelBoxes(fields: ReadField[]): QuietBox[] {
  return fields.flatMap((field, index) =>
    field.labelBox ? [{ of: fieldId(index), page: field.page, box: field.labelBox }] : [],
  );
}

/** Columns of the row table in the order they first appear, with their printed heading. */
export function columnsOf(rows: ReadLineItem[]): { key: string; label: string }[] {
  const columns = new Map<string, string>();
  for (const row of rows) {
    for (const cell of row.cells) {
      if (!columns.has(cell.key)) columns.set(cell.key, cell.label || cell.key);
    }
  }
  return [...columns].map(([key, label]) => ({ key, label }));
}
