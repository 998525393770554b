import { fits } from "../fields/pairs/expected-kind";
import type { Unit } from "../fields/units/unit";
import type { LabelledValue } from "../fields/values/grow";
import { matchLabel } from "../lexicon/vocabulary";
import { isCjk } from "../text/fold";
import { kindOf } from "../text/kind";
import type { Echo } from "./echoes";
import type { LeftOver } from "./left-over";
import { textProbability } from "./probability";
import type { Standing } from "./standing";
import {
  beginsSmall,
  hasOddEnds,
  hasPostalCode,
  isOddLabel,
  isWellFormed,
  runsOn,
  widestGap,
} from "./text-shape";
import { agreementOf, disputesIn, doubtsOf } from "./word-evidence";

/**
 * What speaks for and against a field, each as a number whose weight was learned (`calibration.ts`), and which way it may speak:
 * for it (1), against it (-1), or either (0). What few documents seem to say against reason is chance.
 */
export const evidenceDirections = {
  doubt: -1,
  meanDoubt: -1,
  labelDoubt: -1,
  length: 0,
  words: 0,
  lines: 0,
  unlabelled: 0,
  score: 1,
  margin: 1,
  colon: 1,
  colonless: -1,
  labelAsValue: -1,
  known: 1,
  strangeLabel: -1,
  oddOneOut: -1,
  inline: 0,
  below: 0,
  mismatch: 1,
  kindFits: 1,
  oddSigns: -1,
  oddNumber: -1,
  confirmed: 1,
  pageDoubt: -1,
  misread: -1,
  labelMisread: -1,
  doubtfulWords: -1,
  ideographs: 0,
  digits: 0,
  agreed: 1,
  shaky: -1,
  overruled: -1,
  overruledDoubt: -1,
  contested: -1,
  contestedPlain: -1,
  unseen: -1,
  risk: -1,
  labelAgreed: 1,
  labelShaky: -1,
  labelDisputed: -1,
  labelRisk: -1,
  marks: -1,
  pageDispute: -1,
  smallType: -1,
  leftLine: -1,
  leftBeside: -1,
  leftByLabel: -1,
  runsOn: -1,
  small: -1,
  labelSmall: -1,
  labelOdd: -1,
  postal: 1,
  echoed: 1,
  nearlyEchoed: -1,
  pageLeft: -1,
  pageStrange: -1,
  oddEnds: -1,
  gap: -1,
  wellFormed: 1,
  choice: 0,
  shared: 0,
  cells: 1,
  oneCell: 1,
  apart: -1,
  offset: -1,
  alike: 1,
  valueFace: 1,
  labelFace: -1,
  oddSize: -1,
} as const;

export type EvidenceName = keyof typeof evidenceDirections;
export const evidenceNames = Object.keys(evidenceDirections) as EvidenceName[];
export type Evidence = Readonly<Record<EvidenceName, number>>;

/** What a field's document knows about it beyond the pair itself. */
export interface Surroundings {
  /** A sum that holds contains it. */
  confirmed: boolean;
  /** Digits behind the decimal sign that amounts of the document mostly have; null without amounts. */
  decimals: number | null;
  /** What the readers say of its page as a whole. */
  page: PageQuality;
  /** Texts near by that belong to nothing. */
  left: LeftOver;
  echo: Echo;
  standing: Standing;
}

export interface PageQuality {
  /** Mean doubt of its words. */
  doubt: number;
  /** Share of the words asked about that two readers see differently. */
  dispute: number;
  /** Share of its short texts that are neither label nor value, of its labels that the lexicon does not know, and of those with a colon. */
  left: number;
  strange: number;
  colons: number;
}

