import { expect, it } from "vitest";
import { horizontal, row, typeset, vertical } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it("gives units behind a wall that begins below a heading a column without one", () => {
  const edges = [52, 112, -338, 348, -438, -518];
  const page = typeset(
    [
      ...row(110, [52, 112, 322, -438, -518], ["Code", "Description", "Qty", "Price", "Amount"]),
      ...row(130, edges, ["A1", "Oak plank", "4", "pcs", "12.50", "50.00"]),
      ...row(150, edges, ["B2", "Felt", "10", "m", "1.20", "12.00"]),
      ...row(170, [-438, -518], ["Total", "62.00"]),
    ],
    [
      ...[96, 116, 136, 156, 176].map((y) => horizontal(y, 50, 520)),
      ...[50, 110, 310, 380, 440, 520].map((x) => vertical(x, 96, x < 440 ? 156 : 176)),
      vertical(342, 116, 156),
    ],
  );
  const [item] = readingOf([page]).lineItems;
  expect(item?.cells.slice(2, 4).map(({ key, label, value }) => [key, label, value])).toEqual([
    ["quantity", "Qty", "4"],
    ["unit", "", "pcs"],
  ]);
});
