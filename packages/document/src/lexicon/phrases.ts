import { fold } from "../text/fold";
import { german } from "./deu";
import { english } from "./eng";
import { french } from "./fra";
import { indonesian } from "./ind";
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
export const lexicons: readonly Lexicon[] = [
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
  indonesian,
];

export type LabelKey = FieldKey | GeneralKey;
export type TextRole =
  | "title"
  | "terms"
  | "notice"
  | "assent"
  | "refusal"
  | "ticking"
  | "signature"
  | "greeting"
  | "attendant"
  | "person"
  | "attention"
  | "free"
  | "paging"
  | "organisation";

export interface Entry<Key> {
  key: Key;
  language: string;
}

/** The entries of each folded phrase. */
export type Index<Key> = Map<string, Entry<Key>[]>;

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

export const labels = indexOf<LabelKey>((lexicon) => [
  ...(Object.entries(lexicon.fields) as [LabelKey, string][]),
  ...(Object.entries(lexicon.general) as [LabelKey, string][]),
]);
export const columns = indexOf<ColumnKey | "other">((lexicon) => [
  ...(Object.entries(lexicon.columns) as [ColumnKey, string][]),
  ["other", lexicon.otherColumns],
]);
export const roles = indexOf<TextRole>((lexicon) => [
  ["title", lexicon.titles],
  ["terms", lexicon.terms],
  ["signature", lexicon.signatures],
  ["notice", lexicon.notices],
  ["assent", lexicon.assents],
  ["refusal", lexicon.refusals],
  ["ticking", lexicon.ticking],
  ["greeting", lexicon.greetings],
  ["attendant", lexicon.attendants],
  ["person", lexicon.persons],
  ["attention", lexicon.attention],
  ["free", lexicon.free],
  ["paging", lexicon.paging],
  ["organisation", lexicon.organisations],
]);
