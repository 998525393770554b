import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it("leaves a stamp beside an answer, a little higher, out of what answers the caption of their cell", () => {
  const prints: Print[] = [
    { x: 55, y: 106, text: "who brought it in", size: 6.5 },
    { x: 55, y: 116, text: "ORRIN VALE, 4 KILN ROW", size: 9.5 },
    { x: 390, y: 112, text: "SEEN", size: 9.5 },
    { x: 55, y: 131, text: "from which shed", size: 6.5 },
    { x: 55, y: 141, text: "NORTH SHED", size: 9.5 },
  ].map((one) => ({ ...one, confidence: 0.95 }));
  const cells = [...frame(50, 98, 520, 123), ...frame(50, 123, 520, 148)];
  const { fields } = readingOf([typeset(prints, cells)]);
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    "who brought it in = ORRIN VALE, 4 KILN ROW",
    "from which shed = NORTH SHED",
  ]);
});
