import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { typedDashes } from "./typed-dashes";

const dashesOf = (text: string, pitch?: number) => {
  const { words } = typeset([{ x: 50, y: 100, text, confidence: 0.9 }]);
  const typed = words.map((word) => (pitch && word.text !== "–" ? { ...word, pitch } : word));
  return typedDashes(typed)
    .map((word) => word.text)
    .join(" ");
};

it("takes the dashes between typed words and digits for hyphens, and leaves those of print", () => {
  expect(dashesOf("Lincoln – 402/555–0171", 6)).toBe("Lincoln - 402/555-0171");
  expect(dashesOf("Lincoln – 402/555–0171")).toBe("Lincoln – 402/555–0171");
  expect(dashesOf("A–Z – of words", 6)).toBe("A–Z - of words");
  expect(dashesOf("within +/– 402", 6)).toBe("within +/- 402");
  expect(dashesOf("– 402 discount", 6)).toBe("– 402 discount");
});
