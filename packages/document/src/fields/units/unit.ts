import { hull } from "../../layout/box";
import type { Cell } from "../../layout/rules/cells";
import { joinWrapped, type Segment } from "../../layout/segment";
import type { LabelKey } from "../../lexicon/phrases";
import {
  type LabelMatch,
  type LanguageWeights,
  matchLabel,
  withSpaces,
} from "../../lexicon/vocabulary";
import type { Box, Word } from "../../model";
import { kindOf, type ValueKind } from "../../text/kind";
import { areSeveralChoices } from "../choices/tick-boxes";
import { closingColon } from "./label-start";

/** A text that may be a label or a value: one segment, or the lines of a wrapped label in its cell. */
export interface Unit {
  page: number;
  segments: Segment[];
  /** Without the colon that closes a label. */
  text: string;
  box: Box;
  firstBaseline: number;
  lastBaseline: number;
  fontSize: number;
  bold: boolean;
  underlined: boolean;
  /** The typeface of all its words, undefined where they have several or a reader of pixels cannot tell. */
  face: string | undefined;
  confidence: number;
  source: "pdf" | "ocr";
  cell: Cell | null;
  /** True where the number of its box stands before it: "4  Street address". */
  isNumbered: boolean;
  /** True where a colon closes it. */
  colon: boolean;
  match: LabelMatch | null;
  kind: ValueKind;
  /** The unit that was split off its left end as the label of the rest of the segment. */
  inlineLabel: Unit | null;
}

/** The typeface that all these words share. */
export function faceOf(words: readonly Word[]): string | undefined {
  const face = words[0]?.face;
  return words.every((word) => word.face === face) ? face : undefined;
}

/** The mark of a note that stands behind the colon. */
const noteMark = /\s*[:：]\s*[(（]\d{1,2}[)）]$/u;

/** The rest of the points that somebody wrote over. */
const leaders = /(?<=[\p{L}\d)])\s*(?:\.{3,}|…+\.*)$/u;

/** The bracket in which what it asks for was filled in. */
const openBracket = /(?<=[\p{L}\d])\s*[(（]$/u;

/** Behind a number or code that stands by itself a point is a speck. */
const lonePoint = /(?<=^(?=\S*\p{L})[\p{L}\d/-]{5,}\d)\s?\.$/u;

/** What readers make of the ends of lines and of specks before or behind a text; labels have their spaces as in the lexicon. */
function withoutStrays(text: string): string {
  const bare = text
    .replace(/^[_|~]+\s*(?=\S)|(?<=\S)\s*[_|~]+$/g, "")
    .replace(/^‘(?=[^’]*$)/, "")
    .replace(/(?<=^[^'’‘]*\p{Lu}{3})['’‘]$/u, "")
    .replace(lonePoint, "");
  return bare.length < 60 ? withSpaces(bare) : bare;
}

export function toUnit(
  segments: Segment[],
  cell: Cell | null,
  weights: LanguageWeights,
  inlineLabel: Unit | null = null,
): Unit {
  const printed = segments.map((segment) => segment.text).reduce(joinWrapped);
  const bare = printed
    .replace(/(?: \.{1,3})?\s*[:：]\s*$/, "")
    .replace(leaders, "")
    .replace(openBracket, "");
  const text = segments[0]?.source === "ocr" ? withoutStrays(bare) : bare;
  const asked = text.replace(noteMark, "");
  const first = segments[0];
  const colon = closingColon.test(printed) && !areSeveralChoices(printed);
  return {
    page: first?.page ?? 1,
    segments,
    text,
    box: hull(segments.map((segment) => segment.box)),
    firstBaseline: first?.baseline ?? 0,
    lastBaseline: segments.at(-1)?.baseline ?? 0,
    fontSize: first?.fontSize ?? 1,
    bold: first?.bold ?? false,
    underlined: first?.underlined ?? false,
    face: faceOf(segments.flatMap(({ words }) => words)),
    confidence: Math.min(...segments.map((segment) => segment.confidence)),
    source: first?.source ?? "pdf",
    cell,
    isNumbered: false,
    colon,
    match: labelIn(asked, colon, matchLabel(asked, first?.source === "ocr", weights)),
    kind: kindOf(text),
    inlineLabel,
  };
}

/**
 * "VAT 20%" is a label with its rate, but "Suite 5", "PO-1746" or "00120 Borgo" are no labels for the word that is left
 * without their numbers.
 */
const rated: ReadonlySet<LabelKey> = new Set<LabelKey>([
  "tax",
  "discount",
  "shipping",
  "subtotal",
  "total",
  "other",
]);

function labelIn(text: string, colon: boolean, match: LabelMatch | null): LabelMatch | null {
  // "Service 5%" is a charge and no department.
  const isRate = /\d\s*[%％]/.test(text) && match !== null && !rated.has(match.key);
  if (isRate) return null;
  const numbered = !colon && /\d/.test(text) && !/[%％]/.test(text);
  return numbered && match && match.score < 0.98 ? null : match;
}
