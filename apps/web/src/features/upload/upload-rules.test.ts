import { expect, test } from "vitest";
import { DOCUMENT_RULES, refusal, SKETCH_RULES } from "./upload-rules";

test("limits are inclusive and differ for images and PDF", () => {
  expect(refusal({ name: "a.png", size: 5 * 2 ** 20 }, DOCUMENT_RULES)).toBeNull();
  expect(refusal({ name: "a.png", size: 5 * 2 ** 20 + 1 }, DOCUMENT_RULES)).toContain("5 MB");
  expect(refusal({ name: "a.PDF", size: 10 * 2 ** 20 }, DOCUMENT_RULES)).toBeNull();
});

test("a sketch is no TIFF, a document may be", () => {
  expect(refusal({ name: "scan.tiff", size: 10 }, DOCUMENT_RULES)).toBeNull();
  expect(refusal({ name: "scan.tiff", size: 10 }, SKETCH_RULES)).toContain(".tiff");
});

test("an empty file is refused, one without ending is left to the service", () => {
  expect(refusal({ name: "a.pdf", size: 0 }, SKETCH_RULES)).toContain("empty");
  expect(refusal({ name: "scan", size: 10 }, SKETCH_RULES)).toBeNull();
});
