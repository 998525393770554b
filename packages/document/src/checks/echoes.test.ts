import { expect, it } from "vitest";
import type { Unit } from "../fields/units/unit";
import type { LabelledValue } from "../fields/values/grow";
import { findEchoes } from "./echoes";

const value = (...lines: string[]): LabelledValue => ({
  label: null,
  lines: lines.map((text) => ({ text }) as Unit),
  text: lines.join("\n"),
  score: 0,
  margin: 0,
});

it("tells lines that stand elsewhere as well from those that nearly do", () => {
  const echoes = findEchoes([
    value("Kieselbach & Söhne KG", "Lindenweg 12"),
    value("Kieselbach & Söhne KG", "Industriestraße 48"),
    value("Kieselharh & Söhne KG"),
    value("Lindenweg 21"),
  ]);
  expect(echoes[0]).toEqual({ same: 0.5, nearly: 0 });
  expect(echoes[2]).toEqual({ same: 0, nearly: 1 });
  // Another number is another address.
  expect(echoes[3]).toEqual({ same: 0, nearly: 0 });
});
