import { median } from "../../layout/box";
import { beginsWithNumber, isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { headsPairs, isOtherFace, isSmaller } from "./caption-look";

/** Of several captions the middle one is: sizes measured on pixels jitter, those of a text layer do not. */
const SMALLER_TOGETHER = { ocr: 0.85, pdf: 0.9 } as const;
/** So many captions have to agree before they are believed. */
export const AGREEING = 3;
/** What is filled in stands this close below its caption, in its own em. */
const PITCH = 2.2;
/** … and closer below one that the faces alone tell. */
const CLOSE = 1.7;
/** … on pixels, where sizes err. */
const CLOSE_SEEN = 1.8;
/** A title is so much larger than what stands below it. */
const LARGER = 1.5;
/** A line to write on begins this near behind what asks, in em. */
const BESIDE = 3;
/** An answer stands this near behind its label, in em, and right behind it. */
const ANSWERED = 6;
const CLOSELY = 0.8;
/** Sizes of the captions of a page agree within this share. */
export const AGREE = 0.12;

/** A cell with so many texts is a part of the form, which has a frame; so many of them are captions and answers below each other there. */
const CROWDED = { fewest: 6, stacked: 0.5 } as const;

/** Without cells of their own: small type over larger, more than once on the page or within a frame. */
export function overLines(units: readonly Unit[]): Map<Unit, Unit | null> {
  return new Map(
    [...new Set(units.map(cellAround))].flatMap((cell) => {
      const own = units.filter((unit) => cellAround(unit) === cell);
      if (cell !== null && own.length < CROWDED.fewest) return [];
      const found = [...overLinesIn(own, units)];
      const answered = found.filter(([, answer]) => answer !== null);
      const isStacked = 2 * answered.length >= CROWDED.stacked * own.length;
      return cell === null || isStacked ? found : [];
    }),
  );
}

/** Labels seen on pixels in type of this size that have larger type behind them, as what was written by hand is. */
function filledBeside(units: readonly Unit[], size: number, most: number): Unit[] {
  return units.filter((label) => {
    if (label.source !== "ocr" || !isLabelLike(label)) return false;
    if (Math.abs(label.fontSize - size) > AGREE * size) return false;
    const isBehind = (unit: Unit) =>
      unit.box.x0 > label.box.x1 &&
      Math.abs(unit.firstBaseline - label.firstBaseline) < 0.4 * label.fontSize;
    const [next] = units.filter(isBehind).toSorted((a, b) => a.box.x0 - b.box.x0);
    return next !== undefined && label.fontSize <= most * next.fontSize;
  });
}

/** None where what was written into a comb is wider than the one in its middle. */
function cellAround({ cell, box }: Unit): Unit["cell"] {
  return cell !== null && cell.box.x1 - cell.box.x0 < 0.5 * (box.x1 - box.x0) ? null : cell;
}

/** `own` of the units of the page. */
function overLinesIn(own: readonly Unit[], units: readonly Unit[]): Map<Unit, Unit | null> {
  const free = own.filter((unit) => !unit.inlineLabel && !unit.colon);
  // What stands on a line is an answer, and what stands before one asks for it there.
  const asks = (caption: Unit) =>
    !caption.underlined && isLabelLike(caption) && !units.some((unit) => isOnLineOf(caption, unit));
  const over = free.flatMap((caption): Over[] => {
    const found = nearestBelow(caption, free);
    const answer = found?.answer;
    if (!answer || (answer.match !== null && answer.match.score >= 0.9)) return [];
    const within = isLabelLike(answer) ? ANSWERED : CLOSELY;
    if (isAnsweredBeside(caption, units, within)) return [];
    return asks(caption) && isSmaller(caption, answer) ? [{ ...found, caption }] : [];
  });
  const pairs = over.flatMap(({ caption, answer, above }): [Unit, Unit][] =>
    above ? [] : [[caption, answer]],
  );
  const size = median(pairs.map(([{ fontSize }]) => fontSize));
  const isOfSize = ({ fontSize }: Unit) => Math.abs(fontSize - size) < AGREE * size;
  // What asks below another caption was measured a little larger for its letters.
  const alike = pairs.filter(
    ([caption, answer]) => isOfSize(caption) && !(isOfSize(answer) && isLabelLike(answer)),
  );
  const ratio = median(alike.map(([caption, answer]) => caption.fontSize / answer.fontSize));
  const most = SMALLER_TOGETHER[alike[0]?.[0].source ?? "ocr"];
  const isFilledIn = () =>
    alike.length > 0 && alike.length + filledBeside(units, size, most).length >= FILLED_IN;
  if (ratio > most || (alike.length < AGREEING && !isFilledIn())) return new Map();
  const found = new Map<Unit, Unit | null>(alike);
  const answered = new Set(alike.map(([, answer]) => answer));
  const isBesideOne = (unit: Unit) =>
    alike.some(([{ firstBaseline }]) => Math.abs(firstBaseline - unit.firstBaseline) < 0.4 * size);
  // Lines as far apart as captions and answers are: what stands above answers a caption of its own, or is the title of a row of them.
  for (const { caption, answer, above } of over)
    if (
      above &&
      (answered.has(above) || isBesideOne(caption)) &&
      isOfSize(caption) &&
      !answered.has(answer)
    ) {
      found.set(caption, answer);
      answered.add(answer);
    }
  for (const unit of free) {
    const below = nearestBelow(unit, free)?.answer;
    // "telephone" as far over "0118 55 52 09" as the others, though it is hardly smaller.
    const isAnswered = below !== undefined && !answered.has(below) && below.kind !== "text";
    const isBlank =
      !isAnswered && !isAnsweredBeside(unit, units, CLOSELY) && !hasFigure(unit, units, answered);
    if (isBesideOne(unit) && isBlank && isOfSize(unit) && !found.has(unit) && isLabelLike(unit))
      found.set(unit, amountBelow(unit, free) ?? null);
  }
  return found;
}

/** Amounts are set to the right edge of their captions. */
function amountBelow(caption: Unit, units: readonly Unit[]): Unit | undefined {
  return units.find(({ kind, box, firstBaseline, fontSize }) => {
    const step = (firstBaseline - caption.lastBaseline) / fontSize;
    const endsAlike = Math.abs(box.x1 - caption.box.x1) < 0.5 * fontSize;
    return kind === "money" && endsAlike && step > 0.5 && step < PITCH;
  });
}

/** What could answer a text stands behind it on its line. */
function isAnsweredBeside(
  { box, firstBaseline, fontSize }: Unit,
  units: readonly Unit[],
  within: number,
): boolean {
  return units.some((unit) => {
    const gap = (unit.box.x0 - box.x1) / fontSize;
    const isLevel = Math.abs(unit.firstBaseline - firstBaseline) < 0.4 * fontSize;
    return isLevel && gap > 0 && gap < within && !isLabelLike(unit);
  });
}

/** "Posters left   120": an amount or a number in another face is next on the line of a text, however far behind it, and answers no caption above. */
function hasFigure(
  caption: Unit,
  units: readonly Unit[],
  answered: ReadonlySet<Unit | null>,
): boolean {
  const behind = units.filter(
    (unit) =>
      unit.box.x0 > caption.box.x1 &&
      Math.abs(unit.firstBaseline - caption.firstBaseline) < 0.4 * caption.fontSize,
  );
  const next = behind.toSorted((a, b) => a.box.x0 - b.box.x0)[0];
  return (
    next !== undefined && !answered.has(next) && next.kind !== "text" && isOtherFace(caption, next)
  );
}

/** In another face, right behind a text on its line. */
function isFilledBeside(caption: Unit, units: readonly Unit[]): boolean {
  return units.some((unit) => {
    const gap = (unit.box.x0 - caption.box.x1) / caption.fontSize;
    const isLevel = Math.abs(unit.firstBaseline - caption.firstBaseline) < 0.4 * unit.fontSize;
    const isFilled = isOtherFace(caption, unit) || (unit.underlined && unit.face === undefined);
    return isLevel && gap > 0 && gap < BESIDE && isFilled;
  });
}

/** Beside a text, on a line of its own to be written on. */
export function isOnLineOf(caption: Unit, unit: Unit): boolean {
  const gap = (unit.box.x0 - caption.box.x1) / caption.fontSize;
  const isLevel = Math.abs(unit.firstBaseline - caption.firstBaseline) < 0.4 * caption.fontSize;
  return unit.underlined && isLevel && gap > 0 && gap < BESIDE;
}

/** … or so few with typed answers on pixels, where so many texts of the form in all have such an answer below or beside them; titles in capitals are set otherwise than those. */
const FEWEST = 2;
const FILLED_IN = 6;

/** A text of the form over one in the face in which it was filled in, more than once on the page. */
export function overFaces(units: readonly Unit[]): Map<Unit, Unit> {
  const free = units.filter((unit) => !unit.inlineLabel && !unit.colon);
  const pairs = free.flatMap((caption): [Unit, Unit][] => {
    const answer = nextBelow(caption, units);
    const isTitle =
      answer !== undefined &&
      (caption.fontSize > LARGER * answer.fontSize ||
        (caption.cell !== null && headsPairs(caption, answer, units)));
    if (answer && beginsWithNumber(answer.text)) return [];
    const asksInPart = PART.test(caption.text) && caption.text.length <= LONGEST;
    const isForm = caption.face !== "typed" && (isLabelLike(caption) || asksInPart) && !isTitle;
    const isAsked =
      answer && isForm && isOtherFace(caption, answer) && !isFilledBeside(caption, units);
    return isAsked && !answer.colon && !answer.inlineLabel ? [[caption, answer]] : [];
  });
  const count = (face: string | undefined) => pairs.filter(([one]) => one.face === face).length;
  const own = pairs.filter(([{ face }]) => 2 * count(face) > pairs.length);
  const beside = free.filter((unit) => isLabelLike(unit) && isFilledBeside(unit, units));
  const areTitles = own.every(([caption]) => isCapital(caption)) && !beside.every(isCapital);
  const isTyped = !areTitles && own.every(([, { face }]) => face === "typed");
  const isFilledIn = isTyped && own.length >= FEWEST && own.length + beside.length >= FILLED_IN;
  return new Map(own.length >= AGREEING || isFilledIn ? own : []);
}

const isCapital = ({ text }: Unit): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

/** "(a) If this replaces another, its number": a part of a question, however long. */
const PART = /^[(（][a-z][)）] ?\p{Lu}/u;
const LONGEST = 100;

/** The text right below, which begins where this one does. */
function nextBelow(upper: Unit, units: readonly Unit[]): Unit | undefined {
  return units.find((unit) => {
    // By the size of what is typed: it stands in a little, and below its own line.
    const em = Math.max(upper.fontSize, unit.fontSize);
    const step = (unit.firstBaseline - upper.lastBaseline) / em;
    const isUnder = Math.abs(unit.box.x0 - upper.box.x0) < 0.9 * em && unit.cell === upper.cell;
    const most = unit.source === "ocr" ? CLOSE_SEEN : CLOSE;
    return step > 0.5 && step < most && isUnder;
  });
}

/** What stands below a caption, and the larger text above it that it stands closer to, if any. */
interface Over {
  caption: Unit;
  answer: Unit;
  above?: Unit | undefined;
}

/** A caption stands this much closer to what is above it at most, if what is below is its answer all the same. */
const AS_FAR = 0.7;

/** The next text below that begins where the caption does, unless the caption stands much closer to one above. */
function nearestBelow(caption: Unit, units: readonly Unit[]): Omit<Over, "caption"> | null {
  const near = units
    .filter(
      (unit) => unit !== caption && Math.abs(unit.box.x0 - caption.box.x0) < 0.9 * unit.fontSize,
    )
    .map((unit) => ({ unit, step: (unit.firstBaseline - caption.lastBaseline) / unit.fontSize }));
  const below = near
    .filter(({ step }) => step > 0.5 && step < PITCH)
    .sort((a, b) => a.step - b.step)[0];
  const above = near
    .filter(({ unit, step }) => step < 0 && below && -step < below.step && isSmaller(caption, unit))
    .sort((a, b) => b.step - a.step)[0];
  if (!below || (above && -above.step < AS_FAR * below.step)) return null;
  return { answer: below.unit, above: above?.unit };
}
