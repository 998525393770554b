import { describe, expect, it } from "vitest";
import { cutText } from "./cut-text";
import { findTexts, freeInk, type TextGroup } from "./find-texts";

const HEIGHT = 20;
const WIDTH = 60;

/** A compact sign over a level stroke: a letter underlined, or a 1 and a digit written upwards. */
function letterOverStroke() {
  const data = new Uint8Array(WIDTH * 80);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y <= bottom; y += 1) data.fill(1, y * WIDTH + left, y * WIDTH + right + 1);
  };
  fill(20, 20, 40, 23);
  fill(20, 20, 23, 34);
  fill(37, 20, 40, 34);
  fill(19, 41, 41, 44);
  const mask = { width: WIDTH, height: 80, data };
  const ink = freeInk(mask);
  const [text] = findTexts(ink, mask, HEIGHT, 4);
  if (text === undefined) throw new Error("no text");
  return {
    text,
    source: { ink, darkness: { ...mask, data: Float32Array.from(data) }, height: HEIGHT },
  };
}

describe("cutText", () => {
  it("shows a letter over a stroke without it, and both as they would run upwards", () => {
    const { text, source } = letterOverStroke();
    const { crops } = cutText(text, source, null);
    const upwards = crops.filter(({ angle }) => Math.abs(angle + Math.PI / 2) < 0.01);
    expect(crops[0]?.angle).toBe(0);
    expect(crops[0]?.height).toBeLessThan(25);
    expect(upwards.some(({ width }) => width > 28)).toBe(true);
  });

  it("does not believe in what is left of a text that lines touch where that is less than what was left out", () => {
    const letters = (...widths: number[]) => {
      const data = new Uint8Array(WIDTH * 80);
      widths.forEach((width, k) => {
        for (let y = 20; y <= 40; y += 1)
          data.fill(1, y * WIDTH + 20 * k, y * WIDTH + 20 * k + width);
      });
      const mask = { width: WIDTH, height: 80, data };
      const ink = freeInk(mask);
      const text: TextGroup = {
        labels: new Set(ink.components.map(({ label }) => label)),
        core: new Set([1]),
        box: { left: 0, top: 20, right: 59, bottom: 40 },
        underlined: false,
        touched: true,
        level: true,
      };
      const darkness = { ...mask, data: Float32Array.from(data) };
      return cutText(text, { ink, darkness, height: HEIGHT }, null).crops[1]?.prior;
    };
    expect(letters(16, 16, 16)).toBeLessThan(0.5);
    expect(letters(16, 12)).toBe(1);
    expect(letters(16, 3, 3)).toBe(1);
  });
});
