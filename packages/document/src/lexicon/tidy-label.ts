/** The number of a question, behind which forms print a point and readers of coarse scans see a comma. */
const NUMBERED = /^(\d{1,3}),(?= \p{L})/u;
/** "Manufacturer 1.D." and "G.0." are initials; "1.A." and "A.1." number what follows. */
const ONE = /(?<=\p{Ll} )1\.(?=D\.)/gu;
const NOUGHT = /(?<=\p{Lu}\.)0\.(?!\d)/gu;
/** No word begins with an l before these letters: "lmporter", "lnvoice"; "lniany" does. */
const STROKE = /(?<!\p{L})l(?=m\p{Ll}{2}|n[cdfgstv]\p{Ll})/gu;

/** A label seen on pixels without what no label has: "13, Country", "Manufacturer 1.D.", "lmporter". */
export function tidyLabel(text: string): string {
  return text
    .replace(NUMBERED, "$1.")
    .replace(ONE, "I.")
    .replace(NOUGHT, "O.")
    .replace(STROKE, "I");
}
