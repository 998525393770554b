import { fold, isCjk } from "../text/fold";
import { restoreSpaces } from "../text/restore-spaces";
import { formsOf } from "./forms";
import type { ColumnKey } from "./lexicon";
import { nearest } from "./nearest";
import { columns, type Entry, type Index, type LabelKey, labels } from "./phrases";

export interface LabelMatch {
  key: LabelKey;
  /** 1 for the phrase itself, less for parts, slips and longer labels that contain it. */
  score: number;
  language: string;
}

export interface ColumnMatch {
  key: ColumnKey | "other";
  score: number;
  language: string;
}

/** How many labels of each language a document shows: the tie-breaker between equal phrases. */
export type LanguageWeights = ReadonlyMap<string, number>;

function preferred<Key>(
  entries: readonly Entry<Key>[],
  weights?: LanguageWeights,
): Entry<Key> | undefined {
  return entries.reduce<Entry<Key> | undefined>((best, entry) => {
    if (!best) return entry;
    return (weights?.get(entry.language) ?? 0) > (weights?.get(best.language) ?? 0) ? entry : best;
  }, undefined);
}

/** Results of a document, whose language weights stand for it: the same labels are asked for again and again. */
const remembered = new WeakMap<LanguageWeights, Map<string, unknown>>();

function find<Key extends string>(
  index: Index<Key>,
  text: string,
  slips: boolean,
  weights?: LanguageWeights,
): { key: Key; score: number; language: string } | null {
  if (!weights) return search(index, text, slips);
  const known = remembered.get(weights) ?? new Map<string, unknown>();
  remembered.set(weights, known);
  const question = `${(index as unknown) === labels ? "l" : "c"}${slips ? "~" : "="}${text}`;
  let answer = known.get(question) as
    | { key: Key; score: number; language: string }
    | null
    | undefined;
  if (answer === undefined) {
    answer = search(index, text, slips, weights);
    known.set(question, answer);
  }
  return answer;
}

function search<Key extends string>(
  index: Index<Key>,
  text: string,
  slips: boolean,
  weights?: LanguageWeights,
): { key: Key; score: number; language: string } | null {
  if (text.length > 80) return null;
  const forms = formsOf(text);
  for (const [form, weight] of forms) {
    const entry = preferred(index.get(form) ?? [], weights);
    if (entry) return { ...entry, score: weight };
  }
  if (slips) {
    for (const [form, weight] of forms) {
      const near = nearest(index, form);
      if (near) return { ...near.entry, score: weight * near.score };
    }
  }
  return joined(index, forms, weights) ?? contained(index, forms, weights);
}

const conjunction =
  /(?<=\p{Script=Han})(?:及び|及|与|和)(?=\p{Script=Han})| (?:and|und|et|y|e|i|en|va|or|oder|ou|lub) /u;

/** "Item no. and description": headings that the lexicon knows one by one, about what is described, else about the first that has a meaning of its own. */
function joined<Key>(
  index: Index<Key>,
  forms: readonly [string, number][],
  weights?: LanguageWeights,
): { key: Key; score: number; language: string } | null {
  for (const [form, weight] of forms) {
    const parts = form.split(conjunction);
    const found = parts.map((part) => preferred(index.get(part) ?? [], weights));
    if (parts.length < 2 || found.includes(undefined)) continue;
    const named = found.find((one) => one?.key === "description");
    const entry = named ?? found.find((one) => one?.key !== "other") ?? found[0];
    if (entry) return { ...entry, score: 0.9 * weight };
  }
  return null;
}

/** A longer label that contains a phrase as whole words (anywhere in CJK): worth the share it covers. */
function contained<Key>(
  index: Index<Key>,
  forms: readonly [string, number][],
  weights?: LanguageWeights,
): { key: Key; score: number; language: string } | null {
  const form = forms.at(Math.min(2, forms.length - 1))?.[0] ?? "";
  const units = isCjk(form) ? [...form] : form.split(" ");
  const glue = isCjk(form) ? "" : " ";
  if (units.length < 2 || units.length > 12) return null;
  for (let size = units.length - 1; size >= 1; size--) {
    for (let start = units.length - size; start >= 0; start--) {
      const part = units.slice(start, start + size).join(glue);
      const entry = part.length >= 2 ? preferred(index.get(part) ?? [], weights) : undefined;
      const cover = part.length / form.length;
      if (entry && cover >= 0.4) return { ...entry, score: 0.45 + 0.4 * cover };
    }
  }
  return null;
}

/** Looks a label up in all languages; null where no phrase is near. `slips` forgives misread signs. */
export function matchLabel(
  text: string,
  slips = false,
  weights?: LanguageWeights,
): LabelMatch | null {
  return find(labels, text, slips, weights);
}

/** Looks a column heading up in all languages; what is a phrase of labels as it stands, "Supplier", is no misread "Supplies". */
export function matchColumn(
  text: string,
  slips = false,
  weights?: LanguageWeights,
): ColumnMatch | null {
  const mayBeSlip = slips && !formsOf(text).some(([form]) => labels.has(form));
  return find(columns, text, mayBeSlip, weights);
}

const squeezed = new Map<string, string>();
for (const phrase of labels.keys()) {
  const key = phrase.replaceAll(" ", "");
  const rival = squeezed.get(key);
  if (phrase.includes(" ") && (!rival || rival.length > phrase.length)) squeezed.set(key, phrase);
}

/** A label as printed where a reader lost or added spaces: part by part, after phrases of the lexicon. */
export function withSpaces(text: string): string {
  return text
    .split(/( \/ )/)
    .map((part) =>
      labels.has(fold(part)) ? part : (restoreSpaces(part, (key) => squeezed.get(key)) ?? part),
    )
    .join("");
}
