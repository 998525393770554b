import { describe, expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const edges = [50, 90, -330, 345, -540];
const headings = row(100, edges, ["Qty", "Description", "Price", "VAT", "Amount"], true);
const goods = (y: number, name: string) => row(y, edges, ["2", name, "30.00", "7 %", "60.00"]);

const namesOf = (prints: readonly Print[]) =>
  readingOf([typeset([...headings, ...prints])]).lineItems.map(
    ({ cells }) => cells.find(({ key }) => key === "description")?.value,
  );

describe("what is taken off", () => {
  const off = (y: number, rate: string) =>
    row(y, edges, ["", "Discount 10 % (remnants)", "", rate, "-6.00"]);

  it("is a row where another one follows", () => {
    const rows = [...goods(116, "Beech logs"), ...off(132, ""), ...goods(148, "Spruce logs")];
    expect(namesOf(rows)).toEqual(["Beech logs", "Discount 10 % (remnants)", "Spruce logs"]);
  });

  it("is a row below the last one, too, where it has the rate of its tax as they have", () => {
    const above = [...goods(116, "Beech logs"), ...goods(132, "Spruce logs")];
    const total = row(180, [330, -540], ["Total", "114.00"]);
    expect(namesOf([...above, ...off(148, "7 %"), ...total])).toHaveLength(3);
    expect(namesOf([...above, ...off(148, ""), ...total])).toHaveLength(2);
  });
});
