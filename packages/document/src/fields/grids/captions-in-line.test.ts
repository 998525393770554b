import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const edges = [32, 120, 200, 250, 370, 430, 490];
const captions = ["CUST P O NO", "ORDER DATE", "WHSE", "SHIP VIA", "CTNS", "TERMS", "DUE DATE"];
const answers = ["VERBAL-RITA", "09/14/79", "02", "PIEDMONT EXP", "3", "2%, Net 30", "11/30/79"];

const fieldsOf = (xs: readonly number[]) =>
  readingOf([typeset([...row(100, edges, captions), ...row(112, [...xs], answers)])]).fields.map(
    ({ label, value }) => `${label} = ${value}`,
  );

it("pairs a line of captions with as many answers right below, flush with them", () => {
  expect(fieldsOf(edges)).toEqual(captions.map((caption, i) => `${caption} = ${answers[i]}`));
});

it("pairs none that begin elsewhere", () => {
  const shifted = edges.map((x) => x + 12);
  expect(fieldsOf(shifted)).not.toContain("CTNS = 3");
});
