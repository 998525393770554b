import { isWordOf } from "../ocr/words/word-list";
import { fold, isCjk } from "../text/fold";
import { formsOf } from "./forms";
import { nearest } from "./nearest";
import { roles, type TextRole } from "./phrases";
import { WITH_WORDS } from "./restore-label";

/** The phrases of each role, for questions about parts of a text. */
const rolePhrases = new Map<TextRole, string[]>();
for (const [phrase, entries] of roles) {
  for (const role of new Set(entries.map((entry) => entry.key))) {
    rolePhrases.set(role, [...(rolePhrases.get(role) ?? []), phrase]);
  }
}

/** Letters of a phrase that is known with a slip of the reader, and of one in a single word: "GRAZIER" is an answer, "Grazie" a greeting. */
const SLIPS = { phrase: 6, word: 8 } as const;

/** True where the whole text, or a part of it beside a slash, is a phrase of that role. */
export function hasRole(text: string, role: TextRole, slips = false): boolean {
  if (text.length > 80) return false;
  return formsOf(text).some(([form]) => {
    if (roles.get(form)?.some((entry) => entry.key === role)) return true;
    const entry = slips && isLong(form) ? nearest(roles, form)?.entry : undefined;
    return entry?.key === role && !isOtherWord(form, entry.language);
  });
}

/** "Suprimentos" is a word, and no "Cumprimentos" with slips. */
function isOtherWord(form: string, language: string): boolean {
  const model = WITH_WORDS.find((one) => one === language);
  return model !== undefined && isWordOf(model, form);
}

const isLong = (form: string): boolean =>
  form.length >= (form.includes(" ") || isCjk(form) ? SLIPS.phrase : SLIPS.word);

/** A word of Vietnamese that without its marks is a legal form: "có", "sả". */
const shortMarked = /(?<!\p{L})(?=\p{L}{2,3}(?!\p{L}))[a-z]*[à-ỹ][a-zà-ỹ]*/giu;

/** A word in small letters behind another one: where the first letter is the only capital, that is no name of an organisation, "Nome della scuola". */
const PLAIN = /(?<=(?<!\p{L})\p{Ll}+ )\p{Ll}{6,}(?!\p{L})/gu;
const withoutPlain = (text: string): string =>
  /^\P{L}*\p{Lu}\P{Lu}*$/u.test(text) ? text.replace(PLAIN, " ") : text;

/** True where a word or a run of words of the text is a legal form or a word for an organisation. */
export function namesOrganisation(text: string): boolean {
  const form = fold(withoutPlain(text.normalize("NFC")).replace(shortMarked, " "));
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

/** What a tick stands for: "(x = enclosed)". */
const TICK_MEANS = /[(（]\s?[xX✓]\s?[=:]\s?\p{L}/u;

/** True where the text says that something is to be ticked: "(check all that apply)". */
export function asksToTick(text: string): boolean {
  if (TICK_MEANS.test(text)) return true;
  const form = fold(text);
  return (rolePhrases.get("ticking") ?? []).some((phrase) =>
    isCjk(phrase) ? form.includes(phrase) : ` ${form} `.includes(` ${phrase} `),
  );
}

/** True for nothing but that, in brackets: how to answer is no answer. */
export const isHowToTick = (text: string): boolean =>
  /^[(（].*[)）]$/.test(text) && asksToTick(text);

/** The word for an invoice, as labels of numbers and dates have it. */
export const namesInvoice = (text: string): boolean =>
  /invoice|rechnung|factu|fatu|fattura|faktu|hóa đơn|請求|发票|开票/i.test(text);
