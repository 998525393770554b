import type { Word } from "../../model";
import { settings } from "../../settings";
import { isCjk } from "../../text/fold";
import { median } from "../box";

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

/**
 * Of a face nearly all of whose words have one pitch that is the pitch of all: letters drawn together are narrower. Words
 * without one, of glyphs of several, count as a face.
 */
function pitchOfFaces(
  words: readonly Word[],
  pitches: readonly number[],
): (word: Word) => number | undefined {
  const known = new Map<string, number>();
  for (const [face, own] of byFace(words)) {
    const pitch = pitches.find(
      (one) => own.filter((word) => hasPitch(word, one)).length >= OF_FACE * own.length,
    );
    if (pitch !== undefined) known.set(face, pitch);
  }
  return ({ face = "", text }) => (isCjk(text) ? undefined : known.get(face));
}

function byFace(words: readonly Word[]): Map<string, Word[]> {
  const faces = new Map<string, Word[]>();
  for (const word of words) {
    const own = faces.get(word.face ?? "");
    if (own) own.push(word);
    else faces.set(word.face ?? "", [word]);
  }
  return faces;
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
  const ofSizes = [...bySize.values()].flatMap((advances) =>
    agreedOn(advances, SHARE * advances.length),
  );
  return [...ofSizes, ...[...byFace(words).values()].flatMap(pitchOfFew)];
}

/** What at least `least` of the advances agree on: a page may be typed on two machines. */
function agreedOn(advances: readonly number[], least: number): number[] {
  const { at, count } = densest(advances.toSorted((a, b) => a - b));
  if (count < FEWEST || count < least) return [];
  const others = advances.filter((one) => Math.abs(one - at) > settings.pitchTolerance);
  return [at, ...agreedOn(others, least)];
}

/** The pitch of a face that little is written in, where all of its words have it, of letters and of other signs. */
function pitchOfFew(words: readonly Word[]): number[] {
  const own = words.filter(({ text }) => [...text].length >= 3 && !isCjk(text));
  if (own.length < FEWEST) return [];
  const { at, count } = densest(own.map(advanceOf).toSorted((a, b) => a - b));
  const isMixed =
    own.some(({ text }) => /\p{L}{2}/u.test(text)) &&
    own.some(({ text }) => /[.,:;'/-]/.test(text));
  return count === own.length && isMixed ? [at] : [];
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
