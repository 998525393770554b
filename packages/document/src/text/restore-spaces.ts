import { fold } from "./fold";

/**
 * Puts the spaces of a known phrase back into a text that a reader ran together or broke up
 * ("Grandtotal", "Deliver y terms"): the signs stay as they were read. Null where no phrase is it.
 */
export function restoreSpaces(
  text: string,
  phraseOf: (squeezed: string) => string | undefined,
): string | null {
  const signs = [...text].filter((sign) => sign.trim() !== "");
  const parted = partedIn(text);
  const folded = signs.map((sign) => fold(sign));
  if (folded.some((sign) => [...sign].length > 1)) return null;
  const phrase = phraseOf(folded.join(""));
  if (!phrase?.includes(" ")) return null;
  // "M I" may stand for a name, but "Mi" is a word.
  if (/^\p{L}(?: \p{L})+$/u.test(phrase) && /^\p{L}\p{Ll}/u.test(text)) return null;
  const breaks = new Set<number>();
  let count = 0;
  for (const word of phrase.split(" ")) {
    count += [...word].length;
    breaks.add(count);
  }
  let seen = 0;
  let restored = "";
  for (const [index, sign] of signs.entries()) {
    const closed =
      folded[index - 1] !== "" || parted.has(index) || closesWord(signs.slice(0, index).join(""));
    if (index > 0 && folded[index] !== "" && breaks.has(seen) && closed) restored += " ";
    if (folded[index] !== "") seen++;
    restored += sign;
  }
  return restored;
}

/** The signs of a text, spaces not counted, before which it has one. */
function partedIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  let count = 0;
  for (const sign of text) {
    if (sign.trim() === "") found.add(count);
    else count++;
  }
  return found;
}

/** A bracket or a point behind which the next word stands apart; initials ("C.P.") stand close. */
function closesWord(text: string): boolean {
  return /[,)\]）］]$|[\p{L}\p{N}]{2}\.$/u.test(text);
}
