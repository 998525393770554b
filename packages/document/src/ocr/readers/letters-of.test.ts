import { describe, expect, it } from "vitest";
import { isStrangeTo } from "./letters-of";

describe("isStrangeTo", () => {
  it("knows the letters of a language, in both cases", () => {
    const isStrange = isStrangeTo("por");
    expect([..."CÓDIGO Ção ĆłŐ"].filter(isStrange)).toEqual(["Ć", "ł", "Ő"]);
  });

  it("takes no sign for a letter", () => {
    expect(isStrangeTo("spa")("№")).toBe(true);
    expect([..."2.º ª µ φ € 5×5 «»"].filter(isStrangeTo("spa"))).toEqual([]);
  });

  it("expects anything on pages read by the English model", () => {
    expect([..."Ångström Dvořák"].filter(isStrangeTo("eng"))).toEqual([]);
  });
});
