import { describe, expect, it } from "vitest";
import { restoreLabel } from "./restore-label";

const vietnamese = new Map([["vie", 5]]);
const german = new Map([["deu", 3]]);

describe("restoreLabel", () => {
  it("gives a phrase of the lexicon its accents back, in the case as read", () => {
    expect(restoreLabel("Điêu kiện giao hàng", vietnamese)).toBe("Điều kiện giao hàng");
    expect(restoreLabel("ĐIÊU KIỆN GIAO HÀNG", vietnamese)).toBe("ĐIỀU KIỆN GIAO HÀNG");
    expect(restoreLabel("Phí vận chuyến / Shipping", vietnamese)).toBe("Phí vận chuyển / Shipping");
  });

  it("puts a misread letter of a long phrase right", () => {
    expect(restoreLabel("STEVERNUMMER", german)).toBe("STEUERNUMMER");
    expect(restoreLabel("Zwischensummme", german)).toBe("Zwischensumme");
    expect(restoreLabel("Thànhh tiền", vietnamese)).toBe("Thành tiền");
  });

  it("leaves known phrases, short words, numbers and other languages alone", () => {
    expect(restoreLabel("Kundennummer", german)).toBe("Kundennummer");
    expect(restoreLabel("Nane", german)).toBe("Nane");
    expect(restoreLabel("MwSt. 19%", german)).toBe("MwSt. 19%");
    expect(restoreLabel("Điêu kiện giao hàng", german)).toBe("Điêu kiện giao hàng");
  });
});
