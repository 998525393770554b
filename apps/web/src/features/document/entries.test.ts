import type { FractionBox, ReadField, ReadLineItem } from "@inkform/document/model";
import { expect, test } from "vitest";
import { cellId, columnsOf, entriesOf, entryOf, marksOf, neighbour, nextUnsure } from "./entries";

const box: FractionBox = [0.1, 0.1, 0.2, 0.05];

function field(key: string, unsure: boolean): ReadField {
  return { key, label: key, value: "1", box, labelBox: null, page: 1, unsure, confidence: 0.9 };
}

function row(...keys: string[]): ReadLineItem {
  return {
    page: 1,
    box,
    unsure: false,
    cells: keys.map((key) => ({ key, label: key.toUpperCase(), value: "x", box })),
  };
}

const reading = {
  fields: [field("a", false), field("b", true)],
  lineItems: [row("item", "qty"), row("item", "price")],
};
const entries = entriesOf(reading);

test("the arrows run through fields, then rows, and stop at the ends", () => {
  expect(neighbour(entries, null, 1)).toBe("field-0");
  expect(neighbour(entries, "field-1", 1)).toBe("row-0");
  expect(neighbour(entries, "row-1", 1)).toBe("row-1");
  expect(neighbour(entries, "field-0", -1)).toBe("field-0");
});

test("from a cell the arrows go on to the rows beside its own", () => {
  expect(neighbour(entries, entryOf(cellId(0, 1)), 1)).toBe("row-1");
  expect(neighbour(entries, entryOf("field-1"), -1)).toBe("field-0");
});

test("the next one to check is found round the end", () => {
  expect(nextUnsure(entries, "field-1", 1)).toBe("field-1");
  expect(nextUnsure(entries, "row-1", 1)).toBe("field-1");
  expect(nextUnsure(entries.slice(0, 1), null, 1)).toBeNull();
});

test("the one before is found round the beginning", () => {
  const three = entries.map((entry, index) => ({ ...entry, unsure: index !== 1 }));
  expect(nextUnsure(three, "row-0", -1)).toBe("field-0");
  expect(nextUnsure(three, "field-0", -1)).toBe("row-1");
  expect(nextUnsure(three, null, -1)).toBe("row-1");
});

test("the cells of a row have boxes only while it is chosen", () => {
  expect(marksOf(reading, null).map((mark) => mark.id)).toEqual([
    "row-0",
    "row-1",
    "field-0",
    "field-1",
  ]);
  expect(marksOf(reading, "cell-1-0").map((mark) => mark.id)).toContain("cell-1-1");
  expect(marksOf(reading, null).find((mark) => mark.id === "field-1")?.tone).toBe("unsure");
});

test("columns are the union of the rows' cells with their printed headings", () => {
  expect(columnsOf(reading.lineItems)).toEqual([
    { key: "item", label: "ITEM" },
    { key: "qty", label: "QTY" },
    { key: "price", label: "PRICE" },
  ]);
});
