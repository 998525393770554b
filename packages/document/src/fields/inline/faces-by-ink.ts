import type { Word } from "../../model";

/** Of an answer every stroke is so many times as thick as those of the label before it, and as sharp; more words are a text. */
const THICKER = 1.4;
const SHARPER = 1.3;
const MOST_WORDS = 12;
/** Fewer letters are pale by chance. */
const SHORTEST = 5;
/** Print in grey is so much paler than what is black behind it, from 0 for black to 1. */
const PALER = 0.15;
/** Of an answer in a broader face, too, which is darker for it, every stroke is so many times as thick and every word so much darker; words of both so many, or it is so by chance. */
const BROADER = { stroke: 1.2, dark: 0.02, shade: 0.03, words: 2 } as const;
/** Where print was taken away with a stamp, hardly any edge is left. */
const FAINTEST = 0.1;

/**
 * Words seen on pixels in two kinds of ink, told apart as if in two faces: small print, which a coarse scan leaves pale and blurred, and behind it what was
 * written larger, with a pen or a typewriter; or labels in grey, or in thin strokes, before what is black or broad. Null for text in one ink.
 */
export function facesByInk(words: readonly Word[]): Word[] | null {
  if (words.length > MOST_WORDS) return null;
  const strokes = words.map(({ look, fontSize }) => (look?.stroke ?? 0) * fontSize);
  const edges = words.map(({ look }) => look?.sharp ?? 0);
  if (Math.min(...strokes) <= 0 || Math.min(...edges) < FAINTEST) return null;
  const isAbove = (values: readonly number[], at: number, times: number) =>
    Math.min(...values.slice(at)) >= times * Math.max(...values.slice(0, at));
  const darks = words.map(({ look }) => look?.dark ?? 0);
  const shades = words.map(({ look }) => look?.shade ?? 0);
  const isDarker = (values: readonly number[], at: number, by: number) =>
    Math.max(...values.slice(at)) + by <= Math.min(...values.slice(0, at));
  const isBroader = (at: number) =>
    Math.min(at, words.length - at) >= BROADER.words &&
    isAbove(strokes, at, BROADER.stroke) &&
    isDarker(darks, at, BROADER.dark) &&
    isDarker(shades, at, BROADER.shade);
  const cut = words.findIndex(
    (_, at) =>
      at > 0 &&
      ((isAbove(strokes, at, THICKER) && isAbove(edges, at, SHARPER)) ||
        (isDarker(darks, at, PALER) && isDarker(shades, at, PALER)) ||
        isBroader(at)),
  );
  const asked = words.slice(0, cut).map(({ text }) => text);
  if (cut < 0 || asked.join("").length < SHORTEST) return null;
  return words.map((word, at) => ({ ...word, face: at < cut ? "small" : "large" }));
}
