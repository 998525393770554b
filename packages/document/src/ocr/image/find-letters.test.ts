import { expect, it } from "vitest";
import type { Component } from "./components";
import { letterHeight } from "./find-letters";

const letters = (count: number, height: number, ink: number): Component[] =>
  Array.from({ length: count }, (_, i) => {
    const width = Math.round(0.7 * height);
    const box = { x0: 60 * i, top: 0, x1: 60 * i + width, bottom: height };
    return { ...box, area: Math.round(ink * width * height) };
  });

it("measures the letters that have most of the ink", () => {
  const text = letters(300, 20, 0.4);
  // Strokes of ideographs and the points of faint print have little.
  expect(letterHeight([...text, ...letters(400, 8, 0.3)])).toBe(20);
  expect(letterHeight([...text, ...letters(12, 46, 0.4)])).toBe(20);
  expect(letterHeight([])).toBeNull();
});

it("leaves out a title with more ink than all the faint print below it", () => {
  expect(letterHeight([...letters(14, 46, 0.6), ...letters(160, 18, 0.14)])).toBe(18);
});

it("keeps to large letters that have most of the ink where they are twice as tall at most", () => {
  expect(letterHeight([...letters(60, 40, 0.6), ...letters(200, 20, 0.14)])).toBe(40);
});
