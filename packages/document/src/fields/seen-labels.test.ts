import { describe, expect, it } from "vitest";
import { frame, type Print, typeset } from "../../test/typeset";
import type { Rule } from "../model";
import { readingOf } from "../read-document";

/** Labels and values of a page seen on pixels, with lines parted by a slash. */
function fieldsOf(prints: readonly Print[], rules: Rule[] = []): string[] {
  const seen = prints.map((print) => ({ ...print, confidence: 0.95 }));
  return readingOf([typeset(seen, rules)]).fields.map(({ label, value }) =>
    `${label} = ${value}`.replaceAll("\n", " | "),
  );
}

describe("two lines of a cell", () => {
  const rowWith = (answer: string) =>
    fieldsOf(
      [
        { x: 55, y: 110, text: "Serviço", size: 9.5 },
        { x: 55, y: 121, text: "notur.", size: 8.3, bold: true },
        { x: 155, y: 115, text: answer },
      ],
      [...frame(50, 100, 150, 126), ...frame(150, 100, 320, 126)],
    );

  it("are one label where choices stand halfway between them in the next cell", () => {
    expect(rowWith("☐ Sim ☒ Não")).toEqual(["Serviço notur. = Não"]);
  });
});
