import { expect, it } from "vitest";
import { advance, typeset } from "../../../test/typeset";
import { toLines } from "../lines";

/** The texts of a line with a raised text of this size behind its first word. */
function textsOf(first: string, raised: string, size = 6, rise = 4): string[] {
  const end = 50 + advance(first, 10);
  const page = typeset([
    { x: 50, y: 100, text: first },
    { x: end, y: 100 - rise, text: raised, size },
    { x: end + advance(raised, size) + 4, y: 100, text: "Kaci" },
  ]);
  return toLines(page).flatMap(({ segments }) => segments.map(({ text }) => text));
}

it("reads raised letters as the end of the word that they stand behind", () => {
  expect(textsOf("M", "me").join(" ")).toBe("Mme Kaci");
  expect(textsOf("3", "e").join(" ")).toBe("3e Kaci");
});

it("takes no letters for raised ones that are as large as others or stand on another line, and no figures of notes", () => {
  expect(textsOf("M", "me", 10).join(" ")).not.toContain("Mme");
  expect(textsOf("M", "me", 6, 8).join(" ")).not.toContain("Mme");
  expect(textsOf("Nom", "2").join(" ")).not.toContain("Nom2");
});
