import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { textOfBox } from "./text-of-box";

const { words } = typeset([
  { x: 50, y: 100, text: "Goggles" },
  { x: 50, y: 120, text: "Gloves" },
  { x: 50, y: 140, text: "Apron" },
]);
const boxAt = (y: number, x = 200) => ({ x0: x, top: y - 8, x1: x + 9, bottom: y + 1 });

it("finds the text far before a box of a column, on its line", () => {
  const column = [100, 120, 140].map((y, i) => boxAt(y, 200 + i));
  expect(column.map((box) => textOfBox(box, column, words)?.text)).toEqual([
    "Goggles",
    "Gloves",
    "Apron",
  ]);
});

it("finds none so far from a box by itself, nor from one of another size or place", () => {
  const box = boxAt(120);
  expect(textOfBox(box, [box, boxAt(100)], words)).toBeNull();
  const others = [{ ...boxAt(100), x1: 214 }, boxAt(140, 220)];
  expect(textOfBox(box, [box, ...others], words)).toBeNull();
  expect(textOfBox(boxAt(120, 84), [], words)?.text).toBe("Gloves");
});
