import { expect, it } from "vitest";
import { formSeen, lineSeen } from "../../../test/typed-into-print";
import type { Word } from "../../model";
import { gapAsTyped, isAsTyped, typedPitchOf } from "./seen-pitch";

const PITCH = 10;
const word = (text: string, x0: number, x1: number) =>
  ({ text, box: { x0, x1, top: 0, bottom: 12 } }) as Word;

it("knows typed words by their width, with a point that ends them or without its ink", () => {
  expect(isAsTyped(word("Ames,", 1, 46), PITCH)).toBe(true);
  expect(isAsTyped(word("Ames,", 1, 39), PITCH)).toBe(true);
  expect(isAsTyped(word("Ames,", 1, 27), PITCH)).toBe(false);
});

it("measures the white behind a typed point from where it stands in its cell, whether its ink was seen or not", () => {
  const next = word("T", 31, 39);
  expect(gapAsTyped(word("W", 1, 9), next, PITCH)).toBe(22);
  expect(gapAsTyped(word("W.", 1, 9), next, PITCH)).toBeCloseTo(14.5);
  expect(gapAsTyped(word("W.", 1, 17), next, PITCH)).toBeCloseTo(14);
});

it("finds the pitch of what was typed into print, and none in print of which many words are as wide", () => {
  const print =
    "overdue after account exchange approved branch property discount written reach unopened charged subject within payable within account opened property branch noted quantity statement reference subject labelled charged before holder returns";
  expect(typedPitchOf(formSeen.flatMap(lineSeen))).toBeCloseTo(6.4, 0);
  expect(typedPitchOf(lineSeen(print))).toBeUndefined();
});
