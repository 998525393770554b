import type { Page, Word } from "../../model";
import { isCjk } from "../../text/fold";
import { median } from "../box";

/** So many signs below each other, half of them ideographs, are print along the edge of a page. */
const LEAST = 6;
const IDEOGRAPHS = 0.5;
/** Their middles are off each other by so much at most, and each begins so far below the last; in em of most of them. */
const OFF = 0.5;
const STEP = { least: 0.5, most: 2.4 } as const;

/**
 * A page without the column of signs that runs down beside all else, as the names of the copies of a form do behind its frame: it asks for nothing,
 * and its signs stand level with headings and rows by chance.
 */
export function withoutEdgeColumns(page: Page): Page {
  const signs = page.words.filter(({ text }) => [...text].length === 1);
  const drop = new Set(
    ["left", "right"].flatMap((side) => columnAt(side === "right", signs, page)),
  );
  return drop.size === 0 ? page : { ...page, words: page.words.filter((word) => !drop.has(word)) };
}

function columnAt(isRight: boolean, signs: readonly Word[], page: Page): Word[] {
  const outer = (own: readonly Word[]) =>
    own.toSorted((a, b) => (isRight ? b.box.x1 - a.box.x1 : a.box.x0 - b.box.x0))[0];
  const last = outer(signs);
  if (!last) return [];
  const near = signs.filter((sign) => Math.abs(middleOf(sign) - middleOf(last)) < last.fontSize);
  const em = median(near.map(({ fontSize }) => fontSize));
  const middle = median(near.map(middleOf));
  const column = near
    .filter((sign) => Math.abs(middleOf(sign) - middle) < OFF * em)
    .toSorted((a, b) => a.box.top - b.box.top);
  const ideographs = column.filter(({ text }) => isCjk(text));
  if (column.length < LEAST || ideographs.length < IDEOGRAPHS * column.length) return [];
  const areClose = column.slice(1).every((sign, at) => {
    const step = (sign.box.top - (column[at]?.box.top ?? 0)) / em;
    return step > STEP.least && step < STEP.most;
  });
  const edge = isRight
    ? Math.min(...column.map(({ box }) => box.x0))
    : Math.max(...column.map(({ box }) => box.x1));
  const isInside = ({ x0, x1 }: { x0: number; x1: number }) => (isRight ? x1 < edge : x0 > edge);
  const isBeyond =
    page.words.every((word) => column.includes(word) || isInside(word.box)) &&
    page.rules.every(({ box }) => isInside(box)) &&
    page.fills.every(isInside);
  return areClose && isBeyond ? column : [];
}

const middleOf = ({ box }: Word): number => (box.x0 + box.x1) / 2;
