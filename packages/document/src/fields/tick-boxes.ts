import type { LabelledValue } from "./grow";

const ticked = /[☑☒✓✔✅■●◉🗹🗷]|\[[xX✓]\]|\([xX]\)/u;
const box = /[☐☑☒□■○●◯◉✓✔✅🗹🗷]|\[[ xX✓]?\]|\([ xX]\)/gu;

/**
 * The choices of a text with tick boxes: the printed text of those ticked, null where it has no
 * boxes. A box stands before its choice unless the text begins with a choice.
 */
function tickedChoices(text: string): string[] | null {
  const marks = [...text.matchAll(box)];
  if (marks.length === 0 || (marks.length === 1 && /^[●■○]$/u.test(marks[0]?.[0] ?? "")))
    return null;
  const behind = text.slice(0, marks[0]?.index ?? 0).trim() !== "";
  return marks
    .map((mark, index) => {
      const start = behind ? endOf(marks[index - 1]) : endOf(mark);
      const end = behind ? mark.index : (marks[index + 1]?.index ?? text.length);
      return { on: ticked.test(mark[0]), choice: text.slice(start, end).trim() };
    })
    .filter(({ on, choice }) => on && choice !== "")
    .map(({ choice }) => choice);
}

function endOf(mark: RegExpExecArray | undefined): number {
  return mark ? mark.index + mark[0].length : 0;
}

/** A value with tick boxes becomes what is ticked; nothing ticked is a blank. */
export function chooseTicked(value: LabelledValue): LabelledValue[] {
  const choices = tickedChoices(value.text);
  if (choices === null) return [value];
  return choices.length === 0 ? [] : [{ ...value, text: choices.join(", ") }];
}
