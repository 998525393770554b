import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { evenChoices } from "./even-choices";

const textOf = (text: string): string =>
  evenChoices(typeset([{ x: 50, y: 100, text, confidence: 0.9 }]).words)
    .map((word) => word.text)
    .join(" ");

it("sets letters that look alike in both cases as the other choices are", () => {
  expect(textOf("Bett ☒ l ☐ V ☐ n")).toBe("Bett ☒ l ☐ v ☐ n");
  expect(textOf("Bett ☒ L ☐ v")).toBe("Bett ☒ L ☐ V");
  expect(textOf("Bett ☒ L ☐ v ☐ n")).toBe("Bett ☒ L ☐ v ☐ n");
  expect(textOf("Bett ☒ l ☐ Vis")).toBe("Bett ☒ l ☐ Vis");
});

it("sets yes in Spanish as no is set beside it", () => {
  expect(textOf("¿Fuma? ☒ SÍ ☐ No")).toBe("¿Fuma? ☒ Sí ☐ No");
  expect(textOf("¿Fuma? ☐ Sí ☒ NO")).toBe("¿Fuma? ☐ SÍ ☒ NO");
  expect(textOf("¿Fuma? ☐ Sí, mucho ☒ NO")).toBe("¿Fuma? ☐ Sí, mucho ☒ NO");
});

it("leaves choices of a text layer", () => {
  expect(
    evenChoices(typeset([{ x: 50, y: 100, text: "☒ SÍ ☐ No" }]).words).map(({ text }) => text),
  ).toContain("SÍ");
});
