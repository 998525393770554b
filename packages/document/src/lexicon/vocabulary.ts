import { editDistance, fold, isCjk } from "../text/fold";
import { restoreSpaces } from "../text/restore-spaces";
import { german } from "./deu";
import { english } from "./eng";
import { french } from "./fra";
import { italian } from "./ita";
import { japanese } from "./jpn";
import type { ColumnKey, FieldKey, GeneralKey, Lexicon } from "./lexicon";
import { dutch } from "./nld";
import { polish } from "./pol";
import { portuguese } from "./por";
import { spanish } from "./spa";
import { vietnamese } from "./vie";
import { chinese } from "./zho";

/** In this order: the language of a tie is the first. */
const lexicons: readonly Lexicon[] = [
  english,
  vietnamese,
  japanese,
  german,
  french,
  spanish,
  italian,
  dutch,
  polish,
  portuguese,
  chinese,
];

export type LabelKey = FieldKey | GeneralKey;
export type TextRole = "title" | "terms" | "signature" | "greeting" | "paging" | "organisation";

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

interface Entry<Key> {
  key: Key;
  language: string;
}

type Index<Key> = Map<string, Entry<Key>[]>;

/** The phrases of an index by length, each with the set of its signs: most are ruled out without a distance. */
const byLength = new WeakMap<object, Map<number, { phrase: string; signs: number }[]>>();

function phrasesOf(index: Index<string>, length: number): { phrase: string; signs: number }[] {
  let lengths = byLength.get(index);
  if (!lengths) {
    lengths = new Map();
    for (const phrase of index.keys()) {
      const same = lengths.get(phrase.length) ?? [];
      same.push({ phrase, signs: signsOf(phrase) });
      lengths.set(phrase.length, same);
    }
    byLength.set(index, lengths);
  }
  return lengths.get(length) ?? [];
}

function signsOf(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at++) signs |= 1 << (text.charCodeAt(at) % 31);
  return signs;
}

