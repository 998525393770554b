import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import { faceOf } from "./units/unit";

/** "1-Yes 2-No", "M-Male F-Female", "1) 0–1 h 2) 1–3 h": a code, what parts it from its meaning, and the meaning. */
const CODE = /(?:^|\s)(?:\d{1,2}|\p{Lu}) ?[-–=)] ?(?=[\p{L}\d])/gu;
const BEGINS = /^(?:\d{1,2}|\p{Lu}) ?[-–=)] ?(?:[\p{L}\d]|$)/u;
/** A code whose meaning stands on the next line. */
const CUT = /(?:^|\s)(?:\d{1,2}|\p{Lu}) ?[-–=)]$/u;
/** So many texts of a page with so many codes each make a form that is answered by codes. */
const FEWEST = { texts: 3, codes: 2 } as const;

/**
 * Without what tells the codes that a form is answered with, "1-Yes 2-No 9-Unknown" beside a box for one of them: it is neither label nor answer. Where a line
 * ends within a meaning the rest of it goes along.
 */
export function withoutCodeKeys(lines: readonly Line[]): Line[] {
  const texts = lines.flatMap(({ segments }) => segments);
  const keys = texts.filter(({ text }) => tellsCodes(text));
  if (keys.length < FEWEST.texts) return [...lines];
  const faces = new Set(keys.map(({ words }) => faceOf(words)));
  const told = new Set(keys);
  for (const [at, segment] of texts.entries()) {
    const isToBeGoneOn = CUT.test(texts[at - 1]?.text ?? "") && told.has(texts[at - 1] as Segment);
    const isCode = BEGINS.test(segment.text) && !segment.text.includes(":");
    if ((isCode || isToBeGoneOn) && faces.has(faceOf(segment.words))) told.add(segment);
  }
  return lines
    .map((line) => ({ ...line, segments: line.segments.filter((segment) => !told.has(segment)) }))
    .filter(({ segments }) => segments.length > 0);
}

/** Codes that count up, or letters. */
function tellsCodes(text: string): boolean {
  const codes = text.match(CODE) ?? [];
  const numbers = codes.flatMap((code) =>
    /\d/.test(code) ? [Number.parseInt(code.trim(), 10)] : [],
  );
  const isCount = numbers.every((number, at) => number > (numbers[at - 1] ?? -1));
  return codes.length >= FEWEST.codes && isCount && /\p{L}{2}/u.test(text);
}
