import { expect, it } from "vitest";
import { restoreSpaces } from "./restore-spaces";

const phrases: Record<string, string> = {
  tongcong: "tong cong",
  pono: "po no",
  deliveryterms: "delivery terms",
  total: "total",
};
const restore = (text: string) => restoreSpaces(text, (squeezed) => phrases[squeezed]);

it("parts words that were run together and joins those broken up", () => {
  expect(restore("Tổngcộng")).toBe("Tổng cộng");
  expect(restore("PONo.")).toBe("PO No.");
  expect(restore("Deliver y Terms")).toBe("Delivery Terms");
});

it("leaves what is no phrase of several words", () => {
  expect(restore("Total")).toBeNull();
  expect(restore("Hausnummer")).toBeNull();
});
