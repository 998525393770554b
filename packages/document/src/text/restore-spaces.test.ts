import { expect, it } from "vitest";
import { restoreSpaces } from "./restore-spaces";

const phrases: Record<string, string> = {
  tongcong: "tong cong",
  pono: "po no",
  deliveryterms: "delivery terms",
  total: "total",
  neele: "ne e le",
  cp: "c p",
};
const restore = (text: string) => restoreSpaces(text, (squeezed) => phrases[squeezed]);

it("parts words that were run together and joins those broken up", () => {
  expect(restore("Tổngcộng")).toBe("Tổng cộng");
  expect(restore("PONo.")).toBe("PO No.");
  expect(restore("Deliver y Terms")).toBe("Delivery Terms");
  expect(restore("Né(e)le")).toBe("Né(e) le");
  expect(restore("C.P.")).toBe("C.P.");
  expect(restore("C. P.")).toBe("C. P.");
  expect(restore("PO* No")).toBe("PO* No");
});

it("leaves what is no phrase of several words", () => {
  expect(restore("Total")).toBeNull();
  expect(restore("Hausnummer")).toBeNull();
  expect(restore("Cp")).toBeNull();
});
