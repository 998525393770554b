import { type Cell, cellOf } from "../../layout/rules/cells";
import { type Segment, toSegment } from "../../layout/segment";
import { hasRole } from "../../lexicon/roles";
import type { Word } from "../../model";
import { numberSign } from "../../text/number-sign";
import type { Unit } from "../units/unit";
import type { LabelledValue } from "../values/grow";

const ticked = /[☑☒✓✔✅■●◉🗹🗷]|\[[xX✓]\]|\([xX]\)/u;
const box = /[☐☑☒□■○●◯◉✓✔✅🗹🗷]|\[[ xX✓]?\]|\([ xX]?\)/gu;

/** "☐ ● Brakes": the dot behind a box marks what matters and is no tick. */
const bullet = /(?<=[☐☑☒□] ?)[●•■] ?/gu;

/**
 * The choices of a text with tick boxes: the printed text of those ticked, null where it has no
 * boxes. A box stands before its choice unless the text begins with a choice.
 */
function tickedChoices(printed: string): string[] | null {
  const text = printed.replace(bullet, "");
  const marks = [...text.matchAll(box)];
  if (marks.length === 0 || (marks.length === 1 && /^[●■○]$/u.test(marks[0]?.[0] ?? "")))
    return null;
  const behind = text.slice(0, marks[0]?.index ?? 0).trim() !== "";
  return marks
    .map((mark, index) => {
      const start = behind ? endOf(marks[index - 1]) : endOf(mark);
      const end = behind ? mark.index : (marks[index + 1]?.index ?? text.length);
      return { on: ticked.test(mark[0]), choice: withoutComma(text.slice(start, end).trim()) };
    })
    .filter(({ on, choice }) => on && choice !== "")
    .map(({ choice }) => choice);
}

/** "☒ yes, since": the comma leads on to what is asked next, a semicolon to the next line of a list. */
const withoutComma = (text: string): string => text.replace(/[,，、;；]$/u, "");

function endOf(mark: RegExpExecArray | undefined): number {
  return mark ? mark.index + mark[0].length : 0;
}

