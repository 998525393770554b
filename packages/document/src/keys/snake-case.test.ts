import { expect, it } from "vitest";
import { snakeCase, uniqueKeys } from "./snake-case";

it("transliterates labels", () => {
  expect(snakeCase("Số tiền bằng chữ")).toBe("so_tien_bang_chu");
  expect(snakeCase("Kunden-Nr.")).toBe("kunden_nr");
  expect(snakeCase("Driver's name")).toBe("drivers_name");
  expect(snakeCase("※")).toMatch(/^[a-z0-9_]+$/);
});

it("numbers repeated keys and steps over those taken", () => {
  expect(uniqueKeys(["total", "total", "note", "total"])).toEqual([
    "total",
    "total_2",
    "note",
    "total_3",
  ]);
  expect(uniqueKeys(["a", "a", "a_2"])).toEqual(["a", "a_3", "a_2"]);
});
