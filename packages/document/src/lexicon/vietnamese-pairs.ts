import { bareSigns } from "../ocr/readings/plain-signs";
import { vietnamese } from "./vie";
import { vietnameseUsage } from "./vietnamese-usage";

/** Every phrase that the lexicon of Vietnamese has. */
const PHRASES = [...leaves(vietnamese), vietnameseUsage].join("|").normalize("NFC").split("|");

/** Syllables found beside each other in Vietnamese, by what they are without their marks: `co phan` is "cổ phần". */
const pairs = new Map<string, Set<string>>();
for (const phrase of PHRASES) {
  const syllables = phrase.trim().split(/\s+/);
  for (const [i, right] of syllables.entries()) {
    const left = syllables[i - 1];
    if (left === undefined) continue;
    const key = bareOf(left, right);
    pairs.set(key, (pairs.get(key) ?? new Set()).add(`${left} ${right}`));
  }
}

/** The pairs of syllables in use that differ from two in their marks at most; in small letters. */
export function pairsLike(left: string, right: string): string[] {
  return [...(pairs.get(bareOf(left, right)) ?? [])];
}

function bareOf(left: string, right: string): string {
  return `${bareSigns(left)} ${bareSigns(right)}`.toLowerCase();
}

function leaves(value: object | string): string[] {
  return typeof value === "string" ? [value] : Object.values(value).flatMap(leaves);
}
