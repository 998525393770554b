import type { Word } from "../model";
import { settings } from "../settings";
import { isCjk } from "../text/fold";
import { median } from "./box";

/** So many words of a size, and so large a share of them, must agree on the width of their signs. */
const FEWEST = 4;
const SHARE = 0.15;
const OF_FACE = 0.8;

/**
 * Words of a text layer, line by line, with the pitch of monospaced faces and their spaces: there a space is as wide as any letter, wider
 * than what parts columns elsewhere, and not every writer of PDFs draws it.
 */
export function withMonospacedSpaces(lines: readonly (readonly Word[])[]): Word[] {
  const pitches = pitchesOf(lines.flat());
  if (pitches.length === 0) return lines.flat();
  const ofFace = pitchOfFaces(lines.flat(), pitches);
  return lines.flatMap((words) => {
    const typed = words.map((word) => {
      const pitch = pitches.find((one) => hasPitch(word, one)) ?? ofFace(word);
      return pitch === undefined ? word : { ...word, pitch };
    });
    return typed.map((word, i) => {
      const before = typed[i - 1];
      if (word.spaceBefore || !before || !word.pitch || word.pitch !== before.pitch) return word;
      return { ...word, spaceBefore: word.box.x0 - before.box.x1 < widestSpace([before, word]) };
    });
  });
}

/** Of a face nearly all of whose words have one pitch that is the pitch of all: letters drawn together are narrower. */
function pitchOfFaces(
  words: readonly Word[],
  pitches: readonly number[],
): (word: Word) => number | undefined {
  const known = new Map<string, number>();
  for (const face of new Set(words.flatMap((word) => word.face ?? []))) {
    const own = words.filter((word) => word.face === face);
    const pitch = pitches.find(
      (one) => own.filter((word) => hasPitch(word, one)).length >= OF_FACE * own.length,
    );
    if (pitch !== undefined) known.set(face, pitch);
  }
  return ({ face, text }) => (face && !isCjk(text) ? known.get(face) : undefined);
}

/**
 * Advances of the monospaced faces, in em: words of one size agree on the width of their signs to the last, which those of other faces do
 * for digits alone.
 */
function pitchesOf(words: readonly Word[]): number[] {
  const bySize = new Map<number, number[]>();
  for (const word of words) {
    if (!/\p{L}.*\p{L}.*\p{L}/u.test(word.text) || isCjk(word.text)) continue;
    const size = Math.round(4 * word.fontSize);
    bySize.set(size, [...(bySize.get(size) ?? []), advanceOf(word)]);
  }
  return [...bySize.values()].flatMap((advances) => {
    const { at, count } = densest(advances.toSorted((a, b) => a - b));
    return count >= FEWEST && count >= SHARE * advances.length ? [at] : [];
  });
}

/** The value that most others are near to, of values from the least to the greatest. */
function densest(sorted: readonly number[]): { at: number; count: number } {
  let best = { at: 0, count: 0 };
  let from = 0;
  for (const [to, value] of sorted.entries()) {
    while (value - (sorted[from] ?? value) > 2 * settings.pitchTolerance) from++;
    const count = to - from + 1;
    if (count > best.count) best = { at: sorted[from + (count >> 1)] ?? value, count };
  }
  return best;
}

/** The widest gap that parts mere words of a segment, in page units. */
export function widestSpace(words: readonly Word[]): number {
  const em = median(words.map((word) => word.fontSize));
  return em * Math.max(settings.wordSpace, settings.monospacedGap * (words[0]?.pitch ?? 0));
}

const hasPitch = (word: Word, pitch: number): boolean =>
  Math.abs(advanceOf(word) - pitch) < settings.pitchTolerance && !isCjk(word.text);

const advanceOf = ({ text, box, fontSize }: Word): number =>
  (box.x1 - box.x0) / ([...text].length * fontSize);
