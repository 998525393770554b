import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";
import { withTypedRules } from "./typed-rules";

describe("withTypedRules", () => {
  it("takes long rows of dashes for rules, no short ones and no words", () => {
    const page = typeset([
      { x: 50, y: 100, text: "-".repeat(60) },
      { x: 50, y: 120, text: "-".repeat(20) },
      { x: 50, y: 140, text: "=".repeat(60) },
      { x: 50, y: 160, text: "m".repeat(60) },
    ]);
    expect(withTypedRules(page).rules.map(({ box }) => [box.x0, box.x1, box.top])).toEqual([
      [50, 350, 97],
      [50, 350, 137],
    ]);
  });

  it("sets apart the headings of a list that no lexicon knows", () => {
    const columns = [50, 100, 260, -450];
    const page = typeset([
      ...row(100, columns, ["SEQ", "RAW SUBSTANCE", "PHASE", "LB BATCHED"]),
      { x: 50, y: 112, text: "-".repeat(70) },
      ...row(126, columns, ["10", "WATER DEIONIZED", "A", "2,817.50"]),
      ...row(140, columns, ["20", "LAURETH SULFATE", "B", "1,500.00"]),
      ...row(154, columns, ["30", "COCAMIDE", "B", "400.00"]),
    ]);
    expect(readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value))).toEqual(
      [
        ["10", "WATER DEIONIZED", "A", "2,817.50"],
        ["20", "LAURETH SULFATE", "B", "1,500.00"],
        ["30", "COCAMIDE", "B", "400.00"],
      ],
    );
  });
});
