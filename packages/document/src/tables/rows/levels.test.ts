import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import { levelOf } from "./levels";

const levelOfTexts = (...texts: string[]) => {
  const [line] = toLines(typeset(row(100, [50, 90, 170, 260, 420], texts)));
  return line && levelOf(line);
};

it("tells the line of a name from that of its numbers, though the name begins with a number", () => {
  expect(levelOfTexts("3", "OIL-4", "4T engine oil, mineral")).toBe("upper");
  expect(levelOfTexts("4", "PCS", "168.00", "20.00", "652.00")).toBe("lower");
  expect(levelOfTexts("9 PCS", "9.50", "85.50")).toBe("lower");
});
