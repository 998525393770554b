import { joinWrapped } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import { endsWith } from "../../lexicon/word-classes";
import { isCjk } from "../../text/fold";
import { isMuchSmaller, isOtherFace, isSmaller, standsInCorner } from "../captions/caption-look";
import { beginsWithBox } from "../choices/tick-boxes";
import { beginsWithNumber, isLabelLike, isQuestion } from "./label-like";
import { restInCell } from "./rest-in-cell";
import { toUnit, type Unit } from "./unit";

/** A label that goes on below: "Delivery /" over "Lieferung:", or lines that only together are one. */
export function joinWrappedLabels(units: readonly Unit[], weights: LanguageWeights): Unit[] {
  const joined = new Map<Unit, Unit | null>();
  const wholes = new Map<Unit, Unit>();
  for (const upper of units) {
    if (upper.colon || upper.inlineLabel || upper.segments.length > 1 || joined.has(upper))
      continue;
    // "(Leeds)" over "VAT no.:": the end of an address.
    if (/^[(（][^()（）]*[)）]$/.test(upper.text)) continue;
    // Below an answered label an aside in brackets begins something else.
    const isAnswered = units.some(({ inlineLabel }) => inlineLabel === upper);
    const mayGoOn = (unit: Unit) => !joined.has(unit) && !(isAnswered && /^[(（]/.test(unit.text));
    const lower = units.find((unit) => mayGoOn(unit) && continuesLabel(upper, unit, weights));
    const rest = lower
      ? [lower]
      : (restOfUpright(upper, units) ??
        restOfCaption(upper, units) ??
        restOfQuestion(upper, units) ??
        restInCell(upper, units) ??
        restBesideAnswer(upper, units) ??
        restOfPhrase(upper, units, mayGoOn, weights));
    if (rest.length === 0) continue;
    const segments = [upper, ...rest].flatMap((unit) => unit.segments);
    const whole = toUnit(segments, upper.cell, weights);
    joined.set(upper, whole);
    for (const unit of rest) joined.set(unit, null);
    for (const unit of [upper, ...rest]) wholes.set(unit, whole);
  }
  return units.flatMap((unit) => {
    const label = unit.inlineLabel ? (wholes.get(unit.inlineLabel) ?? unit.inlineLabel) : null;
    const replaced = joined.get(unit);
    if (replaced === null) return [];
    return [replaced ?? (label === unit.inlineLabel ? unit : { ...unit, inlineLabel: label })];
  });
}

/** The signs below the first of a label that is written from top to bottom, which has a narrow cell to itself. */
function restOfUpright(upper: Unit, units: readonly Unit[]): Unit[] | null {
  const { cell, fontSize } = upper;
  if (!cell || cell.box.x1 - cell.box.x0 > UPRIGHT * fontSize) return null;
  const [first, ...rest] = units.filter((unit) => unit.cell === cell);
  const isSign = ({ text, box }: Unit) =>
    [...text].length === 1 && isCjk(text) && Math.abs(box.x0 - upper.box.x0) < 0.3 * fontSize;
  return first === upper && rest.length > 0 && [first, ...rest].every(isSign) ? rest : null;
}

/** Its cell is no wider, in em. */
const UPRIGHT = 4;

/** The lines below a text in the corner of its cell that are set like it, before an answer that is set larger or in another face. */
function restOfCaption(upper: Unit, units: readonly Unit[]): Unit[] | null {
  if (!upper.cell || !standsInCorner(upper, upper.cell) || !isLabelLike(upper)) return null;
  const inside = units.filter((unit) => unit.cell === upper.cell);
  const answer = inside.findIndex((unit) => isAnswer(upper, unit));
  const lines = inside.slice(0, Math.max(0, answer));
  const last = lines.at(-1);
  if (!last || !isPaired(last, inside[answer] as Unit)) return null;
  const goOn = lines.every((line, at) => at === 0 || goesOnBelow(lines[at - 1] as Unit, line));
  if (lines[0] !== upper || lines.length < 2 || lines.length > longestCaption || !goOn) return null;
  return lines.slice(1).some(({ colon, match }) => colon || match?.score === 1)
    ? null
    : lines.slice(1);
}

const longestCaption = 3;

function isPaired(caption: Unit, answer: Unit): boolean {
  const step = (answer.firstBaseline - caption.lastBaseline) / answer.fontSize;
  return step < 1.6 && Math.abs(answer.box.x0 - caption.box.x0) < 0.5 * caption.fontSize;
}

function isAnswer(caption: Unit, unit: Unit): boolean {
  const isSmall = caption.source === "pdf" ? isSmaller : isMuchSmaller;
  return isOtherFace(caption, unit) || isSmall(caption, unit);
}

/** A question of several lines has so many signs on the first; fewer where it breaks off amid its words. */
const longQuestion = 40;
const halfQuestion = 20;

/** The lines below a long question up to its mark: of one that has boxes to tick beside it, or a number. */
function restOfQuestion(upper: Unit, units: readonly Unit[]): Unit[] | null {
  const beside = (line: Unit) =>
    units.find(
      (unit) =>
        unit.box.x0 > line.box.x1 &&
        Math.abs(unit.firstBaseline - line.firstBaseline) < 0.4 * line.fontSize,
    );
  const hasBoxes = upper.text.length >= longQuestion && beginsWithBox(beside(upper)?.text ?? "");
  const isOpen = upper.text.length >= halfQuestion && /^\p{Lu}.*[\p{L},]$/u.test(upper.text);
  if (!hasBoxes && !isOpen && !beginsWithNumber(upper.text)) return null;
  const lines: Unit[] = [];
  for (let last = upper; !isQuestion(last.text); last = lines.at(-1) as Unit) {
    const next = units.find((unit) => goesOnBelow(last, unit));
    if (!next || (hasBoxes && beside(next)) || lines.length === longestCaption) return null;
    if (beginsWithNumber(next.text) || beginsWithBox(next.text)) return null;
    lines.push(next);
  }
  return lines;
}

/** How far an answer stands behind its label, in em. */
const BESIDE = 14;

/** The line below one that has its answer neither on its own line nor on that one, but halfway between both. */
function restBesideAnswer(upper: Unit, units: readonly Unit[]): Unit[] | null {
  const inCell = otherLineOf(upper, units);
  const lower = units.find((unit) => goesOnBelow(upper, unit)) ?? inCell;
  const isLabel = isLabelLike(upper) || (inCell !== undefined && upper.kind === "text");
  if (lower?.kind !== "text" || !isLabel) return null;
  const em = upper.fontSize;
  // What has a label on its own line is an answer.
  const isAnswer = units.some(
    ({ box, firstBaseline }) =>
      box.x1 <= upper.box.x0 && Math.abs(firstBaseline - upper.firstBaseline) < 0.4 * em,
  );
  if (isAnswer) return null;
  const end = Math.max(upper.box.x1, lower.box.x1);
  const near = units.filter(
    ({ box, firstBaseline }) =>
      box.x0 >= end &&
      box.x0 - end < BESIDE * em &&
      firstBaseline > upper.firstBaseline - 0.4 * em &&
      firstBaseline < lower.firstBaseline + 0.4 * em,
  );
  const nearest = near.toSorted((a, b) => a.box.x0 - b.box.x0)[0];
  const middle = (upper.firstBaseline + lower.firstBaseline) / 2;
  const isBetween = nearest && Math.abs(nearest.firstBaseline - middle) < 0.3 * em;
  const isTold = isBetween && (isOtherFace(upper, nearest) || isMuchSmaller(upper, nearest));
  return isTold ? [lower] : null;
}

/** The second of two lines in the middle of a cell that hold nothing else. */
function otherLineOf(upper: Unit, units: readonly Unit[]): Unit | undefined {
  if (!upper.cell) return undefined;
  const [first, second, ...more] = units.filter(({ cell }) => cell === upper.cell);
  if (first !== upper || !second || more.length > 0) return undefined;
  const middle = ({ box }: Unit) => (box.x0 + box.x1) / 2;
  const isBelow = goesOnBelow(upper, { ...second, box: { ...second.box, x0: upper.box.x0 } });
  const isCentred = Math.abs(middle(upper) - middle(second)) < upper.fontSize;
  return isBelow && isCentred ? second : undefined;
}

/** Lines of a wrapped label, beside those of the first. */
const longestLabel = 4;

/** The lines below that make a phrase of the lexicon with the first, in a column too narrow for it. */
function restOfPhrase(
  upper: Unit,
  units: readonly Unit[],
  mayGoOn: (unit: Unit) => boolean,
  weights: LanguageWeights,
): Unit[] {
  const lines: Unit[] = [];
  let best: Unit[] = [];
  let text = upper.text;
  while (lines.length < longestLabel) {
    const last: Unit = lines.at(-1) ?? upper;
    const next = units.find((unit) => mayGoOn(unit) && goesOnBelow(last, unit));
    if (next?.kind !== "text" || areAnswered([last, next], units)) break;
    text = joinWrapped(text, next.text);
    const isWhole = (matchLabel(text, false, weights)?.score ?? 0) >= 0.98;
    // "SOLD" over "TO", each beside a line of the address: the first says nothing by itself.
    const isHalf = isWhole && lines.length === 0 && (upper.match?.score ?? 0) < 0.9;
    if (!isHalf && !isOpen(last.text) && !isPartOfLabel(next, units)) break;
    lines.push(next);
    if (isWhole) best = [...lines];
    if (next.colon) break;
  }
  return best;
}

/** Ends with a word behind which another one comes, or is one itself: "Adresse de", "of". */
function isOpen(text: string): boolean {
  return /(?:^|\s)(?:d['’]|nr|n\.?º|no\.)$/iu.test(text) || endsWith("links", ` ${text}`);
}

/** "Number  11/24" over "File  184-R": each has a code of its own beside it. */
function areAnswered(lines: readonly Unit[], units: readonly Unit[]): boolean {
  return lines.every((line) => {
    const beside = units.filter(
      ({ box, firstBaseline }) =>
        box.x0 > line.box.x1 && Math.abs(firstBaseline - line.firstBaseline) < 0.4 * line.fontSize,
    );
    const nearest = beside.toSorted((a, b) => a.box.x0 - b.box.x0)[0];
    return nearest !== undefined && nearest.kind !== "text";
  });
}

/** A line that is a label by itself and has its own answer beside it goes on with none. */
function isPartOfLabel(line: Unit, units: readonly Unit[]): boolean {
  if (line.match === null || line.match.score < 0.9) return true;
  return !units.some(
    (unit) =>
      unit.box.x0 > line.box.x1 &&
      Math.abs(unit.firstBaseline - line.firstBaseline) < 0.4 * line.fontSize,
  );
}

function goesOnBelow(upper: Unit, lower: Unit): boolean {
  const em = upper.fontSize;
  const step = lower.firstBaseline - upper.lastBaseline;
  return (
    step > 0.5 * em &&
    step < 1.6 * em &&
    Math.abs(lower.box.x0 - upper.box.x0) < 0.5 * em &&
    Math.abs(lower.fontSize - em) < 0.12 * em &&
    lower.bold === upper.bold &&
    lower.segments.length === 1 &&
    !lower.inlineLabel &&
    lower.cell === upper.cell
  );
}

/** Signs of a label with a bracket that closes on the next line. */
const longestSplit = 80;

const isBracketOpen = (text: string): boolean => /[(（][^)）]*$/.test(text);

function continuesLabel(upper: Unit, lower: Unit, weights: LanguageWeights): boolean {
  const em = upper.fontSize;
  const step = lower.firstBaseline - upper.lastBaseline;
  const isSplit = isBracketOpen(upper.text) && /^[^(（]*[)）]/.test(lower.text);
  const open = /[/／]$/.test(upper.text) || isSplit;
  // Small captions over larger values stand further apart than the lines of a text.
  const widest = open && upper.source === "pdf" ? 1.9 : 1.6;
  if (step < 0.5 * em || step > widest * em || Math.abs(lower.box.x0 - upper.box.x0) > 0.5 * em)
    return false;
  if (
    lower.bold !== upper.bold ||
    lower.segments.length > 1 ||
    lower.inlineLabel ||
    lower.cell !== upper.cell
  )
    return false;
  if (!open && !lower.colon) return false;
  if (/\d{3}/.test(upper.text)) return false;
  const text = joinWrapped(upper.text, lower.text);
  const score = (part: string) => matchLabel(part, upper.source === "ocr", weights)?.score ?? 0;
  if (open) return text.length < (isSplit ? longestSplit : 50);
  // "… / Bill" over "To:": only with the line below is the last part a label.
  const ending = (whole: string) => score(whole.split(/\s*[/／]\s*/).at(-1) ?? "");
  const ends = /[/／]/.test(upper.text) && ending(text) > ending(upper.text);
  return score(text) >= 0.9 && (score(lower.text) < 0.9 || ends);
}
