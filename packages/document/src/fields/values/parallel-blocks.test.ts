import { describe, expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** An address below a known label, and one beside it below an unknown word, which is bold or not. */
const letter = (bold: boolean, second = "Saltergate Lane") =>
  typeset([
    ...row(100, [50], ["Invoice address"], true),
    ...(bold ? row(100, [320], ["Zorvik"], true) : row(100, [320], ["Zorvik"])),
    ...row(112, [50, 320], ["Harrop Vale Housing", "Marsden House"]),
    ...row(124, [50, 320], ["18 Beetwell Court", second]),
    ...row(136, [50, 320], ["Chesterfield S40 1XX", "Chesterfield S40 4XX"]),
  ] satisfies Print[]);

const valueUnder = (page: ReturnType<typeof letter>, label: string) =>
  readingOf([page]).fields.find((field) => field.label === label)?.value;

describe("parallelBlocks", () => {
  it("takes what heads a block like the known label beside it for its label", () => {
    expect(valueUnder(letter(true), "Zorvik")).toBe(
      "Marsden House\nSaltergate Lane\nChesterfield S40 4XX",
    );
    expect(valueUnder(letter(true), "Invoice address")).toBe(
      "Harrop Vale Housing\n18 Beetwell Court\nChesterfield S40 1XX",
    );
  });

  it("takes words that an address completes for its label, however they are set", () => {
    const page = typeset([
      ...row(100, [50, 320], ["Invoice address", "Crates returned to"]),
      ...row(112, [50, 320], ["Harrop Vale Housing", "Marsden House"]),
      ...row(124, [50, 320], ["18 Beetwell Court", "Saltergate Lane"]),
    ]);
    expect(valueUnder(page, "Crates returned to")).toBe("Marsden House\nSaltergate Lane");
  });

  it("leaves a first line that is set like the others", () => {
    expect(valueUnder(letter(false), "Zorvik")).toBeUndefined();
  });
});
