/**
 * Digits that a hand writes like a letter, and signs like the decimal point. The network answers with what it has seen
 * more often; whether a letter can stand there at all is for the grammar to say.
 */
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  l: "1",
  I: "1",
  i: "1",
  Z: "2",
  z: "2",
  S: "5",
  s: "5",
  G: "6",
  b: "6",
  B: "8",
  q: "9",
  g: "9",
};

/** Letters that open or join a measure and stay what they are: `R5`, `M8`, `4x Ø6`, `12 mm`. */
const PREFIX = /^(?:\d+ ?[xX*-] ?(?=[RrMØ]))?(?:[RrMØC]|t ?=|PCD|SW|AF)? ?/u;
const SUFFIX = /(?: ?(?:m{1,2}|°|"|x ?45°|PCD|thk|pcs))?\)?$/u;

/** The text with its doubtful letters taken as digits and its stray signs as points; null where nothing changes. */
export function asDigits(text: string): string | null {
  const prefix = PREFIX.exec(text)?.[0] ?? "";
  const rest = text.slice(prefix.length);
  const suffix = SUFFIX.exec(rest)?.[0] ?? "";
  const body = rest.slice(0, rest.length - suffix.length);
  const digits = [...body]
    .map((sign) => DIGIT_OF[sign] ?? sign)
    .join("")
    // A slashed zero inside a number, and a point raised to the middle of the line.
    .replace(/(?<=\d|\.)Ø/gu, "0")
    .replace(/(?<=\d) ?[:*'-] ?(?=\d)/gu, ".");
  const changed = prefix + digits + suffix.replace(/^( ?)m$/u, "$1mm");
  return changed === text ? null : changed;
}

const LETTER_OF: Readonly<Record<string, string>> = {
  0: "O",
  1: "I",
  2: "Z",
  5: "S",
  6: "G",
  8: "B",
};

/** The text with the digits inside and at the ends of its words taken as letters; null where nothing changes. */
export function asLetters(text: string): string | null {
  const changed = text.replace(/(?<=\p{L})\d|\d(?=\p{L})/gu, (digit) => LETTER_OF[digit] ?? digit);
  return changed === text ? null : changed;
}

/** A number in brackets one or both of which were seen as the stroke of a 1, or not at all; null where nothing says so. */
export function asBracketed(text: string): string | null {
  const inner =
    /^\((\d[\d.,]*?\d)1?$/u.exec(text)?.[1] ??
    /^1?(\d[\d.,]*\d)\)$/u.exec(text)?.[1] ??
    /^1(\d+[.,]\d+)1$/u.exec(text)?.[1];
  return inner === undefined ? null : `(${inner})`;
}

/** A chamfer whose degree sign was not seen: `2x35x45`, `10,5x45`; null where the text is none. */
export function asChamfer(text: string): string | null {
  return /\d ?[xX×] ?45$/u.test(text) ? `${text}°` : null;
}
