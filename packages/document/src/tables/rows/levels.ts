import type { Line } from "../../layout/lines";

/** So many texts of a line of numbers are numbers, which are this share of it. */
const LEAST = 2;
const SHARE = 0.6;

/** A name behind its number and its code, which may begin with a number of its own: "4T engine oil, synthetic". */
const NAME = /^(?:(?=.{8})\p{L}{3}|(?=.{12})\d+\p{L}? (?:.*\p{L}{3}){2})/u;

/**
 * Which line of an item this is, where the names of items stand on one line and their numbers on the next: a line that begins with a word names, as does one
 * with a text behind its codes.
 */
export function levelOf({ segments }: Line): "upper" | "lower" {
  if (/^\p{L}{3}/u.test(segments[0]?.text ?? "")) return "upper";
  if (segments.some(({ text }) => NAME.test(text))) return "upper";
  const counted = segments.filter(({ text }) => /^(?:[x×] )?[-–−]?[$€£¥]?\s?\d/i.test(text));
  return counted.length >= LEAST && counted.length >= SHARE * segments.length ? "lower" : "upper";
}
