import { gunzipSync } from "node:zlib";
import type { PageLayout } from "@inkform/document/model";
import { expect, test } from "vitest";
import { packLayouts, parseStoredLayouts } from "./stored-layout";

const layout = (page: number, texts: string[]): PageLayout => ({
  page,
  words: texts.map((text, index) => ({
    text,
    box: [0.123456, (index % 100) / 100, 0.0678, 0.01],
    confidence: 0.987,
  })),
  blocks: [[0.1, 0.2, 0.3, 0.04]],
  tables: [{ box: [0, 0, 1, 1], cells: [[0.5, 0.5, 0.25, 0.0125]] }],
});

test("what is kept comes back, to a ten-thousandth of the page", () => {
  const given = [layout(1, ["Größe", "\u0000", "注文"]), layout(2, [])];
  const [first, second] = parseStoredLayouts(packLayouts(given));
  expect(first?.words.map(({ text }) => text)).toEqual(["Größe", "\u0000", "注文"]);
  expect(first?.words[0]).toMatchObject({ box: [0.1235, 0, 0.0678, 0.01], confidence: 0.99 });
  expect(first?.blocks).toEqual(given[0]?.blocks);
  expect(first?.tables).toEqual(given[0]?.tables);
  expect(second).toMatchObject({ page: 2, words: [] });
});

test("twenty dense pages fit, and of endless text only the pages that do", () => {
  const dense = Array.from({ length: 2_000 }, (_, index) => `word-${index}`);
  const pages = Array.from({ length: 20 }, (_, index) => layout(index + 1, dense));
  expect(parseStoredLayouts(packLayouts(pages))).toHaveLength(20);

  const long = [layout(1, ["short"]), layout(2, ["x".repeat(9_000_000)]), layout(3, ["short"])];
  const packed = packLayouts(long);
  expect(parseStoredLayouts(packed).map(({ page }) => page)).toEqual([1]);
  expect(gunzipSync(packed).length).toBeLessThan(1000);
});
