import { expect, it } from "vitest";
import { isWordOf } from "./word-list";

it.each([
  ["eng", "fulfillment"],
  ["eng", "AGENCY"],
  ["eng", "Sampling"],
  ["deu", "Kündigung"],
  ["deu", "geprüft"],
  ["fra", "dernière"],
  ["spa", "carné"],
  ["pol", "zapłaty"],
  ["vie", "ngày"],
] as const)("knows in %s the word %s", (model, word) => {
  expect(isWordOf(model, word)).toBe(true);
});

it.each([
  ["eng", "fulfliment"],
  ["eng", "AOENCY"],
  ["eng", "sampl"],
  ["eng", ""],
  ["eng", "Kündigung"],
  ["deu", "Kündigunq"],
  ["fra", "demière"],
] as const)("knows in %s no word %s", (model, text) => {
  expect(isWordOf(model, text)).toBe(false);
});
