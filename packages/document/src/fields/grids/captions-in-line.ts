import { areChoices } from "../choices/tick-boxes";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";
import { areHeadings, linesOf } from "./open-records";
import { type Records, ruledPair } from "./records";

/** So many captions stand in a line, and this share of their answers has digits. */
const FEWEST = 5;
const NUMBERED = 0.5;
/** Each begins where its answer does, to within this in em, which stands right below. */
const FLUSH = 0.3;
const STEP = 1.7;
/** A phrase of the lexicon; so many captions are some, and no answer is. */
const KNOWN = 0.9;
const FEWEST_KNOWN = 2;

/**
 * A line of captions over a line of as many answers in the same type, each flush with its own, as line printers set them: whatever a caption says it asks for what
 * stands below it.
 */
export function findCaptionsInLine(units: readonly Unit[]): Records {
  const pairs: Pair[] = [];
  const bound = new Set<Unit>();
  const lines = linesOf(units);
  for (const [at, captions] of lines.entries()) {
    const answers = lines[at + 1];
    if (!answers || captions.some((unit) => bound.has(unit))) continue;
    if (!areHeadings(captions) || !areFlush(captions, answers) || !areAnswers(answers)) continue;
    if (captions.filter(isKnown).length < FEWEST_KNOWN) continue;
    for (const [i, caption] of captions.entries()) {
      const answer = answers[i] as Unit;
      pairs.push(ruledPair(caption, answer));
      bound.add(caption).add(answer);
    }
  }
  return { pairs, bound };
}

function areFlush(captions: readonly Unit[], answers: readonly Unit[]): boolean {
  return (
    captions.length >= FEWEST &&
    captions.length === answers.length &&
    captions.every(({ box, lastBaseline, fontSize }, i) => {
      const answer = answers[i] as Unit;
      const step = (answer.firstBaseline - lastBaseline) / fontSize;
      return Math.abs(answer.box.x0 - box.x0) < FLUSH * fontSize && step < STEP;
    })
  );
}

function areAnswers(answers: readonly Unit[]): boolean {
  const numbered = answers.filter(({ text }) => /\d/.test(text));
  return (
    numbered.length >= NUMBERED * answers.length &&
    !answers.some((unit) => unit.colon || asks(unit) || areChoices(unit.text))
  );
}

/** "2% 10, Net 30" is no "Net". */
const asks = (unit: Unit): boolean => isKnown(unit) && !/\d/.test(unit.text);

const isKnown = ({ match }: Unit): boolean => (match?.score ?? 0) >= KNOWN;
