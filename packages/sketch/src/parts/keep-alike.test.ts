import { expect, it } from "vitest";
import type { FoundCircle } from "../entities/find-circles";
import { keepAlike } from "./keep-alike";

const ring = (x: number, radius: number): FoundCircle => ({
  kind: "circle",
  center: { x, y: 0 },
  radius,
  cover: 1,
  gaps: 0,
  stray: 0.01 * radius,
});

const LETTER_HEIGHT = 30;

it("brings back a doubtful ring that is a hole by two others of its size", () => {
  const holes = [ring(0, 20), ring(100, 20.5)];
  const doubtful = ring(200, 19.8);
  expect(keepAlike(holes, [...holes, doubtful], LETTER_HEIGHT)).toContain(doubtful);
  expect(keepAlike(holes.slice(1), [...holes, doubtful], LETTER_HEIGHT)).not.toContain(doubtful);
});

it("leaves rings of another size, and ragged ones, to the writing", () => {
  const holes = [ring(0, 20), ring(100, 20)];
  const larger = ring(200, 26);
  const ragged = { ...ring(300, 20), stray: 3 };
  expect(keepAlike(holes, [...holes, larger, ragged], LETTER_HEIGHT)).toEqual(holes);
});

it("asks more rings alike for one of a letter's size", () => {
  const holes = [0, 1, 2, 3].map((k) => ring(100 * k, 10));
  const doubtful = ring(500, 10);
  expect(keepAlike(holes.slice(0, 3), [doubtful], LETTER_HEIGHT)).not.toContain(doubtful);
  expect(keepAlike(holes, [doubtful], LETTER_HEIGHT)).toContain(doubtful);
});
