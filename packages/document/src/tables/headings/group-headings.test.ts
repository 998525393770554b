import { describe, expect, it } from "vitest";
import { horizontal, row, typeset, vertical } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const walls = [48, 128, 258, 288, 318, 348, 418, 498];
const columns = [50, 130, -284, -314, -344, -414, -494];

const page = typeset(
  [
    ...row(108, [270], ["Size"], true),
    ...row(116, [50, 130, 352, 422], ["Article", "Description", "Price", "Amount"], true),
    ...row(124, [270, 300, 330], ["38", "40", "42"], true),
    ...row(142, columns, ["A1", "Blouse", "2", "1", "3", "12.50", "75.00"]),
    ...row(162, columns, ["B2", "Skirt", "1", "", "2", "20.00", "60.00"]),
  ],
  [
    ...[96, 128, 146, 166].map((y) => horizontal(y, 48, 498)),
    horizontal(112, 258, 348),
    ...walls.map((x, i) => vertical(x, i === 3 || i === 4 ? 112 : 96, 166)),
  ],
);

describe("columns with a name together", () => {
  it("are headed by the numbers that are ruled off below it", () => {
    const [first, second] = readingOf([page]).lineItems;
    const textsOf = (item: typeof first) =>
      item?.cells.map(({ label, value }) => `${label}: ${value}`);
    expect(textsOf(first)).toEqual([
      "Article: A1",
      "Description: Blouse",
      "38: 2",
      "40: 1",
      "42: 3",
      "Price: 12.50",
      "Amount: 75.00",
    ]);
    expect(textsOf(second)?.slice(2, 4)).toEqual(["38: 1", "42: 2"]);
  });

  it("leave it out where it stands in the middle of the rule that goes on below them", () => {
    const edges = [50, 110, -300, -380, -460, -540];
    const weighed = (end: number) =>
      typeset(
        [
          ...row(100, [50, 110, 414], ["Ref.", "Description", "Mass (t)"], true),
          ...row(112, edges, ["", "", "Qty", "Wet", "Shrink", "Dry"], true),
          ...row(132, edges, ["K4", "Peat sods", "48", "652.8", "67.2", "585.6"]),
          ...row(148, edges, ["K9", "Reed mats", "60", "852.0", "84.0", "768.0"]),
        ],
        [horizontal(92, 46, 548), horizontal(117, 320, end)],
      );
    const labelsOf = (sheet: ReturnType<typeof typeset>) =>
      readingOf([sheet]).lineItems[0]?.cells.map(({ label }) => label);
    const whole = ["Ref.", "Description", "Qty", "Wet", "Shrink", "Dry"];
    expect(labelsOf(weighed(548))).toEqual(whole);
    expect(labelsOf(weighed(468))).not.toEqual(whole);
  });
});
