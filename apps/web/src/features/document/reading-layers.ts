import { type FractionBox, OVERLAY_LAYERS, type PageLayout } from "@inkform/document/model";

type Word = PageLayout["words"][number];

const colorOf = (name: (typeof OVERLAY_LAYERS)[number]["name"]): string =>
  OVERLAY_LAYERS.find((layer) => layer.name === name)?.color ?? "currentColor";

/** What can be shown of a reading over its pages. The colours are those of the command line's overlay. */
export const READING_LAYERS = [
  { name: "words", title: "Words", color: colorOf("words") },
  { name: "blocks", title: "Blocks", color: colorOf("blocks") },
  { name: "tables", title: "Tables", color: colorOf("tables") },
  { name: "pairs", title: "Labels → values", color: colorOf("labels") },
] as const;

export type ReadingLayer = (typeof READING_LAYERS)[number]["name"];

/** Side of the square that a page is stretched to where boxes are drawn as one path. */
export const PATH_SIDE = 1000;

/** All boxes as one path: a browser draws thousands of them as quickly as one. */
export function pathOf(boxes: readonly FractionBox[]): string {
  const n = (share: number) => Number((share * PATH_SIDE).toFixed(1));
  return boxes
    .map(([x, y, width, height]) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${-n(width)}z`)
    .join("");
}

/** The index of the word at a place given as shares of the page; the smallest where several lie over each other. */
export function wordAt(words: readonly Word[], x: number, y: number): number | null {
  let found: number | null = null;
  for (const [index, { box }] of words.entries()) {
    const [left, top, width, height] = box;
    if (x < left || x > left + width || y < top || y > top + height) continue;
    if (found === null || width * height < areaOf(words[found])) found = index;
  }
  return found;
}

const areaOf = (word: Word | undefined): number => (word ? word.box[2] * word.box[3] : 0);

/** A step sideways costs less than one to another line: the word right below is nearer than one further down. */
const LINE_COST = 4;

/** Where an arrow key leads from a word: the one before or after it, or the nearest above or below; null for other keys. */
export function wordBy(key: string, words: readonly Word[], from: number): number | null {
  const last = words.length - 1;
  if (key === "ArrowRight") return Math.min(from + 1, last);
  if (key === "ArrowLeft") return Math.max(from - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowDown") return nearestLine(words, from, 1);
  if (key === "ArrowUp") return nearestLine(words, from, -1);
  return null;
}

function nearestLine(words: readonly Word[], from: number, direction: 1 | -1): number {
  const own = words[from];
  if (!own) return from;
  const [x, y] = centerOf(own);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    const [otherX, otherY] = centerOf(word);
    const down = direction * (otherY - y);
    if (down <= own.box[3] / 2) continue;
    const cost = LINE_COST * down + Math.abs(otherX - x);
    if (cost < least) [best, least] = [index, cost];
  }
  return best;
}

const centerOf = ({ box: [x, y, width, height] }: Word): [number, number] => [
  x + width / 2,
  y + height / 2,
];

export const percentOf = ({ confidence }: Word): string => `${Math.round(100 * confidence)} %`;
