import { expect, it } from "vitest";
import { asNumber } from "./comb-digits";
import type { Sign } from "./print-network";

const sign = (text: string, probability = 0.99, ...rivals: [string, number][]): Sign => ({
  text,
  probability,
  x: 0,
  spaced: false,
  rivals: rivals.map(([rival, share]) => ({ text: rival, probability: share })),
});
const signs = (text: string): Sign[] => [...text].map((one) => sign(one));
const textOf = (own: readonly Sign[]): string =>
  asNumber(own)
    .map(({ text }) => text)
    .join("");

it("takes letters in the shape of ones and zeros for them where nothing else stands beside digits", () => {
  expect(textOf(signs("I3OI2O2O"))).toBe("13012020");
  expect(textOf(signs("OIL"))).toBe("OIL");
  expect(textOf(signs("I2KOI"))).toBe("I2KOI");
});

it("weighs a digit together with the letters of its shape, which leaves some doubt", () => {
  const five = sign("8", 0.47, ["5", 0.12], ["S", 0.4]);
  const number = asNumber([...signs("190"), five, ...signs("2019")]);
  expect(number.map(({ text }) => text).join("")).toBe("19052019");
  expect(number[3]?.probability).toBeCloseTo(0.52);
  const zero = sign("O", 0.95, ["0", 0.04]);
  expect(asNumber([...signs("281"), zero])[3]).toMatchObject({ text: "0", probability: 0.75 });
});

it("keeps the letter that ends a number, of which no reader thought as a digit", () => {
  expect(textOf([...signs("55018447"), sign("S"), sign("X")])).toBe("55018447SX");
});
