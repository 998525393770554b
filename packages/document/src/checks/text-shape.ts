import type { Unit } from "../fields/units/unit";
import { matchLabel } from "../lexicon/vocabulary";
import { endsWith } from "../lexicon/word-classes";
import { kindOf, type ValueKind } from "../text/kind";

/** Kinds whose form tells that nothing is missing from them. */
const whole: ReadonlySet<ValueKind> = new Set(["date", "money", "phone", "email", "percent"]);

/** A date, a sum, a number to call: all of it, and nothing besides. */
export function isWellFormed(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  return whole.has(kindOf(text)) && !/\d月\d+$/.test(plain) && !/\s[年月日]|[.,]\s/.test(plain);
}

/** Begins in the middle of a sentence: with a small letter, where no address of the net stands. */
export function beginsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text) && !/[@/]|^www/.test(text);
}

/** Begins with words that make a longer label of its own: "Amount" = "due 12.50". */
export function runsOn(label: string, value: string): boolean {
  const words = value.split(/\s+/, 3);
  return words.some((_, i) => {
    const more = words.slice(0, i + 1);
    if (!more.every((word) => /^\p{Script=Latin}[\p{L}.:]*$/u.test(word))) return false;
    return (matchLabel(`${label} ${more.join(" ")}`)?.score ?? 0) >= WHOLE_LABEL;
  });
}

/** The score of a phrase of the lexicon itself, not of one that contains a phrase. */
const WHOLE_LABEL = 0.94;

/** A line with a postal code: the address goes on to its end. */
export function hasPostalCode(lines: readonly Unit[]): boolean {
  return lines.some(({ text }) =>
    /〒|\b\d{4,6}\b|\b\d{2,4}-\d{3,4}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u.test(text),
  );
}

/** Letters and digits run together, two scripts, or an end in mid-phrase, as no label prints them. */
export function isOddLabel(text: string): boolean {
  // The lexicon forgives a link at the end, for the rates that stand behind it ("VAT at 20 %").
  if (endsWith("links", text) && (matchLabel(text)?.score ?? 0) < 0.98) return true;
  if (/\p{L}\d|\d\p{L}/u.test(text) && !/[%％]/.test(text)) return true;
  return /\p{Script=Han}[A-Za-z]{2}|[A-Za-z]{2}\p{Script=Han}/u.test(text);
}

/** Signs that stand at no end of a printed text: the rest of something cut through or smudged. */
export function hasOddEnds(text: string): boolean {
  // A dash behind an amount closes it (`¥8,200-`, `CHF 40.–`).
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/^(\p{Sc}|[A-Z]{2,3} ?)?(\d[\d.,']*)[-–—]$/u, "$1$2");
  return /^[.,:;_'"・、。|!\])}/-](?!\d)/u.test(plain) || /[,:;_・、|([{/\\-]$/u.test(plain);
}

/** Words of one text stand closer, in em. */
const WORD_GAP = 0.7;

/** How much wider than a space the widest gap inside the lines is, in em: two texts that were taken for one. */
export function widestGap(lines: readonly Unit[]): number {
  const gaps = lines.flatMap((line) =>
    line.segments.flatMap(({ words, fontSize }) =>
      words.slice(1).map((word, i) => (word.box.x0 - (words[i]?.box.x1 ?? word.box.x0)) / fontSize),
    ),
  );
  return Math.max(0, ...gaps.map((gap) => gap - WORD_GAP));
}
