import fc from "fast-check";
import { expect, test } from "vitest";
import { multiplyPrice, showPrice } from "./multiply-price";

test("shows at least two digits and no superfluous ones", () => {
  expect(showPrice("0.350000")).toBe("0.35");
  expect(showPrice("12")).toBe("12.00");
  expect(showPrice("0.012500")).toBe("0.0125");
  expect(multiplyPrice("0.1", 3)).toBe("0.30");
  expect(multiplyPrice("0.10", 0)).toBe("0.00");
  expect(multiplyPrice("1.005", 1000)).toBe("1005.00");
});

test("equals the product in whole micro-units", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100_000), (micros, count) => {
      const price = `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
      const [whole = "", fraction = ""] = multiplyPrice(price, count).split(".");
      expect(BigInt(whole + fraction.padEnd(6, "0"))).toBe(BigInt(micros) * BigInt(count));
    }),
  );
});

test("refuses what is no decimal", () => {
  for (const bad of ["", "1e3", "-1", ".5", "1."]) expect(() => multiplyPrice(bad, 1)).toThrow();
});
