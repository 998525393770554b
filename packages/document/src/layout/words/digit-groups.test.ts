import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { withDigitGroups } from "./digit-groups";

const read = (text: string, confidence: number | undefined = 0.9): string =>
  withDigitGroups(typeset([{ x: 50, y: 100, text, ...(confidence ? { confidence } : {}) }]).words)
    .map((word) => word.text)
    .join(" ");

it("has digits in the groups of a number to call", () => {
  expect(read("Tel. GSS SSO 128")).toBe("Tel. 655 550 128");
  expect(read("OG SSSO 1738")).toBe("06 5550 1738");
});

it("keeps what may be a word or a code, and the words of a text layer", () => {
  for (const text of ["SO 12345 67", "SOS 112", "ISO 9001 2015", "SSO GSS", "GSS SSO Ltd"])
    expect(read(text)).toBe(text);
  expect(read("GSS SSO 128", 0)).toBe("GSS SSO 128");
});
