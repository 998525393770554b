import { expect, it } from "vitest";
import type { Word } from "../../model";
import { raiseOrdinals } from "./raise-ordinals";

const word = (text: string): Word => ({
  text,
  box: { x0: 0, x1: 10, top: 0, bottom: 10 },
  baseline: 8,
  fontSize: 10,
  bold: false,
  spaceBefore: false,
  confidence: 0.9,
  source: "ocr",
});

it.each([
  ["n.°", "spa", "n.º"],
  ["N.*", "spa", "N.º"],
  ["n.”:", "por", "n.º:"],
  ["3.°", "spa", "3.º"],
  ["N?", "spa", "Nº"],
  ["No?", "spa", "No?"],
  ["80°C", "spa", "80°C"],
  ["n°", "fra", "n°"],
  ["Nº", "fra", "N°"],
  ["1º", "ita", "1°"],
  ["ºC", "por", "°C"],
  ["39,6 ºC", "spa", "39,6 °C"],
  ["4ºC", "spa", "4°C"],
] as const)("reads %s in %s as %s", (text, model, printed) => {
  expect(raiseOrdinals([word(text)], model)[0]?.text).toBe(printed);
});
