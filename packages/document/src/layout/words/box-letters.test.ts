import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { withBoxLetters } from "./box-letters";

/** A line seen on pixels, with spaces of half an em and the wide ones before "|". */
const lineOf = (text: string): string => {
  let x = 0;
  const words = text.split(" | ").flatMap((part) => {
    const own = typeset([{ x, y: 100, text: part, confidence: 0.9 }]).words;
    x = (own.at(-1)?.box.x1 ?? 0) + 9;
    return own;
  });
  return withBoxLetters(words)
    .map((word) => word.text)
    .join(" ");
};

it("tells empty boxes from the letters that they look like, on a line that has others", () => {
  expect(lineOf("O transfer | ☒ cash | [J cheque | [l Card")).toBe(
    "☐ transfer ☒ cash ☐ cheque ☐ Card",
  );
  expect(lineOf("☐ Single | D Married")).toBe("☐ Single ☐ Married");
});

it("keeps initials, classes and lines without boxes", () => {
  expect(lineOf("O transfer | [J cheque")).toBe("O transfer [J cheque");
  expect(lineOf("☐ Class D Married | ☒ Group O Rh")).toBe("☐ Class D Married ☒ Group O Rh");
});
