import { expect, it } from "vitest";
import { isMasked } from "./masked-number";

it.each(["****7044", "XXXX XXXX XXXX 0551", "7715 20** **** 4483", "xx 123", "•••• 9012"])(
  "knows %s for a number with its end alone",
  (text) => expect(isMasked(text)).toBe(true),
);

it.each(["7044", "x 123", "*** 12", "Taxi 123", "1 x 400"])("knows %s for none", (text) =>
  expect(isMasked(text)).toBe(false),
);