function countBits(signs: number): number {
  let count = 0;
  for (let rest = signs; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function indexOf<Key extends string>(
  pick: (lexicon: Lexicon) => [Key, string | undefined][],
): Index<Key> {
  const index: Index<Key> = new Map();
  for (const lexicon of lexicons) {
    for (const [key, phrases] of pick(lexicon)) {
      for (const phrase of (phrases ?? "").split("|").map(fold)) {
        if (phrase === "") continue;
        const entries = index.get(phrase) ?? [];
        entries.push({ key, language: lexicon.language });
        index.set(phrase, entries);
      }
    }
  }
  return index;
}

const labels = indexOf<LabelKey>((lexicon) => [
  ...(Object.entries(lexicon.fields) as [LabelKey, string][]),
  ...(Object.entries(lexicon.general) as [LabelKey, string][]),
]);
const columns = indexOf<ColumnKey | "other">((lexicon) => [
  ...(Object.entries(lexicon.columns) as [ColumnKey, string][]),
  ["other", lexicon.otherColumns],
]);
const roles = indexOf<TextRole>((lexicon) => [
  ["title", lexicon.titles],
  ["terms", lexicon.terms],
  ["signature", lexicon.signatures],
  ["greeting", lexicon.greetings],
  ["paging", lexicon.paging],
  ["organisation", lexicon.organisations],
]);

/** The phrases of each role, for questions about parts of a text. */
const rolePhrases = new Map<TextRole, string[]>();
for (const [phrase, entries] of roles) {
  for (const role of new Set(entries.map((entry) => entry.key))) {
    rolePhrases.set(role, [...(rolePhrases.get(role) ?? []), phrase]);
  }
}

const noise =
  /\d+(?:[.,]\d+)*\s*[%％]?|[%％@]|[$€£¥₫]|\b(?:USD|EUR|GBP|JPY|VND|VNĐ|CHF|AUD|NZD|CAD|SGD|PLN|BRL|MXN|CNY|RMB)\b/gi;

/** "VAT at 20%", "TVA à 20 %": what is left of the rate. */
const preposition = /\s+(?:at|of|à|de|a|van|von|zu|al|ad)\s*$/i;

/** The forms in which a label may stand in the lexicon, likeliest first, each with its weight. */
function formsOf(text: string): [form: string, weight: number][] {
  const plain = text.normalize("NFKC").replace(/[:\s]+$/, "");
  const bare = plain.replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, " ");
  const forms: [string, number][] = [
    [fold(plain), 1],
    [fold(bare), 0.98],
    [fold(bare.replace(noise, " ").replace(preposition, "")), 0.96],
  ];
  const parts = plain.split(/\s*[/|\n・]\s*|\s+[-–—]\s+|(?<=[^\s\w])\s*\(|(?<=\w)\s+\(/);
  if (parts.length > 1) {
    for (const part of parts)
      forms.push([fold(part), 0.95], [fold(part.replace(noise, " ")), 0.94]);
  }
  for (const script of scriptsOf(plain)) forms.push([fold(script.replace(noise, " ")), 0.92]);
  return forms.filter(
    ([form], index) => form !== "" && forms.findIndex(([f]) => f === form) === index,
  );
}

/** A bilingual label without a separator: its CJK part and its Latin part. */
function scriptsOf(text: string): string[] {
  if (!isCjk(text) || !/[A-Za-z]{2}/.test(text)) return [];
  const latin = text.replace(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+/g, " ");
  const other = text.replace(/[A-Za-z.'’]+/g, " ");
  return [other, latin];
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
  return contained(index, forms, weights);
}

/** Allowed slips grow with the phrase: one from five signs (three in CJK), two from ten, three from 16. */
function nearest<Key>(
  index: Index<Key>,
  form: string,
): { entry: Entry<Key>; score: number } | null {
  const limit =
    form.length >= 16 ? 3 : form.length >= 10 ? 2 : form.length >= (isCjk(form) ? 3 : 5) ? 1 : 0;
  if (limit === 0) return null;
  const signs = signsOf(form);
  const shortest = isCjk(form) ? 3 : 5;
  let best: { entry: Entry<Key>; score: number } | null = null;
  for (
    let length = Math.max(shortest, form.length - limit);
    length <= form.length + limit;
    length++
  ) {
    for (const { phrase, signs: others } of phrasesOf(index as unknown as Index<string>, length)) {
      if (countBits(signs ^ others) > 2 * limit) continue;
      const distance = editDistance(form, phrase, limit);
      const entry = distance > limit ? undefined : index.get(phrase)?.[0];
      const score = 1 - distance / phrase.length;
      if (entry && score > (best?.score ?? 0.75)) best = { entry, score };
    }
  }
  return best;
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

/** Looks a column heading up in all languages. */
export function matchColumn(
  text: string,
  slips = false,
  weights?: LanguageWeights,
): ColumnMatch | null {
  return find(columns, text, slips, weights);
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

/** True where the whole text, or a part of it beside a slash, is a phrase of that role. */
export function hasRole(text: string, role: TextRole, slips = false): boolean {
  if (text.length > 80) return false;
  return formsOf(text).some(
    ([form]) =>
      roles.get(form)?.some((entry) => entry.key === role) ||
      (slips && form.length >= 6 && nearest(roles, form)?.entry.key === role),
  );
}

/** True where a word or a run of words of the text is a legal form or a word for an organisation. */
export function namesOrganisation(text: string): boolean {
  const form = fold(text);
  for (const phrase of rolePhrases.get("organisation") ?? []) {
    if (isCjk(phrase) ? form.includes(phrase) : ` ${form} `.includes(` ${phrase} `)) return true;
  }
  return false;
}

/** True where the text begins with a phrase of that role. */
export function beginsWithRole(text: string, role: TextRole): boolean {
  const form = fold(text);
  for (const phrase of rolePhrases.get(role) ?? []) {
    if (phrase.length < 2) continue;
    if (isCjk(phrase) ? form.startsWith(phrase) : `${form} `.startsWith(`${phrase} `)) return true;
  }
  return false;
}

/** True where a phrase of that role stands in the text as words of its own. */
export function mentionsRole(text: string, role: TextRole): boolean {
  const form = fold(text);
  for (const phrase of rolePhrases.get(role) ?? []) {
    if (phrase.length < 4) continue;
    if (isCjk(phrase) ? form.includes(phrase) : ` ${form} `.includes(` ${phrase} `)) return true;
  }
  return false;
}