const opening = /^(?:[☐☑☒□■○●◯◉✓✔✅🗹🗷]|\[[ xX✓]?\]|\([ xX✓]?\)|\[$)/u;

/** A word that is, or begins with, a box. */
export function beginsWithBox(text: string): boolean {
  return opening.test(text);
}

/** A text of choices alone: a box before each, or one behind each: "yes ☐ no ☒". */
export function areChoices(text: string): boolean {
  if (beginsWithBox(text)) return true;
  const marks = [...text.matchAll(box)];
  const last = marks.at(-1);
  return (
    marks.length > 1 &&
    last !== undefined &&
    endOf(last) === text.length &&
    isShort(text.slice(0, marks[0]?.index), marks.length)
  );
}

/** Whether the last of several boxes, or a lone one that is no point of a list, is ticked. */
export function endsTicked(words: readonly Word[]): boolean {
  const marks = [
    ...words
      .map(({ text }) => text)
      .join(" ")
      .matchAll(box),
  ];
  const last = marks.at(-1);
  return last !== undefined && (marks.length > 1 || !/[■●]/u.test(last[0])) && ticked.test(last[0]);
}

/** "☐ red ☐ blue ☐ other:" asks nothing more, whatever the last choice leaves room for. */
export function areSeveralChoices(text: string): boolean {
  return beginsWithBox(text) && [...text.matchAll(box)].length > 1;
}

/** Of many choices one has more words. */
const isShort = (choice: string, count: number): boolean =>
  choice.trim().split(" ").length <= (count > 2 ? 4 : 2);

/** Choices of one cell stand apart on their line, but they answer one label: their segments become one, but for those that begin `columns` of their own. */
export function joinChoices(
  segments: readonly Segment[],
  cells: readonly Cell[],
  columns: ReadonlySet<Segment> = new Set(),
): Segment[] {
  const joined: Segment[] = [];
  const [asked, ...choices] = segments;
  const behind = asked ? choicesBehind(asked, choices) : 0;
  const closed = choices.slice(0, behind);
  if (asked && behind > 0 && closed.every((one) => isInCell(asked, one, cells))) {
    const words = closed.flatMap((choice) => choice.words);
    return [
      asked,
      toSegment(words, asked.page),
      ...joinChoices(choices.slice(behind), cells, columns),
    ];
  }
  const within = isOneQuestion(segments) ? reach.lone : reach.usual;
  const last = segments.at(-1);
  const isClosed = last !== undefined && endsWithBox(last);
  for (const segment of segments) {
    const before = columns.has(segment) ? undefined : joined.at(-1);
    const isOneCell = before && cellOf(before, cells) === cellOf(segment, cells);
    const isWhole =
      before &&
      (hasBox(segment)
        ? segment === last && isBoxLast(segment, before)
        : isClosedByBox(before, isClosed));
    if (before && isOneCell && !isWhole && isOneChoice(before, segment, within))
      joined[joined.length - 1] = toSegment([...before.words, ...segment.words], segment.page);
    else joined.push(segment);
  }
  return joined;
}

const isInCell = (one: Segment, other: Segment, cells: readonly Cell[]): boolean =>
  cellOf(one, cells) === cellOf(other, cells);

/**
 * How many segments behind what asks are choices by turns with the boxes behind them, which stand nearer to them than to the next: "Output   Poor ☐   Fair ☒
 * Good ☐". What has no box behind it asks for something else.
 */
function choicesBehind(asked: Segment, segments: readonly Segment[]): number {
  if (hasBox(asked)) return 0;
  const isLone = ({ words }: Segment) => words.length === 1 && beginsWithBox(words[0]?.text ?? "");
  const odd = segments.findIndex((segment, at) => {
    if (at % 2 === 0) return hasBox(segment);
    const [before, next] = [segments[at - 1], segments[at + 1]];
    const gap = before ? gapOf(before, segment) : 0;
    return !isLone(segment) || (next !== undefined && gap >= 0.6 * gapOf(segment, next));
  });
  const alternating = odd < 0 ? segments.length : odd;
  const count = alternating - (alternating % 2);
  return count < 4 || segments.slice(count).some(hasBox) ? 0 : count;
}

/**
 * "Sex: m ☒ f ☐", "yes ☒ no ☐": boxes behind their choices, as a colon before the first one tells, or that it is an answer by itself, or that the
 * line ends with a box, too; what stands behind the last of them is no choice.
 */
function isClosedByBox({ words }: Segment, endsLine: boolean): boolean {
  const first = words.findIndex(({ text }) => beginsWithBox(text));
  const colon = words
    .slice(0, Math.max(0, first))
    .findLastIndex(({ text }) => /[:：?？]$/.test(text));
  const choice = words.slice(colon + 1, Math.max(0, first)).map(({ text }) => text);
  const boxes = words.filter(({ text }) => beginsWithBox(text)).length;
  if (choice.length === 0 || boxes < 2 || !beginsWithBox(words.at(-1)?.text ?? "")) return false;
  const isAnswer = (["assent", "refusal"] as const).some((role) => hasRole(choice.join(" "), role));
  return colon >= 0 || isAnswer || endsLine;
}

/** "☐ yes ☒ no   urgent ☐": what stands before the only box of its own, behind choices that have theirs before them. */
function isBoxLast(segment: Segment, before: Segment): boolean {
  const boxes = segment.words.filter(({ text }) => beginsWithBox(text)).length;
  const isClosed = boxes === 1 && segment.words.length > 1 && endsWithBox(segment);
  return isClosed && beginsWithBox(before.text) && !endsWithBox(before);
}

/** A box and its text, or two choices of one question. */
function isOneChoice(before: Segment, segment: Segment, within: number): boolean {
  const gap = gapOf(before, segment);
  if (gap < 2 && (endsWithBox(before) || isRemark(before, segment))) return true;
  return gap < within && hasBox(before) && hasBox(segment) && !asksItself(segment);
}

/** What a choice has in brackets, "☒ yes (which" and "birch, hazel)". */
const isRemark = (before: Segment, { text }: Segment): boolean =>
  hasBox(before) && /[(（][^()（）]*$/u.test(before.text) && /^[^()（）]+[)）]$/u.test(text);

/** A text with boxes of its own behind it: "Keys returned ☒ yes ☐ no", "Any pets? ☐". */
function asksItself({ words }: Segment): boolean {
  const own = words.slice(0, boxesFrom(words));
  const boxes = words.filter(({ text }) => beginsWithBox(text));
  const isAsking = /\p{L}[?？]$/u.test(own.at(-1)?.text ?? "");
  return (boxes.length > 1 || isAsking) && own.some(({ text }) => /\p{L}{2}/u.test(text));
}

const gapOf = (before: Segment, { box, fontSize }: Segment): number =>
  (box.x0 - before.box.x1) / fontSize;
const hasBox = ({ words }: Segment): boolean => words.some(({ text }) => beginsWithBox(text));
const endsWithBox = ({ words }: Segment): boolean => beginsWithBox(words.at(-1)?.text ?? "");

/** A line on which nothing but choices follows what it asks: "INPUT  ☒ cards  ☐ tape  ☐ disk". */
function isOneQuestion([asked, ...choices]: readonly Segment[]): boolean {
  if (!asked || hasBox(asked) || choices.filter(hasBox).length < 2) return false;
  return choices.every((segment, at) => {
    const before = choices[at - 1];
    return hasBox(segment) || (before && endsWithBox(before) && gapOf(before, segment) < 2);
  });
}

/**
 * Choices of one question stand within this many em of each other; another question stands further. The choices of the only one on a line may
 * stand in columns.
 */
const reach = { usual: 6, lone: 16 } as const;

/** Where a label without a colon ends and its boxes begin; 0 where the boxes stand behind their choices. */
export function boxesFrom(words: readonly Word[]): number {
  const first = words.findIndex(({ text }) => beginsWithBox(text));
  const last = words.at(-1)?.text ?? "";
  return first > 0 && !beginsWithBox(last) && !/^[\])]$/.test(last) ? first : 0;
}

