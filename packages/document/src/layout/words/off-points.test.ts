import { describe, expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";
import { offPoints } from "./off-points";

/** Lines as a reader of pixels sees them. */
const seen = (...lines: string[]) =>
  typeset(lines.map((text, i) => ({ x: 50, y: 100 + 20 * i, text, confidence: 0.8 })));
const textOf = (...lines: string[]) =>
  offPoints(seen(...lines).words)
    .map(({ text }) => text)
    .join(" ");

const form = ["Surname ..Sara.", "Born ..8.07.2011", "School ..SP..nr.3,.class 5b."];

describe("offPoints", () => {
  it("takes the points of the rows that answers were written on off their words", () => {
    expect(textOf(...form)).toBe("Surname Sara Born 8.07.2011 School SP nr.3, class 5b.");
    expect(textOf(...form, "Town ..Wrzosowo.31.m 4")).toContain("Town Wrzosowo 31.m 4");
    expect(textOf(...form, "Stay ..8.07.–.19.07.")).toContain("Stay 8.07 – 19.07.");
  });

  it("leaves words elsewhere, and pages with hardly any points before words", () => {
    expect(textOf(...form, "See www.forms.example for more")).toContain("www.forms.example");
    const types = "Send .pdf or .doc or .jpg";
    expect(textOf(types, types)).toBe(`${types} ${types}`);
    expect(textOf("Surname ..Sara.", "Town ..Wrzosowo.31")).toBe(
      "Surname ..Sara. Town ..Wrzosowo.31",
    );
  });

  it("parts labels from what they lead to", () => {
    const { fields } = readingOf([seen(...form)]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual(
      expect.arrayContaining(["Surname = Sara", "Born = 8.07.2011"]),
    );
  });
});
