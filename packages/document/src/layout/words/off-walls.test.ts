import { describe, expect, it } from "vitest";
import { type Print, typeset, vertical } from "../../../test/typeset";
import type { Word } from "../../model";
import { offWalls } from "./off-walls";

const walls = [vertical(100, 50, 200)];
const left = (print: Print, own = walls): string =>
  offWalls(typeset([print]).words, own)
    .map(({ text }) => text)
    .join(" ");
const seen = (x: number, text: string): Print => ({ x, y: 120, text, size: 10, confidence: 0.9 });

describe("offWalls", () => {
  it("drops what is left of a wall before a text or by itself", () => {
    expect(left(seen(98, "i"))).toBe("");
    expect(left(seen(99, "[ mucho"))).toBe("mucho");
    expect(left(seen(98.5, "“hija"))).toBe("hija");
  });

  it("keeps thin signs that stand off it, beyond its end, or in a text layer", () => {
    expect(left(seen(108, "1"))).toBe("1");
    expect(left({ ...seen(98, "i"), y: 230 })).toBe("i");
    expect(left({ x: 98, y: 120, text: "i", size: 10 })).toBe("i");
  });

  it("drops a stroke too slender for a sign in line with the wall beyond its end", () => {
    const stroke = (x: number, y: number) => {
      const [word] = typeset([seen(x, "4")]).words;
      const slender = { ...word, box: { x0: x, x1: x + 1, top: y - 5, bottom: y } };
      return offWalls([slender as Word], walls).length;
    };
    expect([stroke(99.5, 45), stroke(99.5, 20), stroke(104, 45)]).toEqual([0, 1, 1]);
  });

  it("ends a word at the wall that its box was stretched through to the next one", () => {
    const [date, amount] = typeset([seen(40, "scadenza"), seen(115, "Importo")]).words as [
      Word,
      Word,
    ];
    const stretched = (x1: number, next = amount) =>
      offWalls([{ ...date, box: { ...date.box, x1 } }, next], walls)[0]?.box.x1;
    expect(stretched(115)).toBe(99);
    expect(stretched(108)).toBe(108);
    expect(stretched(115, { ...amount, baseline: 140 })).toBe(115);
    expect(stretched(102, { ...amount, box: { ...amount.box, x0: 102 } })).toBe(102);
  });

  it("keeps letters and digits that begin on it", () => {
    expect(left(seen(99, "hija"))).toBe("hija");
    expect(left(seen(99, "15.3"))).toBe("15.3");
  });
});
