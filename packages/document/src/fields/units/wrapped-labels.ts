import { joinWrapped, toSegment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import { endsWith } from "../../lexicon/word-classes";
import { besideLine, goesOnBelow, isTooShort, sizeOf, WIDEST } from "./label-lines";
import { restInCell } from "./rest-in-cell";
import {
  rateBelow,
  restBesideAnswer,
  restOfCaption,
  restOfQuestion,
  restOfUpright,
} from "./rest-of-label";
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
    const lower = units.find(
      (unit) => mayGoOn(unit) && continuesLabel(upper, unit, units, weights),
    );
    const rest = lower
      ? [lower]
      : (restOfUpright(upper, units) ??
        restOfCaption(upper, units) ??
        restOfQuestion(upper, units) ??
        restInCell(upper, units) ??
        restBesideAnswer(upper, units) ??
        rateBelow(upper, units) ??
        restOfPhrase(upper, units, mayGoOn, weights));
    if (rest.length === 0) continue;
    const segments = [upper, ...rest].flatMap((unit) => unit.segments);
    const whole = toUnit(segments, upper.cell, weights);
    joined.set(upper, whole);
    for (const unit of rest) joined.set(unit, null);
    for (const unit of [upper, ...rest]) wholes.set(unit, whole);
  }
  for (const unit of units) {
    const [first, ...more] = unit.segments;
    if (!first || !unit.colon || !/^[/／] \p{L}/u.test(unit.text) || joined.has(unit)) continue;
    const bare = toUnit([toSegment(first.words.slice(1), first.page), ...more], unit.cell, weights);
    joined.set(unit, bare);
    wholes.set(unit, bare);
  }
  return units.flatMap((unit) => {
    const label = unit.inlineLabel ? (wholes.get(unit.inlineLabel) ?? unit.inlineLabel) : null;
    const replaced = joined.get(unit);
    if (replaced === null) return [];
    return [replaced ?? (label === unit.inlineLabel ? unit : { ...unit, inlineLabel: label })];
  });
}

/** Lines of a phrase that the lexicon knows may seem to differ so much in size on pixels. */
const LOOSE = 0.22;
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
    const widest = last.cell ? WIDEST.inCell : WIDEST.usual;
    const next = units.find((unit) => mayGoOn(unit) && goesOnBelow(last, unit, widest, LOOSE));
    if (next?.kind !== "text" || areAnswered([last, next], units)) break;
    text = joinWrapped(text, next.text);
    const isWhole = isPhrase(text, weights);
    // "SOLD" over "TO", each beside a line of the address: the first says nothing by itself.
    const isHalf = isWhole && lines.length === 0 && (upper.match?.score ?? 0) < 0.9;
    if (!isHalf && !isOpen(last.text) && !isPartOfLabel(next, units)) break;
    lines.push(next);
    if (isWhole) best = [...lines];
    if (next.colon) break;
  }
  return best;
}

/** A phrase of the lexicon, or one of two languages: "Data dell'ordine / Order Date". */
function isPhrase(text: string, weights: LanguageWeights): boolean {
  const score = (part: string) => matchLabel(part, false, weights)?.score ?? 0;
  const parts = text.split(/\s*[/／]\s*/);
  return score(text) >= 0.98 || (parts.length > 1 && parts.every((part) => score(part) >= 0.98));
}

/** Ends with a word behind which another one comes, or is one itself: "Adresse de", "of". */
function isOpen(text: string): boolean {
  return /(?:^|\s)(?:d['’]|nr|n\.?º|no\.)$/iu.test(text) || endsWith("links", ` ${text}`);
}

/** "Number  11/24" over "File  184-R": each has a code of its own beside it. */
function areAnswered(lines: readonly Unit[], units: readonly Unit[]): boolean {
  return lines.every((line) => {
    const nearest = besideLine(line, units);
    return nearest !== undefined && nearest.kind !== "text";
  });
}

/** A line that is a label by itself and has its own answer beside it goes on with none. */
function isPartOfLabel(line: Unit, units: readonly Unit[]): boolean {
  if (line.match === null || line.match.score < 0.9) return true;
  const beside = besideLine(line, units);
  return beside === undefined || (line.cell !== null && beside.cell !== line.cell);
}

/** Signs of a label with a bracket that closes on the next line. */
const longestSplit = 80;

const isBracketOpen = (text: string): boolean => /[(（][^)）]*$/.test(text);

function continuesLabel(
  upper: Unit,
  lower: Unit,
  units: readonly Unit[],
  weights: LanguageWeights,
): boolean {
  const em = sizeOf(upper, lower);
  const step = lower.firstBaseline - upper.lastBaseline;
  const isSplit = isBracketOpen(upper.text) && /^[^(（]*[)）]/.test(lower.text);
  const open = /[/／]$/.test(upper.text) || /^[/／] \p{L}/u.test(lower.text) || isSplit;
  const isLoose = open && (upper.source === "pdf" || upper.cell !== null);
  const widest = isLoose ? WIDEST.inCell : WIDEST.usual;
  if (step < 0.5 * em || step > widest * em || Math.abs(lower.box.x0 - upper.box.x0) > 0.5 * em)
    return false;
  if (lower.segments.length > 1 || lower.inlineLabel || lower.cell !== upper.cell) return false;
  if (!open && !lower.colon) return false;
  if (/\d{3}/.test(upper.text)) return false;
  const text = joinWrapped(upper.text, lower.text);
  const score = (part: string) => matchLabel(part, upper.source === "ocr", weights)?.score ?? 0;
  // On pixels either line may look bold by chance: what is a phrase as it stands is one.
  const isAlike = lower.bold === upper.bold || isTooShort(lower);
  if (!isAlike && !(upper.source === "ocr" && score(text) >= 0.98)) return false;
  if (open) return text.length < (isSplit ? longestSplit : 50);
  // "… / Bill" over "To:": only with the line below is the last part a label.
  const ending = (whole: string) => score(whole.split(/\s*[/／]\s*/).at(-1) ?? "");
  const ends = /[/／]/.test(upper.text) && ending(text) > ending(upper.text);
  return (
    score(text) >= 0.9 &&
    (score(lower.text) < 0.9 || ends || (score(text) >= 0.98 && shareAnswer(upper, lower, units)))
  );
}

/** "Invoice" over "to:", beside the lines of one block: both words are labels by themselves. */
function shareAnswer(upper: Unit, lower: Unit, units: readonly Unit[]): boolean {
  const [first, second] = [upper, lower].map((line) => besideLine(line, units));
  return (
    first !== undefined &&
    second !== undefined &&
    Math.abs(first.box.x0 - second.box.x0) < 0.3 * upper.fontSize &&
    Math.abs(first.fontSize - second.fontSize) < 0.12 * first.fontSize
  );
}
