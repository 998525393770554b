import type { Line } from "../layout/lines";

/** So many texts of a line of numbers are numbers, which are this share of it. */
const LEAST = 2;
const SHARE = 0.6;

/** Which line of an item this is, where the names of items stand on one line and their numbers on the next: a line that begins with a word names. */
export function levelOf({ segments }: Line): "upper" | "lower" {
  if (/^\p{L}{3}/u.test(segments[0]?.text ?? "")) return "upper";
  const counted = segments.filter(({ text }) => /^[-–−]?[$€£¥]?\s?\d/.test(text));
  return counted.length >= LEAST && counted.length >= SHARE * segments.length ? "lower" : "upper";
}
