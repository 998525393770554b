import { describe, expect, it } from "vitest";
import { formSeen, lineSeen } from "../../test/typed-into-print";
import { withSeenFaces } from "./seen-faces";

describe("the faces of words seen on pixels", () => {
  it("are told by widths and gaps, where words were typed into a page of print", () => {
    const faced = withSeenFaces(formSeen.map(lineSeen));
    const typed = faced.map((words) =>
      words.flatMap(({ text, face }) => (face === "typed" ? [text] : [])).join(" "),
    );
    expect(typed).toEqual([
      "Millicent Hammond, little mill Wimmera Walk nineteen",
      "minimal lesion, immobile limb",
      "Mummford Hill clinic, Willow wing",
      "Filled in in full, still immature",
      "Wilhelmina Whitlam",
    ]);
  });

  it("are left open on a page of one", () => {
    const plain = withSeenFaces(formSeen.map((text) => lineSeen(text.replaceAll("*", ""))));
    expect(plain.flat().every(({ face }) => face === undefined)).toBe(true);
  });
});
