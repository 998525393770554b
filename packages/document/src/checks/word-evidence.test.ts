import { describe, expect, it } from "vitest";
import { toSegment } from "../layout/segment";
import type { Word } from "../model";
import { agreementOf, disputesIn } from "./word-evidence";

function word(text: string, second: Word["second"], readings?: Word["readings"]): Word {
  const place = { box: { x0: 0, x1: 10, top: 0, bottom: 10 }, baseline: 8, fontSize: 10 };
  const own = { text, bold: false, spaceBefore: false, confidence: 0.9, source: "ocr" } as const;
  return { ...place, ...own, ...(second && { second }), ...(readings && { readings }) };
}

const segment = (...words: Word[]) => [toSegment(words, 1)];

describe("what two readers say of a text", () => {
  it("agrees as far as the signs of both are the same", () => {
    const same = word("Oil", "agrees", { first: 0.9, second: 0.9, alike: 1 });
    const partly = word("Hãng", "differs", { first: 0.9, second: 0.6, alike: 0.75 });
    expect(agreementOf(segment(same, partly))).toBeCloseTo((3 + 3) / 7);
  });

  it("is a dispute the less the surer the first reader was, and none over signs that the second lacks", () => {
    const contested = (first: number, text: string) =>
      disputesIn(segment(word(text, "differs", { first, second: 0.9, alike: 0.5 })));
    expect(contested(0.5, "pes").contestedPlain).toBeGreaterThan(
      contested(0.95, "pes").contestedPlain,
    );
    expect(contested(0.5, "Hãng").contestedPlain).toBeGreaterThan(0);
    expect(contested(0.5, "☑").contestedPlain).toBe(0);
  });

  it("counts nothing as unseen that the second reader cannot spell", () => {
    expect(disputesIn(segment(word("12", "none"), word("€", "none"))).unseen).toBe(1);
    expect(disputesIn(segment(word("合計", "none"), word("Hãng", "none"))).unseen).toBe(2);
  });
});
