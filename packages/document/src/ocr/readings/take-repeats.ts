import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { bareSigns } from "./plain-signs";

/** Nearer than a space, in em. */
const TOUCHING = 0.25;

interface Taken {
  /** By word: what a second reader saw of it. */
  dealt: Sign[][];
  /** The words that are not printed. */
  repeats: ReadonlySet<number>;
}

/**
 * Finds the words of a text that the first reader made of signs at the end of their neighbour, which it saw twice: the second reader saw
 * nothing of them, or their neighbour and them as the neighbour alone, whose signs they are then.
 */
export function takeRepeats(text: readonly Word[], signs: readonly Sign[][]): Taken {
  const dealt = [...signs];
  const repeats = new Set<number>();
  for (const [at, word] of text.entries()) {
    const owner = [at - 1, at + 1].find(
      (other) =>
        !repeats.has(other) && isRepeatOf(text, at, other) && areOnce(text, dealt, at, other),
    );
    if (owner === undefined || word.text === "") continue;
    const [left, right] = [Math.min(at, owner), Math.max(at, owner)];
    dealt[owner] = [...(dealt[left] ?? []), ...(dealt[right] ?? [])];
    dealt[at] = [];
    repeats.add(at);
  }
  return { dealt, repeats };
}

function isRepeatOf(text: readonly Word[], at: number, other: number): boolean {
  const [word, owner] = [text[at], text[other]];
  if (!word || !owner) return false;
  const [left, right] = at < other ? [word, owner] : [owner, word];
  const isBeside = right.box.x0 - left.box.x1 < TOUCHING * Math.min(left.fontSize, right.fontSize);
  return (
    isBeside && (at < other ? owner.text.startsWith(word.text) : owner.text.endsWith(word.text))
  );
}

function areOnce(
  text: readonly Word[],
  dealt: readonly Sign[][],
  at: number,
  other: number,
): boolean {
  const own = dealt[at] ?? [];
  const rest = dealt[other] ?? [];
  const seen = (at < other ? [...own, ...rest] : [...rest, ...own])
    .map((sign) => sign.text)
    .join("");
  return own.length === 0 || bareSigns(seen) === bareSigns(text[other]?.text ?? "");
}
