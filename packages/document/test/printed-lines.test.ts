import { expect, it } from "vitest";
import { printedLines, printedSpaces } from "../cli/calibration/printed-lines";
import { typeset } from "./typeset";

const lines = printedLines([
  typeset([
    { x: 50, y: 100, text: "Order no. PO 7781" },
    { x: 300, y: 100, text: "14 March 2027" },
    { x: 50, y: 120, text: "Total 2,520.00" },
    { x: 50, y: 140, text: "A 1" },
    { x: 50, y: 160, text: "A1" },
  ]),
]);
const shown = (text: string) =>
  printedSpaces([...text], lines)
    .map((spaced, i) => `${spaced === null ? "?" : spaced ? " " : ""}${text[i]}`)
    .join("");

it("tells where spaces are printed in a text that was read without them", () => {
  expect(shown("no.PO7781")).toBe("?no. PO 7781");
  expect(shown("PO778114March")).toBe("?PO 7781 14 March");
});

it("tells nothing beside signs that were misread, nor of texts that are printed both ways or nowhere", () => {
  expect(shown("Total2.520.00")).toBe("?Total 2?.?520.00");
  expect(shown("A1")).toBe("?A?1");
  expect(shown("Nowhere")).toBe("?N?o?w?h?e?r?e");
});
