import { addField, type Draft, escapeHtml, type Marked } from "./draft";
import type { Speech } from "./speech";

/** How labels and values stand to each other. */
export type PairStyle =
  | "colon"
  | "columns"
  | "double"
  | "leaders"
  | "above"
  | "cells"
  | "inCell"
  | "heads"
  | "underline"
  | "caption"
  | "aligned"
  | "spread"
  | "boxed"
  | "run"
  | "filled"
  | "dashed";

/** A value of null is a blank: a label that nobody filled in. */
export interface Pair {
  key: string | null;
  label: string;
  value: string | null;
}

/** Sets the pairs in one style and notes those that have a value. */
export function setPairs(
  style: PairStyle,
  pairs: readonly Pair[],
  speech: Speech,
  draft: Draft,
): string {
  const colon = withColon(style, speech);
  const marked = pairs.map(({ key, label, value }): Marked => {
    const printed = label + colon;
    if (value === null) return { label: escapeHtml(printed), value: "&nbsp;" };
    return addField(draft, { key, label: printed, value });
  });
  return `<div class="pairs ${style}">${layOut(style, marked)}</div>`;
}

function withColon(style: PairStyle, { random, colon }: Speech): string {
  if (style === "colon" || style === "aligned") return colon;
  const often: Partial<Record<PairStyle, number>> = {
    columns: 0.4,
    double: 0.5,
    underline: 0.5,
    boxed: 0.3,
    run: 0.3,
    spread: 0.2,
    leaders: 0.1,
  };
  return random.chance(often[style] ?? 0) ? colon : "";
}

function layOut(style: PairStyle, pairs: readonly Marked[]): string {
  switch (style) {
    case "colon":
      return pairs.map((p) => `<div>${b(p.label)} ${p.value}</div>`).join("");
    case "columns":
    case "aligned":
    case "spread":
    case "filled":
      return table(pairs.map((p) => [p]));
    case "double":
    case "cells":
      return table(inTwos(pairs));
    case "leaders":
      return pairs
        .map((p) => `<div class="row">${b(p.label)}<i>${".".repeat(160)}</i>${p.value}</div>`)
        .join("");
    case "above":
    case "inCell":
    case "dashed":
      return pairs.map((p) => `<div><small>${b(p.label)}</small><br>${p.value}</div>`).join("");
    case "heads":
      return inFours(pairs)
        .map(
          (four) =>
            `<table><tr>${four.map((p) => `<th>${p.label}</th>`).join("")}</tr><tr>${four
              .map((p) => `<td>${p.value}</td>`)
              .join("")}</tr></table>`,
        )
        .join("");
    case "underline":
    case "boxed":
      return pairs.map((p) => `<div class="row">${b(p.label)}<u>${p.value}</u></div>`).join("");
    case "caption":
      return pairs.map((p) => `<div><u>${p.value}</u><small>${p.label}</small></div>`).join("");
    case "run":
      return pairs.map((p) => `<span class="one">${b(p.label)} ${p.value}</span>`).join(" ");
  }
}

const b = (html: string) => `<b>${html}</b>`;

function table(rows: readonly (readonly Marked[])[]): string {
  const cells = (row: readonly Marked[]) =>
    row.map((p) => `<th>${p.label}</th><td>${p.value}</td>`).join("");
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</table>`;
}

function inTwos(pairs: readonly Marked[]): Marked[][] {
  return chunk(pairs, 2);
}

function inFours(pairs: readonly Marked[]): Marked[][] {
  return chunk(pairs, pairs.length % 4 === 1 ? 3 : 4);
}

function chunk(pairs: readonly Marked[], size: number): Marked[][] {
  return Array.from({ length: Math.ceil(pairs.length / size) }, (_, i) =>
    pairs.slice(i * size, i * size + size),
  );
}
