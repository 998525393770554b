import type { LanguageWeights } from "./vocabulary";

/** The number of a question, behind which forms print a point and readers of coarse scans see a comma. */
const NUMBERED = /^(\d{1,3}),(?= \p{L})/u;
/** … or lose the space. */
const CLOSE = /^(\d{1,2}\.)(?=\p{Lu}\p{L})/u;
/** "Manufacturer 1.D." and "G.0." are initials; "1.A." and "A.1." number what follows. */
const ONE = /(?<=\p{Ll} )1\.(?=D\.)/gu;
const NOUGHT = /(?<=\p{Lu}\.)0\.(?!\d)/gu;
/** No word begins with an l before these letters: "lmporter", "lnvoice"; "lniany" does. */
const STROKE = /(?<!\p{L})l(?=m\p{Ll}{2}|n[cdfgstv]\p{Ll})/gu;

/** The sign for numbers without its little ring: "N SIRET", "N de lot"; French prints no such letter by itself. */
const RINGLESS = /(?<![\p{L}\d.'’/-] ?)N (?=\p{Lu}{2}|d[e'’])/gu;
/** … or without its raised letter, in Spanish and Portuguese: "N de cuenta", "N do lote". */
const LETTERLESS = /(?<![\p{L}\d.'’/-] ?)N (?=(?:d[aeo]|del) \p{L})/giu;

/** A question in Spanish, whose first mark was not seen. */
const UNOPENED = /^(?=\p{Lu}[^¿?]*\?$)/u;

/** Initials each have a point, the last one too: "N.I.F", "D.N.I / passport". */
const INITIALS = /(?<![\p{L}.])((?:\p{Lu}\.){2,}\p{Lu})(?![\p{L}.])/gu;

/** A comma that ends a label: specks behind its last word. */
const LAST = /(?<=[\p{L})]),$/u;

/** In Portuguese a stressed vowel before n and another consonant is closed: "importância", "frequência". */
const CLOSED = /([áéó])(?=n[bcdfgpqrstvxz])/giu;
const CLOSING: Record<string, string> = { á: "â", é: "ê", ó: "ô", Á: "Â", É: "Ê", Ó: "Ô" };
/** Words of French that have a grave accent and no acute one. */
const GRAVE = /(?<=(?<!\p{L})(?:apr|aupr|tr))é(?=s(?!\p{L}))/giu;
const inCase = (sign: string): string => (sign === "É" ? "È" : "è");
/** Romance languages leave no first halves of words out: behind a hyphen the same word goes on. */
const HALVED = /(?<=\p{L}{3}-) (?=\p{Ll}{4})/gu;
const ROMANCE = ["fra", "ita", "por", "spa"];

/** What is somebody's in English, without its s: "Employee' signature"; of several it stands before. */
const POSSESSIVE = /^([^'’‘]*\p{L}{2}[^\P{L}sS]['’])(?= \p{Ll})/u;

/** "Supplier's name": what was read as somebody's is so. */
export const OWNED = /\p{L}['’]s(?!\p{L})/iu;

/** A label seen on pixels without what no label has, and with what the sign for numbers in French, Spanish or Portuguese, a question in Spanish and the point that initials lost: "13, Country", "7.Unit", "Manufacturer 1.D.", "lmporter", "N SIRET", "N.I.F". */
export function tidyLabel(text: string, weights: LanguageWeights): string {
  return withSigns(text, weights)
    .replace(NUMBERED, "$1.")
    .replace(CLOSE, "$1 ")
    .replace(ONE, "I.")
    .replace(NOUGHT, "O.")
    .replace(INITIALS, "$1.")
    .replace(STROKE, "I")
    .replace(LAST, "");
}

function withSigns(text: string, weights: LanguageWeights): string {
  const most = Math.max(...weights.values(), 0);
  const isIn = (language: string) => most > 0 && weights.get(language) === most;
  if (isIn("eng")) return text.replace(POSSESSIVE, "$1s");
  const whole = ROMANCE.some(isIn) ? text.replace(HALVED, "") : text;
  if (isIn("fra")) return whole.replace(RINGLESS, "N° ").replace(GRAVE, inCase);
  const numbered = whole.replace(LETTERLESS, (sign) => `${sign.trim()}º `);
  if (isIn("spa")) return numbered.replace(UNOPENED, "¿");
  if (isIn("por")) return numbered.replace(CLOSED, (sign) => CLOSING[sign] ?? sign);
  return whole;
}
