import type { Unit } from "../fields/units/unit";
import type { LabelledValue } from "../fields/values/grow";
import type { Page } from "../model";
import { isKnown, mean, type PageQuality } from "./evidence";
import { isBlank } from "./left-over";

/** What the readers and the layout say of a page as a whole. */
export function pageQuality(
  { number, words }: Page,
  values: readonly LabelledValue[],
  left: readonly Unit[],
): PageQuality {
  const asked = words.filter(({ second }) => second !== undefined);
  const own = values.filter(({ lines }) => lines[0]?.page === number);
  const rest = left.filter(
    (unit) => unit.page === number && !isProse(unit) && !isBlank(unit),
  ).length;
  const taken = own.reduce((sum, { label, lines }) => sum + lines.length + (label ? 1 : 0), 0);
  const labels = own.flatMap(({ label }) => (label ? [label] : []));
  return {
    doubt: mean(words.map(({ confidence }) => 1 - confidence)),
    dispute: mean(
      asked.map(({ second }) => (second === "differs" || second === "overrules" ? 1 : 0)),
    ),
    left: rest / Math.max(1, rest + taken),
    strange: mean(labels.map((label) => (isKnown(label) ? 0 : 1))),
    colons: mean(labels.map(({ colon }) => (colon ? 1 : 0))),
  };
}

/** Terms and notes, which belong to no label. */
function isProse({ text }: Unit): boolean {
  return text.length > PROSE.signs || text.split(/\s+/).length > PROSE.words;
}

const PROSE = { signs: 60, words: 8 } as const;
