import type { LabelledValue } from "../fields/grow";
import type { Unit } from "../fields/unit";
import type { Page } from "../model";
import { isKnown, mean, type PageQuality } from "./evidence";

/** What the readers and the layout say of a page as a whole. */
export function pageQuality(
  { number, words }: Page,
  values: readonly LabelledValue[],
  left: readonly Unit[],
): PageQuality {
  const asked = words.filter(({ second }) => second !== undefined);
  const own = values.filter(({ lines }) => lines[0]?.page === number);
  const rest = left.filter(({ page }) => page === number).length;
  const taken = own.reduce((sum, { label, lines }) => sum + lines.length + (label ? 1 : 0), 0);
  const labels = own.flatMap(({ label }) => (label ? [label] : []));
  return {
    doubt: mean(words.map(({ confidence }) => 1 - confidence)),
    dispute: mean(
      asked.map(({ second }) => (second === "differs" || second === "overrules" ? 1 : 0)),
    ),
    left: rest / Math.max(1, rest + taken),
    strange: mean(labels.map((label) => (isKnown(label) ? 0 : 1))),
  };
}
