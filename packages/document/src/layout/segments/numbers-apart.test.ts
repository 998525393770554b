import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { toLines } from "../lines";

/** Questions seen on pixels, each with its number in front of it and so much white between the two. */
function textsOf(white: number, numbers: readonly string[]): string[] {
  const page = typeset(
    numbers.flatMap((number, i) => {
      let x = 50;
      return [number, "Harbour", "of", "refuge"].map((text, at) => {
        const print = { x, y: 100 + 30 * i, text, confidence: 0.95 };
        const end = typeset([print]).words[0]?.box.x1 ?? x;
        x = end + (at === 0 ? white : 2.5);
        return print;
      });
    }),
  );
  return toLines(page).flatMap(({ segments }) => segments.map(({ text }) => text));
}

it("parts the numbers of questions from them where most of them stand off", () => {
  const parted = ["1.", "2.", "3."].flatMap((number) => [number, "Harbour of refuge"]);
  expect(textsOf(6, ["1.", "2.", "3."])).toEqual(parted);
});

it("leaves numbers that a space parts from their questions, two that stand off, and what counts something", () => {
  expect(textsOf(2.5, ["1.", "2.", "3."])).toEqual(
    ["1.", "2.", "3."].map((number) => `${number} Harbour of refuge`),
  );
  expect(textsOf(6, ["1.", "2."])).toEqual(["1. Harbour of refuge", "2. Harbour of refuge"]);
  expect(textsOf(6, ["1", "2", "3"])[0]).toBe("1 Harbour of refuge");
});
