import { describe, expect, it } from "vitest";
import { horizontal, type Print, typeset } from "../../../test/typeset";
import { toSegment } from "../../layout/segment";
import { readingOf } from "../../read-document";
import { toUnit } from "../units/unit";
import { isWrittenFor } from "./asks-itself";

/** A line of a form whose answer stands on a drawn line, above another one. */
const pairsOf = (label: string): string[] => {
  const start = 60 + 5 * label.length;
  const page = typeset(
    [
      { x: 50, y: 100, text: label },
      { x: start, y: 100, text: "Josiane Perrin" },
      { x: 50, y: 130, text: "Phone:" },
      { x: 90, y: 130, text: "0299 004176" },
    ],
    [horizontal(103, start - 4, start + 120), horizontal(133, 86, 200)],
  );
  return readingOf([page]).fields.map(({ label: asked, value }) => `${asked} = ${value}`);
};

describe("before an answer on a drawn line", () => {
  const long = "Name of the representative by law or by statute (of bodies and of companies alone)";

  it("a whole line of words asks for it where it has a colon", () => {
    expect(pairsOf(`${long}:`)).toContain(`${long} = Josiane Perrin`);
  });

  it("words without one ask where they are few", () => {
    expect(pairsOf(long)).not.toContain(`${long} = Josiane Perrin`);
    expect(pairsOf("Whoever acts by law")).toContain("Whoever acts by law = Josiane Perrin");
  });
});

it("is asked for by any text on its own line, however the pixels of both stand", () => {
  const print = (x: number, y: number, text: string): Print => ({ x, y, text, confidence: 0.9 });
  const [label, writer, value] = [
    print(50, 100, "Sales tax 10%"),
    print(300, 100, "EUR"),
    print(400, 100.2, "94.88"),
  ].map((one) => toUnit([toSegment(typeset([one]).words, 1)], null, new Map()));
  if (!label || !writer || !value) throw new Error("Three texts make three units.");
  const below = { ...value, firstBaseline: 112 };
  expect(isWrittenFor(value, label, new Map([[value, writer]]))).toBe(false);
  expect(isWrittenFor(below, label, new Map([[below, writer]]))).toBe(true);
});
