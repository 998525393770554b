import { describe, expect, it } from "vitest";
import { horizontal, type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";
import { toLines } from "../lines";

const goods = (i: number) => [`Tile no ${"vwxyz"[i]}`, `${7 * i + 2}`, `${31 - 3 * i}.40`];

/** Lines of a table with their own pitch, from x = 220 on. */
const lines: Print[] = [0, 1, 2, 3, 4].flatMap((i) =>
  row(104 + 17 * i, [220, -420, -520], goods(i)),
);
const panel = [
  "Your account",
  "0417-22968",
  "Point of service",
  "11 Alder Lane",
  "Hours",
  "8 to 12",
];
const inside = panel.map((text, i): Print => ({ x: 50, y: 104 + 12 * i, text }));
const tint = { x0: 40, top: 90, x1: 180, bottom: 200 };
const textsOf = (fills: (typeof tint)[]) =>
  toLines(typeset([...lines, ...inside], [], fills)).map(({ segments }) =>
    segments.map(({ text }) => text).join(" | "),
  );

describe("a panel at the side of a page", () => {
  it("has its lines to itself, before those beside it", () => {
    expect(textsOf([tint]).slice(0, panel.length)).toEqual(panel);
    expect(textsOf([])[0]).toBe("Your account | Tile no v | 2 | 31.40");
  });

  it("is no tinted column of a table, whose texts stand on the lines of the others", () => {
    const column = { x0: 380, top: 90, x1: 430, bottom: 200 };
    expect(textsOf([column])).toEqual(textsOf([]));
  });

  it("may be signs set upright along a form, which are no part of its table", () => {
    const upright = [..."①存根白②客户红③仓库"].map(
      (text, i): Print => ({ x: 560, y: 92 + 10 * i, text, size: 8 }),
    );
    const heading = row(84, [220, -420, -520], ["品名", "数量", "金额"]);
    const page = typeset([...heading, ...lines, ...upright]);
    const items = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
    expect(items).toEqual([0, 1, 2, 3, 4].map(goods));
  });

  it("may be signs set upright before a table, from between two of its lines on", () => {
    const upright = [..."畳襖障子見積"].map(
      (text, i): Print => ({ x: 180, y: 113 + 8 * i, text, size: 7 }),
    );
    const heading = row(84, [220, -420, -520], ["品名", "数量", "金额"]);
    const page = typeset([...heading, ...lines, ...upright]);
    const items = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
    expect(items).toEqual([0, 1, 2, 3, 4].map(goods));
  });
  it("may have a tint that nobody sees, where white runs down the page between it and a ruled table", () => {
    const rules = [90, 110, 127, 144, 161, 178].map((y) => horizontal(y, 210, 530));
    const rows = lines.concat([0, 1, 2, 3].map((i) => ({ x: 470, y: 104 + 17 * i, text: "kg" })));
    const aside = panel.map((text, i): Print => ({ x: 50, y: 99 + 13 * i, text }));
    const read = (more: Print[]) =>
      toLines(typeset([...rows, ...aside, ...more], rules)).map(({ segments }) =>
        segments.map(({ text }) => text).join(" | "),
      );
    expect(read([]).slice(0, panel.length)).toEqual(panel);
    const across = { x: 60, y: 60, text: "A title that stands over both of them on the page" };
    expect(read([across])[2]).toContain("Tile no v");
  });
});
