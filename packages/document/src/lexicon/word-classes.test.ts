import { expect, it } from "vitest";
import { beginsWith, endsWith, isOf } from "./word-classes";

it("knows a word of a class whatever its case, marks and points", () => {
  expect(isOf("reckoning", "Abzüglich")).toBe(true);
  expect(isOf("reckoning", "ABZGL.")).toBe(true);
  expect(isOf("agents", "Bởi")).toBe(true);
  expect(isOf("agents", "bygone")).toBe(false);
});

it("tells the first word of a text by itself or cut short", () => {
  for (const text of ["Av. Central 5", "ul. Polna", "Rua", "KM 12"])
    expect(beginsWith("streets", text), text).toBe(true);
  for (const text of ["Avenir 5", "Rua2 x", "12 Rua"])
    expect(beginsWith("streets", text), text).toBe(false);
});

it("tells the last of several words", () => {
  expect(endsWith("links", "Date of")).toBe(true);
  expect(endsWith("links", "Ngày của")).toBe(true);
  expect(endsWith("links", "of")).toBe(false);
  expect(endsWith("links", "Date of birth")).toBe(false);
});
