import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { CJK } from "./judge-reading";

/** A word as two readers saw it, and as it was decided; all without spaces. */
export interface ReadTwice {
  first: string;
  confidence: number;
  signs: readonly Sign[];
  decided: string;
  /** In pixels, and how wide it is in em. */
  fontSize: number;
  width: number;
}

export function readTwice(first: Word, signs: readonly Sign[], decided: Word): ReadTwice {
  const bare = (text: string) => text.replace(/\s/g, "");
  const { confidence, fontSize, box } = first;
  const width = (box.x1 - box.x0) / fontSize;
  return {
    first: bare(first.text),
    confidence,
    signs,
    decided: bare(decided.text),
    fontSize,
    width,
  };
}

/** The words of a text that was read twice, the second time by a reader who may know all that its page is written with. */
export interface TextReadTwice {
  words: ReadTwice[];
  spells: boolean;
}

/** What the readers of one page agree on. */
export interface PageReadings {
  /** How many words of which both see the same have this text. */
  counts: ReadonlyMap<string, number>;
  /** Of all the share of which both see the same. */
  agreed: number;
  /** Those with ideographs. */
  eastern: string;
}

export function pageReadings(words: readonly ReadTwice[]): PageReadings {
  const counts = new Map<string, number>();
  const eastern: string[] = [];
  let agreed = 0;
  for (const { first, signs } of words) {
    if (first !== signs.map(({ text }) => text).join("")) continue;
    agreed++;
    counts.set(first, (counts.get(first) ?? 0) + 1);
    if (CJK.test(first)) eastern.push(first);
  }
  return {
    counts,
    agreed: words.length === 0 ? 0 : agreed / words.length,
    eastern: eastern.join(" "),
  };
}
