import { expect, it } from "vitest";
import { nearerToPrint } from "../cli/calibration/printed-choices";
import type { PrintedLine } from "../cli/calibration/printed-lines";

const line = (text: string): PrintedLine => ({
  signs: [...text.replaceAll(" ", "")],
  spaced: text.split(" ").flatMap((word, i) => [...word].map((_, k) => i > 0 && k === 0)),
});
const lines = ["F. nacimiento 30/10/2015", "Dept. or Mill", "Vendor code QUIL01"].map(line);
const nearer = (first: string, second: string) =>
  nearerToPrint([...first.replaceAll(" ", "")], [...second.replaceAll(" ", "")], lines);

it.each([
  ["Vendorr code", "Vendor code", true],
  ["Dept. or Mill", "Dept or Mill", false],
  ["F. nacimiento", "F nacimiento", false],
  ["F.", "F", false],
  ["Vendor code", "code", false],
  ["code QUIL01", "code", false],
])("tells which of %s and %s is printed", (first, second, isSecond) => {
  expect(nearer(first, second)).toBe(isSecond);
});

it.each([
  ["both are as far", "QUILO1", "QUILD1"],
  ["a short text is printed nowhere", "Xy", "Xz"],
  ["one is nothing", "Mill", ""],
])("knows nothing where %s", (_, first, second) => {
  expect(nearer(first, second)).toBeNull();
});
