import { expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import type { InkKinds } from "./classify-ink";
import { findLetters } from "./find-letters";
import { inkKinds } from "./network";

/** A page of characters: `.` paper, any other ink; `w` is taken for writing, `a` for an annotation line, `?` for either alike. */
function page(rows: readonly string[]): { mask: Mask; kinds: InkKinds } {
  const width = rows[0]?.length ?? 0;
  const signs = [...rows.join("")];
  const plane = (share: (sign: string) => number) =>
    Uint8Array.from(signs, (sign) => Math.round(255 * share(sign)));
  const planes = inkKinds.map((kind) => {
    if (kind === "paper") return plane((sign) => (sign === "." ? 1 : 0));
    if (kind === "writing") return plane((sign) => ({ w: 0.9, "?": 0.45 })[sign] ?? 0);
    if (kind === "annotation") return plane((sign) => ({ a: 1, w: 0.1, "?": 0.55 })[sign] ?? 0);
    return plane(() => 0);
  });
  const data = Uint8Array.from(signs, (sign) => (sign === "." ? 0 : 1));
  const height = rows.length;
  return { mask: { width, height, data }, kinds: { width, height, scale: 1, planes } };
}

const lettersOf = (rows: readonly string[]) => {
  const { mask, kinds } = page(rows);
  const { data, width } = findLetters(mask, kinds);
  return rows.map((row, y) => [...row].map((_, x) => (data[y * width + x] ? "x" : ".")).join(""));
};

it("takes a letter whole though the network doubts a piece of it", () => {
  expect(lettersOf([".www.", ".w?..", ".www."])).toEqual([".xxx.", ".xx..", ".xxx."]);
});

it("parts a letter from the line it stands on", () => {
  expect(lettersOf([".ww..", ".w...", "aaaaa"])).toEqual([".xx..", ".x...", "....."]);
});
