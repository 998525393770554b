import { expect, it } from "vitest";
import type { Word } from "../../model";
import { restoreCommas } from "./restore-commas";

/** The words of a line, a space apart, or `gap` em. */
function line(text: string, gap = 0.3): Word[] {
  let x = 0;
  return text.split(" ").map((own) => {
    const word = {
      text: own,
      box: { x0: x, x1: x + 5 * own.length, top: 0, bottom: 10 },
      baseline: 9,
      fontSize: 10,
      confidence: 0.99,
      source: "ocr",
    };
    x = word.box.x1 + 10 * gap;
    return word as Word;
  });
}

const read = (text: string, model: "eng" | "deu" = "eng", gap?: number, hasLost = true) =>
  restoreCommas(line(text, gap), model, hasLost)
    .map((word) => word.text)
    .join(" ");

it("puts a comma between the day and the year of an English date", () => {
  expect(read("Made March 14. 1991 at Dayton")).toBe("Made March 14, 1991 at Dayton");
  expect(read("Sept. 9. 1964.")).toBe("Sept. 9, 1964.");
  expect(read("August 14. 1991", "deu")).toBe("August 14. 1991");
  expect(read("Room 14. 1991 saw")).toBe("Room 14. 1991 saw");
});

it("puts a comma where a sentence goes on in small letters, in doubt", () => {
  expect(read("Pump out. scrub. and rinse. Do not use")).toBe(
    "Pump out, scrub, and rinse. Do not use",
  );
  expect(read("Pump out. scrub on May 9. 1964", "eng", 0.3, false)).toBe(
    "Pump out. scrub on May 9, 1964",
  );
  const [word] = restoreCommas(line("Office. ground floor"), "eng", true);
  expect([word?.text, word?.confidence]).toEqual(["Office,", 0.75]);
});

it.each([
  ["an abbreviation", "approx. sixty pieces"],
  ["a short one", "ff. and others"],
  ["the end of a sentence", "It leaks. Replace it"],
  ["a unit", "Two tins. kg"],
])("leaves the point behind %s", (_, text) => {
  expect(read(text)).toBe(text);
});

it("leaves the point before another column", () => {
  expect(read("Office. ground", "eng", 2)).toBe("Office. ground");
});
