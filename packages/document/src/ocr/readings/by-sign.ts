import type { Word } from "../../model";
import { editDistance } from "../../text/fold";
import { alikeInJapanese } from "../eastern/japanese-lookalikes";
import type { Sign } from "../readers/print-network";
import { alignSigns } from "./align-signs";
import { bareSigns } from "./plain-signs";

/** The signs next to a word on its line, empty where there are none. */
export interface Neighbours {
  before: string;
  after: string;
}

/** A sign of the first reading, with those of the second that stand in its place. */
export interface Place {
  own: string;
  seen: readonly Sign[];
}

/** Signs are about as wide as each other: near enough to tell which of two a third one stands by. */
export function placesOf({ text, box }: Word, signs: readonly Sign[]): Place[] {
  const characters = [...text];
  const step = (box.x1 - box.x0) / Math.max(1, characters.length);
  const spelled = characters.map((own, i) => ({
    text: own,
    box: { x0: box.x0 + i * step, x1: box.x0 + (i + 1) * step },
  }));
  const dealt = alignSigns(spelled, signs, alikeInJapanese);
  return characters.map((own, i) => ({ own, seen: dealt[i] ?? [] }));
}

/** The network does not know the sign in any form: it took something else for it. */
export function isForeign(sign: string, known: ReadonlySet<string>): boolean {
  return !known.has(sign) && !known.has(bareSigns(sign));
}

/** The share of the signs that two readings have in common. */
export function likeness(first: string, second: string): number {
  const longer = Math.max(bareSigns(first).length, bareSigns(second).length);
  return longer === 0 ? 0 : 1 - differencesIn(first, second) / longer;
}

export function differencesIn(first: string, second: string): number {
  return editDistance(bareSigns(first), bareSigns(second), Number.POSITIVE_INFINITY);
}
