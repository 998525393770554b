import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it("heads counts and names a space apart, and the signs of tax rates with a letter", () => {
  const edges = [50, 73, -240, 260];
  const page = typeset([
    { x: 50, y: 100, text: "QTY ITEM" },
    ...row(100, [-240, 260], ["GBP", "V"]),
    ...row(114, edges, ["2", "TIN MUG BLUE", "13.80", "A"]),
    { x: 73, y: 126, text: "@ 6.90 EACH" },
    ...row(140, edges, ["1", "ROUTE MAP", "3.50", "Z"]),
    ...row(154, edges, ["1", "SHORTBREAD", "4.20", "A"]),
    ...row(176, [150, -240], ["SUBTOTAL", "21.50"]),
  ]);
  const items = readingOf([{ ...page, width: 300 }]).lineItems.map(({ cells }) =>
    cells.map(({ label, value }) => `${label}=${value}`).join(", "),
  );
  expect(items).toEqual([
    "QTY=2, ITEM=TIN MUG BLUE, GBP=13.80, V=A, =6.90",
    "QTY=1, ITEM=ROUTE MAP, GBP=3.50, V=Z",
    "QTY=1, ITEM=SHORTBREAD, GBP=4.20, V=A",
  ]);
});
