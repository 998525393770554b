import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import type { LanguageWeights } from "../lexicon/vocabulary";
import { isAccount } from "../text/kind";
import { splitSegment } from "./inline/split-segment";
import { labelKeyOf } from "./sender-footer";

/** The word for a bank, and the words that begin the names of some: "Banca Intesa", "Banque Populaire", in Polish "Bank Spółdzielczy". */
const BANK = /^bank(?:ers|ier)?$/i;
const NAMING = /^(?:banc[oa]|banque)$/i;
/** … but none that says once more what it is: "Banca Credito Adriatico", "Banco Caixa Geral". */
const INSTITUTION = /bank|banc|kasse|caixa|caja|cassa|caisse|cr[eé]dit|kredyt|spaar/i;
/** Lines of one block are no further apart, and begin or end level within this, in em. */
const NEAR = { pitch: 2, edge: 0.6 } as const;

/**
 * "Bank Marlow & Firth" over "Sort code 55-01-18", before or below an account: a bank's name is like any other text, but beside the numbers that
 * it keeps the word before it asks for it. Says so of such texts.
 */
export function withNamedBanks(lines: readonly Line[], weights: LanguageWeights): Line[] {
  return lines.map((line, at) => {
    if (!line.segments.some((segment) => mayName(segment, weights))) return line;
    const around = lines.slice(Math.max(0, at - 3), at + 4);
    const segments = line.segments.map((segment, i) => {
      const before = line.segments[i - 1]?.text ?? "";
      const isNamed =
        mayName(segment, weights) &&
        !/[:：]$/.test(before) &&
        around.some(({ segments }) =>
          segments.some((other) => isNear(other, segment) && saysAccount(other, weights)),
        );
      return isNamed ? { ...segment, asking: 1 } : segment;
    });
    return { ...line, segments };
  });
}

/** The word for a bank and what may be its name. */
function mayName({ words: [label, ...name], text }: Segment, weights: LanguageWeights): boolean {
  const rest = name.map((word) => word.text).join(" ");
  if (!label || !/^\p{Lu}/u.test(rest) || /[:：]/.test(text)) return false;
  const [language] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (BANK.test(label.text)) return language !== "pol" || INSTITUTION.test(rest);
  return NAMING.test(label.text) && INSTITUTION.test(rest);
}

/** The number of an account or of a bank, with its label. */
function saysAccount(segment: Segment, weights: LanguageWeights): boolean {
  const pieces = splitSegment(segment, false, weights);
  return pieces.some(({ segment: { text }, labelled }, at) => {
    const key = labelled ? labelKeyOf(pieces[at - 1]?.segment.text ?? "", weights) : null;
    return key === "number" || (labelled && isAccount(text));
  });
}

/** In the block of the text or on its line. */
export function isNear(other: Segment, { box, baseline, fontSize }: Segment): boolean {
  const step = Math.abs(other.baseline - baseline) / fontSize;
  const isAligned =
    Math.abs(other.box.x0 - box.x0) < NEAR.edge * fontSize ||
    Math.abs(other.box.x1 - box.x1) < NEAR.edge * fontSize;
  return step < 0.3 || (step < NEAR.pitch && isAligned);
}
