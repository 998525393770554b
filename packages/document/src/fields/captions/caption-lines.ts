import type { Rule } from "../../model";
import { beginsWithBox } from "../choices/tick-boxes";
import { isLabelLike, isQuestion } from "../units/label-like";
import type { Unit } from "../units/unit";
import { isSmaller } from "./caption-look";

/** A caption in brackets, with the mark of a note: "(City, State and Zip) *". */
export const IN_BRACKETS = /^[(（][^()（）]*\p{L}{3}[^()（）]*[)）]\s*\**$/u;

/** What is written on a line begins this near, in em, to where its caption below does. */
const EDGE = 0.7;
/** So many captions of a line that goes on past them have an answer over them. */
const FILLED = 2;

export function isUnder(unit: Unit, line: Rule["box"], below: number): boolean {
  const drop = (unit.firstBaseline - line.bottom) / unit.fontSize;
  return drop > 0 && drop < below && unit.box.x1 > line.x0 && unit.box.x0 < line.x1;
}

/** A line to write on with several captions below it: as many lines, each from where its caption begins or what is written over it. */
export function partsOf(
  rule: Rule,
  units: readonly Unit[],
  reach: { below: number; above: number },
): Rule[] {
  const under = units
    .filter((unit) => isUnder(unit, rule.box, reach.below))
    .toSorted((a, b) => a.box.x0 - b.box.x0);
  if (under.length < 2) return [rule];
  const starts = under.every(({ text }) => IN_BRACKETS.test(text))
    ? betweenBrackets(under, rule)
    : overAnswers(
        under,
        units.filter((unit) => isOn(unit, rule.box, reach.above)),
        rule,
        units,
      );
  return starts.map((x0, i) => ({
    ...rule,
    box: { ...rule.box, x0, x1: starts[i + 1] ?? rule.box.x1 },
  }));
}

function isOn({ box, lastBaseline, fontSize }: Unit, line: Rule["box"], above: number): boolean {
  const rise = (line.top - lastBaseline) / fontSize;
  return rise > -0.2 && rise < above && box.x1 > line.x0 && box.x0 < line.x1;
}

const areOfOneFace = (a: Unit, b: Unit): boolean => a.face !== undefined && a.face === b.face;

function betweenBrackets(captions: readonly Unit[], { box: line }: Rule): number[] {
  return captions.map(({ box }, i) => {
    const before = captions[i - 1]?.box.x1;
    return before === undefined ? line.x0 : (before + box.x0) / 2;
  });
}

/** What is written below a caption over it stands no further down, in em. */
const PITCH = 2.2;

/** Larger type begins right below: the line parts two rows of captions over their answers. */
function hasAnswerBelow(caption: Unit, units: readonly Unit[]): boolean {
  return units.some((unit) => {
    const step = (unit.firstBaseline - caption.lastBaseline) / unit.fontSize;
    const isUnderIt = Math.abs(unit.box.x0 - caption.box.x0) < EDGE * unit.fontSize;
    return step > 0.5 && step < PITCH && isUnderIt && isSmaller(caption, unit);
  });
}

/** Without brackets where the first begins with the line and all that is written over it is larger and begins with one of them. */
function overAnswers(
  captions: readonly Unit[],
  answers: readonly Unit[],
  { box: line }: Rule,
  units: readonly Unit[],
): number[] {
  const answerOver = ({ box, fontSize }: Unit) =>
    answers.find((one) => Math.abs(one.box.x0 - box.x0) < EDGE * fontSize);
  const mayBeOver = (caption: Unit) => {
    const answer = answerOver(caption);
    return !answer || (isSmaller(caption, answer) && !areOfOneFace(caption, answer));
  };
  const filled = captions.flatMap((caption) => answerOver(caption) ?? []);
  const [first] = captions;
  const isWhole =
    first !== undefined &&
    first.box.x0 - line.x0 < EDGE * first.fontSize &&
    captions.every((caption) => !caption.colon && isLabelLike(caption) && mayBeOver(caption)) &&
    !captions.some((caption) => hasAnswerBelow(caption, units)) &&
    answers.every((answer) => filled.includes(answer)) &&
    filled.length >= FILLED;
  if (!isWhole) return [line.x0];
  return captions.map((caption, i) =>
    i === 0 ? line.x0 : Math.min(caption.box.x0, answerOver(caption)?.box.x0 ?? caption.box.x0),
  );
}

/** The choices that answer a question begin this far below it, in em. */
const CHOICES = [0.5, 2.4] as const;

/** A question over its choices asks for nothing above the line that parts it from a heading. */
export function headsChoices(question: Unit, units: readonly Unit[]): boolean {
  if (!isQuestion(question.text)) return false;
  return units.some(({ text, box, firstBaseline }) => {
    const drop = (firstBaseline - question.lastBaseline) / question.fontSize;
    const isOver = box.x0 < question.box.x1 && box.x1 > question.box.x0;
    return beginsWithBox(text) && isOver && drop > CHOICES[0] && drop < CHOICES[1];
  });
}

/** The number of a question stands no further before it and no more off its line, in em. */
const NUMBER = { before: 3, off: 0.4 } as const;

/** "8  Complaints": what a form asks by number is answered below it or beside it, not on the line above. */
export const isNumbered = (question: Unit, units: readonly Unit[]): boolean =>
  question.isNumbered ||
  units.some(({ text, box, lastBaseline }) => {
    const gap = (question.box.x0 - box.x1) / question.fontSize;
    const off = Math.abs(lastBaseline - question.firstBaseline) / question.fontSize;
    return /^\d{1,2}[.)]?$/.test(text) && gap > 0 && gap < NUMBER.before && off < NUMBER.off;
  });
