import { overlapX } from "../layout/box";
import type { Segment } from "../layout/segment";
import type { LabelKey } from "../lexicon/phrases";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";
import { isAccount, isTaxNumber } from "../text/kind";
import { splitSegment } from "./inline/split-segment";

/** A label that the lexicon knows, what stands behind or below it, and the texts of a footer that say both. */
interface FooterPair {
  key: LabelKey;
  label: string;
  value: string;
  segments: readonly Segment[];
}

/**
 * The texts of a footer that is a block of pairs like another: "VAT No. 550 1844 71  Telephone 01326 555018". The tax number or the account of whoever
 * sends an invoice stand there alone; a form's own number, a register or a website are nobody's answers.
 */
export function sendersIn(
  footer: readonly (readonly Segment[])[],
  weights: LanguageWeights,
): ReadonlySet<Segment> {
  const within = footer.flat().flatMap((segment) => pairsIn(segment, weights));
  const below = footer.slice(1).flatMap((line, at) => pairsBelow(footer[at] ?? [], line, weights));
  const pairs = [...within, ...below];
  const isSender =
    pairs.some(({ label, value }) => isAccount(value) || LOOKED_UP.test(label)) ||
    pairs.some(({ key, value }) => key === "number" && NUMBER.test(value)) ||
    pairs.some(({ key, value }) => (key === "tax_id" && LONG.test(value)) || isTaxNumber(value));
  if (!isSender) return new Set();
  const parted = footer
    .flat()
    .filter((segment) => splitSegment(segment, false, weights).length > 1);
  return new Set([...parted, ...below.flatMap(({ segments }) => segments)]);
}

/** Codes under which a tax office keeps an invoice: in Portugal and in Vietnam. */
const LOOKED_UP = /^(?:ATCUD|mã (?:tra cứu|cqt|của cơ quan thuế|nhận hóa đơn))\s?[:：]?$/iu;

/** The number of an account or of a bank, in groups or not. */
const NUMBER = /^\d(?:[ .-]?\d){5,}$/;

/** A tax number has so many digits; a form's own has fewer. */
const LONG = /(?:\d\D*){6}/;

/** What stands behind labels that the lexicon knows. */
function pairsIn(segment: Segment, weights: LanguageWeights): FooterPair[] {
  const pieces = splitSegment(segment, false, weights);
  return pieces.flatMap(({ segment: { text }, labelled }, at) => {
    const label = pieces[at - 1]?.segment.text ?? "";
    const key = labelled ? labelKeyOf(label, weights) : null;
    return key ? [{ key, label, value: text, segments: [segment] }] : [];
  });
}

/** So many captions over as many texts are a row of questions with its answers; those beside labels of the lexicon may be none of it. */
const STACKED = { least: 3, known: 2 / 3, below: 2 } as const;

/** What stands below a row of captions, each above its own: "Bank  Sort code  Account  VAT reg.". */
function pairsBelow(
  captions: readonly Segment[],
  answers: readonly Segment[],
  weights: LanguageWeights,
): FooterPair[] {
  const keys = captions.map(({ text }) => labelKeyOf(text, weights));
  const known = keys.filter((key) => key !== null).length;
  const isRow =
    captions.length >= STACKED.least &&
    captions.length === answers.length &&
    known >= STACKED.known * captions.length &&
    captions.every((caption, at) => {
      const answer = answers[at] as Segment;
      const drop = (answer.baseline - caption.baseline) / caption.fontSize;
      return overlapX(caption.box, answer.box) > 0 && drop < STACKED.below;
    });
  if (!isRow) return [];
  return captions.map((caption, at) => {
    const answer = answers[at] as Segment;
    const key = keys[at] ?? "other";
    return { key, label: caption.text, value: answer.text, segments: [caption, answer] };
  });
}

/** The key of a label that the lexicon knows, with its colon or without. */
export function labelKeyOf(text: string, weights: LanguageWeights): LabelKey | null {
  const match = text === "" ? null : matchLabel(text.replace(/\s*[:：]$/, ""), false, weights);
  return match && match.score >= 0.98 ? match.key : null;
}
