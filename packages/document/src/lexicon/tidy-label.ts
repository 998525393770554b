import type { LanguageWeights } from "./vocabulary";

/** The number of a question, behind which forms print a point and readers of coarse scans see a comma. */
const NUMBERED = /^(\d{1,3}),(?= \p{L})/u;
/** "Manufacturer 1.D." and "G.0." are initials; "1.A." and "A.1." number what follows. */
const ONE = /(?<=\p{Ll} )1\.(?=D\.)/gu;
const NOUGHT = /(?<=\p{Lu}\.)0\.(?!\d)/gu;
/** No word begins with an l before these letters: "lmporter", "lnvoice"; "lniany" does. */
const STROKE = /(?<!\p{L})l(?=m\p{Ll}{2}|n[cdfgstv]\p{Ll})/gu;

/** The sign for numbers without its little ring: "N SIRET", "N de lot"; French prints no such letter by itself. */
const RINGLESS = /(?<![\p{L}\d.'’/-] ?)N (?=\p{Lu}{2}|d[e'’])/gu;

/** Initials each have a point, the last one too: "N.I.F", "D.N.I / passport". */
const INITIALS = /(?<![\p{L}.])((?:\p{Lu}\.){2,}\p{Lu})(?![\p{L}.])/gu;

/** A label seen on pixels without what no label has, and with the ring that one in French and the point that initials lost: "13, Country", "Manufacturer 1.D.", "lmporter", "N SIRET", "N.I.F". */
export function tidyLabel(text: string, weights: LanguageWeights): string {
  const most = Math.max(...weights.values(), 0);
  const isFrench = most > 0 && weights.get("fra") === most;
  const ringed = isFrench ? text.replace(RINGLESS, "N° ") : text;
  return ringed
    .replace(NUMBERED, "$1.")
    .replace(ONE, "I.")
    .replace(NOUGHT, "O.")
    .replace(INITIALS, "$1.")
    .replace(STROKE, "I");
}
