import { describe, expect, it } from "vitest";
import { toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { splitSegment } from "../inline/split-segment";
import { withCodedRows } from "./coded-rows";

const weights = new Map([["eng", 1]]);

/** Texts of one line, each of its words as wide as its letters and set apart. */
function parted(...texts: string[]): string[] {
  let x0 = 40;
  const segments = texts.map((text) => {
    const words = text.split(" ").map((one): Word => {
      const box = { x0, x1: x0 + 4 * one.length, top: 692, bottom: 700 };
      x0 = box.x1 + 2;
      const set = { baseline: 700, fontSize: 8, bold: false, spaceBefore: true, confidence: 1 };
      return { text: one, box, ...set, source: "pdf" };
    });
    x0 += 30;
    return toSegment(words, 1);
  });
  return withCodedRows([{ page: 1, baseline: 700, fontSize: 8, segments }], weights)
    .flatMap((line) => line.segments)
    .flatMap((segment) => splitSegment(segment, false, weights))
    .map(({ segment }) => segment.text);
}

describe("withCodedRows", () => {
  it("parts each text of a row of pairs, known or not, from its code", () => {
    expect(
      parted("Customer 220 418", "Invoice RX-0417", "less Voucher 12.50", "Page 1 / 2"),
    ).toEqual(["Customer", "220 418", "Invoice", "RX-0417", "less Voucher", "12.50", "Page 1 / 2"]);
  });

  it("leaves rows of which the lexicon knows too few, or that say something else", () => {
    expect(parted("Washer M10", "Pulley 204", "Flange B7")).toHaveLength(3);
    expect(parted("Customer 220 418", "Invoice RX-0417", "Kiln Lane, Wenbury")).toContain(
      "Customer 220 418",
    );
    expect(parted("Customer 220 418", "Invoice RX-0417")).toContain("Customer 220 418");
  });
});
