import { expect, test } from "vitest";
import { z } from "zod";
import { describeError } from "./describe-error";

const SECRET = "Helvetia Stahl AG";
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test("says where an error was thrown and what it says", () => {
  const described = describeError(new RangeError("the lane is closed"));
  expect(described.stack).toMatch(/^RangeError: the lane is closed\n\s+at .*describe-error\.test/);
});

test("leaves out messages that quote data", () => {
  const statement = Object.assign(new Error(`Failed query: insert\nparams: ${SECRET}`), {
    query: "insert",
    params: [SECRET],
    cause: Object.assign(new Error(SECRET), { code: "23505" }),
  });
  const quoting = [
    statement,
    thrownBy(() => JSON.parse(`{"supplier": ${SECRET}`)),
    thrownBy(() => z.record(z.literal("a"), z.string()).parse({ [SECRET]: 1 })),
    SECRET,
  ];
  for (const error of quoting) expect(JSON.stringify(describeError(error))).not.toContain("Stahl");
  expect(describeError(statement)).toMatchObject({ error: "Error", code: "23505" });
});