/**
 * "☒ yes ☐ no Which one? amber": where behind the first word of the last choice a question begins with a capital, and where its answer does; null where
 * nothing is asked.
 */
export function askedBehind(words: readonly Word[]): [question: number, answer: number] | null {
  const last = words.findLastIndex(({ text }) => beginsWithBox(text));
  const end = words.findIndex(({ text }, at) => at > last + 1 && /\p{L}[?？]$/u.test(text));
  const start = words.findIndex(({ text }, at) => at > last + 1 && /^\p{Lu}\p{Ll}/u.test(text));
  const isAsked = last >= 0 && start > 0 && end >= start && end + 1 < words.length;
  return isAsked ? [start, end + 1] : null;
}

/**
 * "☐ no ☒ yes which": where behind the last of two choices, each begun by a word for yes or no, the next label begins; 0 where the words are all of
 * the choice.
 */
export function labelBehind(words: readonly Word[]): number {
  const [first = -1, second = -1, ...more] = words.flatMap(({ text }, at) =>
    beginsWithBox(text) ? [at] : [],
  );
  const [one, other, next] = [words[first + 1], words[second + 1], words[second + 2]];
  if (!one || !other || !next || more.length > 0 || second !== first + 2) return 0;
  const are = (yes: Word, no: Word) => hasRole(yes.text, "assent") && hasRole(no.text, "refusal");
  const rest = words.slice(second + 2);
  // "☒ no, stair 3", all behind the comma in one face: no label has numbers of its own.
  const isOneFace = rest.every(
    ({ face, source }) => face === next.face && (source === "pdf" || face === "printed"),
  );
  const isSaid =
    /[,，、]$/.test(other.text) && isOneFace && rest.some(({ text }) => /^\d/.test(text));
  const isAsking = /^¿?\p{L}{2}/u.test(next.text) && !isSaid;
  return isAsking && (are(one, other) || are(other, one)) ? second + 2 : 0;
}

/** "☐ passport ☒ licence no.": where behind the last choice the sign for the number of what was chosen stands, whose answer is another text; 0 where none does. */
export function signBehind(words: readonly Word[]): number {
  const end = words.length - 1;
  const boxes = words.filter(({ text }) => beginsWithBox(text)).length;
  const isSign = /\p{L}/u.test(words[end]?.text ?? "") && numberSign.test(words[end]?.text ?? "");
  const isChosen = end > 1 && !beginsWithBox(words[end - 1]?.text ?? "");
  return boxes > 1 && isSign && isChosen ? end : 0;
}

/** A value with tick boxes becomes what is ticked, each choice an answer of its own; nothing ticked is a blank. */
export function chooseTicked(value: LabelledValue): LabelledValue[] {
  const choices = tickedChoices(value.text);
  if (choices === null) return [value];
  return choices.map((choice) => ({
    ...value,
    text: choice,
    lines: chosenLines(value.lines, choice),
  }));
}

/** The lines with the words of the choice alone, which the box of the value bounds. */
function chosenLines(lines: Unit[], choice: string): Unit[] {
  const chosen = lines.flatMap((line) => {
    const segments = line.segments.flatMap((segment) => runOf(segment, choice));
    return segments.length > 0 ? [{ ...line, segments }] : [];
  });
  return chosen.length > 0 ? chosen : lines;
}

function runOf({ words, page }: Segment, choice: string): Segment[] {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const run = toSegment(words.slice(from, to), page);
      if (withoutComma(run.text) === choice) return [run];
      if (run.text.length > choice.length) break;
    }
  return [];
}
