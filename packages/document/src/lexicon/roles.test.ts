import { expect, it } from "vitest";
import { hasRole, namesOrganisation } from "./roles";

it("knows a greeting with a slip of the reader, and no word that is merely like a short one", () => {
  expect(hasRole("Cordialrnente", "greeting", true)).toBe(true);
  expect(hasRole("Cordialrnente", "greeting")).toBe(false);
  expect(hasRole("Grazie", "greeting", true)).toBe(true);
  expect(hasRole("GRAZIER", "greeting", true)).toBe(false);
  expect(hasRole("Suprimentos", "greeting", true)).toBe(false);
  expect(hasRole("Cumprimenios", "greeting", true)).toBe(true);
});

it("knows how tills name who served", () => {
  for (const text of ["Looked after by", "YOUR CASHIER TODAY WAS", "Ksr"])
    expect(hasRole(text, "attendant")).toBe(true);
});

it("takes a word in small letters behind others for no name of an organisation", () => {
  expect(namesOrganisation("Talleres Prado Hermanos")).toBe(true);
  expect(namesOrganisation("PRADO HERMANOS")).toBe(true);
  expect(namesOrganisation("Edad de los hermanos menores")).toBe(false);
});