export function evidenceOf(value: LabelledValue, around: Surroundings): Evidence {
  const { label } = value;
  const printed = value.lines.flatMap((line) => line.segments);
  const first = value.lines[0];
  const doubts = doubtsOf(printed);
  const match = label?.match && label.match.score >= 0.7 ? label.match.key : null;
  const disputes = disputesIn(printed);
  const labelDisputes = disputesIn(label?.segments ?? []);
  const fit = label ? fits(match, first?.text ?? "") : 0;
  return {
    doubt: Math.max(0, ...doubts),
    meanDoubt: mean(doubts),
    labelDoubt: Math.max(0, ...doubtsOf(label?.segments ?? [])),
    length: Math.log2(1 + value.text.length),
    words: Math.log2(1 + printed.reduce((sum, segment) => sum + segment.words.length, 0)),
    lines: Math.min(4, value.lines.length - 1),
    unlabelled: label ? 0 : 1,
    score: label ? Math.min(9, value.score) : 0,
    margin: label ? Math.min(4, value.margin) : 0,
    colon: label?.colon ? 1 : 0,
    colonless: label && !label.colon ? around.page.colons : 0,
    labelAsValue: (matchLabel(value.text)?.score ?? 0) >= 0.94 ? 1 : 0,
    known: label?.match ? label.match.score : 0,
    strangeLabel: label && !isKnown(label) ? 1 : 0,
    oddOneOut: label && !isKnown(label) ? 1 - around.page.strange : 0,
    inline: first?.inlineLabel ? 1 : 0,
    below:
      label && first && first.firstBaseline > label.lastBaseline + 0.5 * label.fontSize ? 1 : 0,
    mismatch: Math.min(0, fit),
    kindFits: Math.max(0, fit),
    oddSigns: Math.min(
      3,
      oddSignsIn(value.text) + (label && !isKnown(label) ? oddSignsIn(label.text) : 0),
    ),
    oddNumber: isOddNumber(value.text, match, around.decimals) ? 1 : 0,
    confirmed: around.confirmed ? 1 : 0,
    pageDoubt: around.page.doubt,
    misread: -Math.log(textProbability(printed)),
    labelMisread: -Math.log(textProbability(label?.segments ?? [])),
    doubtfulWords: Math.log2(1 + doubts.filter((doubt) => doubt > DOUBTFUL).length),
    ideographs: shareOf(value.text, isCjk),
    digits: shareOf(value.text, (sign) => /\d/.test(sign)),
    agreed: agreementOf(printed),
    ...disputes,
    labelAgreed: agreementOf(label?.segments ?? []),
    labelShaky: labelDisputes.shaky,
    labelDisputed: labelDisputes.overruled + labelDisputes.contested + labelDisputes.unseen,
    labelRisk: labelDisputes.risk,
    marks: Math.log2(1 + marksIn(value.text)),
    pageDispute: around.page.dispute,
    smallType: first?.source === "ocr" ? Math.max(0, SMALL - first.fontSize) : 0,
    leftLine: around.left.line,
    leftBeside: around.left.beside,
    leftByLabel: around.left.byLabel,
    runsOn: around.left.isOfLabel || (label && runsOn(label.text, value.text)) ? 1 : 0,
    small: beginsSmall(value.text) ? 1 : 0,
    labelSmall: beginsSmall(label?.text ?? "") ? 1 : 0,
    labelOdd: isOddLabel(label?.text ?? "") ? 1 : 0,
    postal: value.lines.length > 1 && hasPostalCode(value.lines) ? 1 : 0,
    echoed: around.echo.same,
    nearlyEchoed: around.echo.nearly,
    pageLeft: around.page.left,
    pageStrange: around.page.strange,
    oddEnds: (hasOddEnds(value.text) ? 1 : 0) + (hasOddEnds(label?.text ?? "") ? 1 : 0),
    gap: Math.min(2, widestGap(value.lines)),
    wellFormed: isWellFormed(value.text) ? 1 : 0,
    ...around.standing,
  };
}

/** Type below this size, in points, loses its points and marks on scans. */
const SMALL = 9;

/** Letters with marks, which the second reader does not know. */
export function marksIn(text: string): number {
  return [...text.normalize("NFC")].filter((sign) => /(?![A-Za-z])\p{Script=Latin}/u.test(sign))
    .length;
}

/** Readers are nearly always right below this doubt. */
const DOUBTFUL = 0.15;

function shareOf(text: string, is: (sign: string) => boolean): number {
  const signs = [...text];
  return signs.filter(is).length / Math.max(1, signs.length);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A label that the lexicon knows wholly, or in each of its languages, was hardly misread. */
export function isKnown({ text }: Unit): boolean {
  return text.split(/\s*[/／]\s*/).every((part) => (matchLabel(part)?.score ?? 0) >= 0.9);
}

/** Words as no one prints them: digits within letters, capitals behind small ones, lone brackets and bars. */
export function oddSignsIn(text: string): number {
  const words = text.split(/\s+/);
  const odd = words.filter(
    (word) =>
      /\p{Ll}\p{Lu}/u.test(word) ||
      /\p{L}\d\p{Ll}/u.test(word) ||
      /[|_~^<>{}\\¢§¬«»]|(?<![nN\d.])°(?![CF])/.test(word) ||
      /^[^\p{L}\p{N}\p{Sc}\s&/–—-]$/u.test(word) ||
      /[.,:;]{2,}/.test(word) ||
      /\)\p{L}{2}|\S〒/u.test(word),
  );
  const brackets = [...text].filter((sign) => "([（".includes(sign)).length;
  const closing = [...text].filter((sign) => ")]）".includes(sign)).length;
  return odd.length + Math.abs(brackets - closing);
}

const amounts: ReadonlySet<string> = new Set(["subtotal", "discount", "shipping", "tax", "total"]);

/** Numbers to call are printed in groups: a group of many digits beside others has lost a space. */
function hasLongGroup(text: string): boolean {
  const groups = text.match(/\d+/g) ?? [];
  return groups.length > 1 && groups.some((group) => group.length > LONGEST_GROUP);
}

const LONGEST_GROUP = 4;

/** A number with a gap at its point, or an amount without the cents that the others have. */
function isOddNumber(text: string, key: string | null, decimals: number | null): boolean {
  const plain = text.normalize("NFKC");
  if (/\p{L}{4}/u.test(plain)) return false;
  if (/\d\s*[.,]\s+\d|\d\s+[.,]\d/.test(plain)) return true;
  if (kindOf(plain) === "phone" && hasLongGroup(plain)) return true;
  const printed = /[.,](\d+)\D*$/.exec(plain)?.[1]?.length ?? 0;
  return key !== null && amounts.has(key) && decimals !== null && printed !== decimals;
}
