import { type Segment, toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { faceOf } from "../units/unit";

/** What is asked behind a colon has so few words, in small letters a few more, and its answer stands so near behind it, in em. */
const MOST_WORDS = { any: 3, small: 6 } as const;
const NEAR = 3;
/** Where no face tells on pixels, small letters are asked on right before the line to write on. */
const SEEN = 1.2;

/**
 * "Address: no. ____", "- Right ear: spoken at ____": the label without the dash of its list, where a form asks on behind a colon in its own face, before an answer in
 * one of the faces that were `filled` in or on a line to write on; null for any other text.
 */
export function askedOnBefore(
  segment: Segment,
  next: Segment,
  filled: ReadonlySet<string>,
): Segment | null {
  const { words, box, baseline, fontSize, page, underlined } = segment;
  const [face, answering] = [faceOf(words), faceOf(next.words)];
  const isFilled = (one: string) => filled.has(one) || (next.underlined && one !== face);
  const isTold = face && answering && !filled.has(face) && isFilled(answering);
  const isSeen = segment.source === "ocr" && next.underlined && !underlined && face === answering;
  if (!isTold && !isSeen) return null;
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  const rest = words.slice(colon + 1);
  const most = /^\p{Ll}/u.test(rest[0]?.text ?? "") ? MOST_WORDS.small : MOST_WORDS.any;
  if (colon < 0 || rest.length === 0 || rest.length > most) return null;
  const gap = (next.box.x0 - box.x1) / fontSize;
  if (!isTold && (gap > SEEN || !/^\p{Ll}/u.test(rest[0]?.text ?? ""))) return null;
  const isBeside = gap < NEAR && Math.abs(next.baseline - baseline) < 0.5 * fontSize;
  if (!isBeside || !areAsking(rest)) return null;
  const [dash, ...behind] = words;
  return /^[-–—•]$/.test(dash?.text ?? "") ? toSegment(behind, page, underlined) : segment;
}

const areAsking = (words: readonly Word[]): boolean =>
  words.every(({ text }) => /^\p{L}[^\p{N}:：☐☒]*$|^\/$/u.test(text));

/**
 * "Left ear: hears at / since  |  2 m, 2011", seen in one text on pixels: the label, where the form asks on behind a colon in small letters and its own face, and the
 * answer, all of which was typed; null for any other text.
 */
export function partAskedOn(words: readonly Word[]): [label: Word[], answer: Word[]] | null {
  const cut = words.findIndex(({ face }) => face === "typed");
  const [asked, answer] = [words.slice(0, Math.max(0, cut)), words.slice(cut)];
  const colon = asked.findIndex(({ text }) => /\p{L}[:：]$/u.test(text));
  const rest = asked.slice(colon + 1);
  const areFaced = faceOf(asked) === "printed" && faceOf(answer) === "typed";
  const isSmall = /^\p{Ll}/u.test(rest[0]?.text ?? "") && rest.length <= MOST_WORDS.small;
  if (colon < 0 || !areFaced || words[0]?.source !== "ocr" || !isSmall || !areAsking(rest))
    return null;
  // The colon parts words, whatever gap was seen.
  const label = asked.map((word, at) => (at === colon + 1 ? { ...word, spaceBefore: true } : word));
  return [label, answer];
}
