import { expect, it } from "vitest";
import { hasRole } from "./roles";

it("knows a greeting with a slip of the reader, and no word that is merely like a short one", () => {
  expect(hasRole("Cordialrnente", "greeting", true)).toBe(true);
  expect(hasRole("Cordialrnente", "greeting")).toBe(false);
  expect(hasRole("Grazie", "greeting", true)).toBe(true);
  expect(hasRole("GRAZIER", "greeting", true)).toBe(false);
});

it("knows how tills name who served", () => {
  for (const text of ["Looked after by", "YOUR CASHIER TODAY WAS", "Ksr"])
    expect(hasRole(text, "attendant")).toBe(true);
});
