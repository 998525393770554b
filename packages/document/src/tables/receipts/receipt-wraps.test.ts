import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it("take the rest of a name on the next line, whose letters seen on pixels are smaller than its face", () => {
  const prints = [
    ...row(100, [50, -250], ["Mother-of-pearl button", "7.20"]),
    ...row(115, [50, -250], ["Thread strong white 500", "3.40"]),
    { x: 50, y: 130, text: "metres" },
    ...row(145, [50, -250], ["Zip metal 60 cm", "7.60"]),
    ...row(165, [50, -250], ["Total", "18.20"]),
  ];
  const namesOf = (seen: typeof prints) =>
    readingOf([typeset(seen)]).lineItems.map(({ cells }) => cells[0]?.value);
  const seen = prints.map((print) => ({ ...print, confidence: 0.95 }));
  expect(namesOf(seen)[1]).toBe("Thread strong white 500\nmetres");
  expect(namesOf(prints)[1]).toBe("Thread strong white 500");
});

it("take the unit on the next line of a name that ends with a number", () => {
  const nameWith = (rest: string) => {
    const prints = [
      ...row(100, [50, -250], ["Garden hose green 20", "122.50"]),
      { x: 50, y: 110, text: rest },
      ...row(122, [50, -250], ["Hexagonal screw M8 zn", "0.56"]),
      ...row(144, [50, -250], ["Total", "123.06"]),
    ];
    return readingOf([typeset(prints)]).lineItems[0]?.cells[0]?.value;
  };
  expect(nameWith("m")).toBe("Garden hose green 20\nm");
  expect(nameWith("60")).toBe("Garden hose green 20\n60");
});
