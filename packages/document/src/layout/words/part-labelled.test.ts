import { expect, it } from "vitest";
import type { Word } from "../../model";
import { partLabelled } from "./part-labelled";

const parts = (text: string, source: Word["source"] = "ocr"): string[] =>
  partLabelled({
    text,
    box: { x0: 0, x1: 100, top: 0, bottom: 10 },
    baseline: 8,
    fontSize: 10,
    bold: false,
    spaceBefore: false,
    confidence: 0.95,
    source,
  }).map((word) => word.text);

it("parts a known label from the number that was read with it", () => {
  expect(parts("Telefone965")).toEqual(["Telefone", "965"]);
  expect(parts("Telefone965", "pdf")).toHaveLength(1);
  expect(parts("Rollo965")).toHaveLength(1);
});

it("parts ideographs before the sign for a number from the number, whatever they name", () => {
  expect(parts("責No.1187", "pdf")).toEqual(["責No.", "1187"]);
  expect(parts("ABNo.1187", "pdf")).toHaveLength(1);
});

it("parts the end of a label behind its colon from a number, but no time of day", () => {
  expect(parts("jusqu'au:05/05/2023")).toEqual(["jusqu'au:", "05/05/2023"]);
  expect(parts("jusqu'au:05/05/2023", "pdf")).toHaveLength(1);
  expect(parts("11:05")).toHaveLength(1);
});

it("parts the sign for numbers from a long number that was filled in right behind it", () => {
  expect(parts("NO.417-05-2218")).toEqual(["NO.", "417-05-2218"]);
  expect(parts("NO.417-05-2218", "pdf")).toHaveLength(1);
  expect(parts("No.417")).toHaveLength(1);
});
