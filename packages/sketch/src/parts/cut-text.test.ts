import { describe, expect, it } from "vitest";
import { cutText } from "./cut-text";
import { findTexts, freeInk } from "./find-texts";

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
});
