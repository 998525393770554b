import { expect, it } from "vitest";
import { evenSlashes } from "./even-slashes";

const usual = ["品名 / Item", "数量 / Quantity", "単価 / Unit price"];

it("gives slashes between two languages the spaces that most of them have", () => {
  const even = evenSlashes([...usual, "注文日/Order date"]);
  expect(even("注文日/Order date")).toBe("注文日 / Order date");
  expect(even("軸受6308/ / Ball bearing")).toBe("軸受6308 / Ball bearing");
});

it("leaves slashes of one language, of texts set otherwise, and where nothing is usual", () => {
  expect(evenSlashes(usual)("24/7 service")).toBe("24/7 service");
  expect(evenSlashes(usual)("単価(円/m)")).toBe("単価(円/m)");
  expect(evenSlashes(["品名/Item", "数量/Quantity", "単価 / Price"])("品名/Item")).toBe(
    "品名/Item",
  );
});
