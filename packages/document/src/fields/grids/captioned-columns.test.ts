import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const printed = (x: number, y: number, text: string): Print => ({
  x,
  y,
  text,
  size: 7,
  face: "Form",
});
const typed = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Typed" });
const box = frame(45, 90, 400, 150);
const fieldsOf = (...prints: Print[]) =>
  readingOf([typeset(prints, box)]).fields.map(({ label, value }) => `${label} = ${value}`);
const captions = [
  printed(48, 98, "9. Consignee name and address"),
  printed(230, 98, "10. Consignee no."),
];
const address = [typed(55, 122, "TIDEWATER STONEWARE"), typed(55, 134, "NORFOLK, VA 23599")];

it("pairs captions side by side at the head of a cell with what stands below each", () => {
  expect(fieldsOf(...captions, typed(300, 112, "54-0917736HR"), ...address)).toEqual([
    "9. Consignee name and address = TIDEWATER STONEWARE\nNORFOLK, VA 23599",
    "10. Consignee no. = 54-0917736HR",
  ]);
});

it("takes no text in the face of the form for such an answer", () => {
  const hint = printed(300, 112, "as on the permit");
  expect(fieldsOf(...captions, hint, ...address)).not.toContain(
    "10. Consignee no. = as on the permit",
  );
});
