import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import type { Unit } from "../units/unit";
import { toUnits } from "../units/units";
import { isListRow } from "./row-support";

it("takes a name among amounts for one of a list, whatever the others are called", () => {
  const isListed = (...amounts: string[]) => {
    const names = ["Base exempt.", "Rate B 23 on 14", "To hand back 3"];
    const prints = names.flatMap((name, i) =>
      row(300 + 14 * i, [50, -300], [name, amounts[i] ?? ""]),
    );
    const units = toUnits(toLines(typeset(prints)), [], new Map());
    const rows = new Map(
      units.flatMap((unit, at): [Unit, Unit | undefined][] =>
        at % 2 ? [] : [[unit, units[at + 1]]],
      ),
    );
    return isListRow(units[0] as Unit, rows, new Set(units));
  };
  expect(isListed("523.20", "120.34", "643.54")).toBe(true);
  expect(isListed("523.20", "7", "12")).toBe(false);
});
