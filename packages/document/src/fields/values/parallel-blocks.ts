import { endsWith } from "../../lexicon/word-classes";
import { settings } from "../../settings";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import type { LabelledValue } from "./grow";

/** Texts are on one line, begin at one edge and are of one size within these, in em and as a share. */
const LEVEL = 0.3;
const EDGE = 0.6;
const SIZE = 0.06;
/** The label beside it is one of the lexicon. */
const KNOWN = 0.9;
/** What a block says whose label is no word of the lexicon counts as much as a caption in a cell; nothing rivals it. */
const SCORE = 5;
const MARGIN = 3;

/**
 * Blocks beside a block with a label above it, headed alike: of "Invoice address" and "Site attended", both bold over plain lines, the lexicon
 * need know but one; as it need of "Invoice address" and "Crates returned to", set like the lines below them.
 */
export function parallelBlocks(
  values: readonly LabelledValue[],
  units: readonly Unit[],
): LabelledValue[] {
  const taken = new Set(values.flatMap(({ label, lines }) => (label ? [label, ...lines] : lines)));
  const free = units.filter(
    (unit) => !taken.has(unit) && unit.kind === "text" && !unit.inlineLabel,
  );
  const found: LabelledValue[] = [];
  for (const { label, lines } of values) {
    const [first, second] = lines;
    const isKnown = (label?.match?.score ?? 0) >= KNOWN;
    if (!label || !isKnown || !first || !second || !isAbove(label, first)) continue;
    for (const head of free) {
      if (taken.has(head) || !isLevel(head, label) || !isAlike(head, label)) continue;
      if (isAlike(first, label) && !asksWhere(head)) continue;
      const block = blockBelow(head, first, free);
      if (block.length === 0) continue;
      for (const unit of [head, ...block]) taken.add(unit);
      const text = block.map((unit) => unit.text).join("\n");
      found.push({ label: head, lines: block, text, score: SCORE, margin: MARGIN });
    }
  }
  return found;
}

function isAbove(label: Unit, first: Unit): boolean {
  const step = first.firstBaseline - label.lastBaseline;
  const em = Math.max(label.fontSize, first.fontSize);
  return step > LEVEL * em && begins(first, label);
}

/** "Returned to", set like the lines below it: a few words that the address completes. */
const asksWhere = (head: Unit): boolean => isLabelLike(head) && endsWith("prepositions", head.text);

/** The lines below a heading, set as those of the block beside it and beginning level with it. */
function blockBelow(head: Unit, beside: Unit, free: readonly Unit[]): Unit[] {
  const block: Unit[] = [];
  for (const unit of free) {
    const above = block.at(-1);
    const isNext = above
      ? unit.firstBaseline > above.lastBaseline &&
        unit.firstBaseline - above.lastBaseline <= settings.paragraphPitch * unit.fontSize
      : isLevel(unit, beside);
    if (isNext && begins(unit, head) && isAlike(unit, beside)) block.push(unit);
  }
  return block;
}

const begins = (unit: Unit, head: Unit): boolean =>
  Math.abs(unit.box.x0 - head.box.x0) < EDGE * unit.fontSize;

const isLevel = (a: Unit, b: Unit): boolean =>
  Math.abs(a.firstBaseline - b.firstBaseline) < LEVEL * Math.min(a.fontSize, b.fontSize);

/** Whether two texts are set in one type, as far as that can be seen. */
function isAlike(a: Unit, b: Unit): boolean {
  const isFace = a.face === undefined || b.face === undefined || a.face === b.face;
  return a.bold === b.bold && isFace && Math.abs(a.fontSize / b.fontSize - 1) < SIZE;
}
