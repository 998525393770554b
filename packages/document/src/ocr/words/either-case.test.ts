import { expect, it } from "vitest";
import { inEitherCase } from "./either-case";

const seen = (text: string, probability: number, rival: string) => ({
  text,
  probability,
  rivals: [{ text: rival, probability: 0.2 }],
  x: 0,
  spaced: false,
});

it("adds up both cases of a letter that looks alike in them, and of no other", () => {
  expect(inEitherCase(seen("C", 0.7, "c"))).toBeCloseTo(0.9);
  expect(inEitherCase(seen("ó", 0.7, "Ó"))).toBeCloseTo(0.9);
  expect(inEitherCase(seen("C", 0.7, "Ć"))).toBeCloseTo(0.7);
  expect(inEitherCase(seen("A", 0.7, "a"))).toBeCloseTo(0.7);
});
