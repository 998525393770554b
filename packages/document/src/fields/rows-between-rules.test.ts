import { describe, expect, it } from "vitest";
import { horizontal, type Print, row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

const at = [50, 90, 330, 470];
const minutes = (heads: readonly string[], bold: boolean): Print[] => [
  ...row(100, at, heads, bold),
  ...row(120, at, ["3.1", "Lamp checks were found late, and the", "Write to the maker", "22 May"]),
  ...row(132, at, ["", "list was short.", "and report back"]),
  ...row(156, at, ["3.2", "Hearing tests: 61 of 74 done, at night", "Book the van", "29 May"]),
  ...row(168, at, ["", "hardly any."]),
  ...row(192, at, ["3.3", "Any other business: none"]),
];
const rules = [141, 177, 201].map((y) => horizontal(y, 46, 549));
const heads = ["Item", "Discussion", "Action agreed", "By"];

const pairsOf = (prints: readonly Print[], lines = rules) =>
  readingOf([typeset(prints, lines)]).fields.map(
    ({ label, value }) => `${label} = ${value.replaceAll("\n", " ")}`,
  );

describe("rows between level rules", () => {
  it("have the bold headings above them for labels, whatever their lines say", () => {
    expect(pairsOf(minutes(heads, true)).sort()).toEqual(
      [
        "Item = 3.1",
        "Discussion = Lamp checks were found late, and the list was short.",
        "Action agreed = Write to the maker and report back",
        "By = 22 May",
        "Item = 3.2",
        "Discussion = Hearing tests: 61 of 74 done, at night hardly any.",
        "Action agreed = Book the van",
        "By = 29 May",
        "Item = 3.3",
        "Discussion = Any other business: none",
      ].sort(),
    );
  });

  it("are none without bold headings, without the rules, or where labels stand among them", () => {
    const last = "Discussion = Any other business: none";
    expect(pairsOf(minutes(heads, false))).not.toContain(last);
    expect(pairsOf(minutes(heads, true), rules.slice(0, 1))).not.toContain(last);
    const asking = minutes(heads, true).map((print) =>
      print.y > 100 && print.x > 300 ? { ...print, text: "Delivery date" } : print,
    );
    expect(pairsOf(asking)).not.toContain(last);
  });
});
