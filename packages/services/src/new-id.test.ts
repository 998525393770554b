import { expect, test } from "vitest";
import { newId } from "./new-id";

test("an id has its prefix and digits of one length", () => {
  expect(newId("cad", new Date())).toMatch(/^cad_[0-9a-z]{25}$/);
});

test("ids sort as they were made, within a millisecond too, and none comes twice", () => {
  const start = Date.parse("2026-11-21T08:52:13.512Z");
  const ids = Array.from({ length: 5000 }, (_, at) =>
    newId("evt", new Date(start + Math.floor(at / 1000))),
  );
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
