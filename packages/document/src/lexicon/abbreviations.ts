import { lexicons } from "./phrases";

const OF_ALL = "eng";

/** Words that each language prints with a point behind them, in small letters without it. */
const byLanguage = new Map(
  lexicons.map(({ language, abbreviations }) => [language, new Set(abbreviations.split(" | "))]),
);

/** Whether a word is one that a language, or English, prints with a point behind it: "Dept", "(approx". `language` as in ISO 639-3. */
export function isAbbreviation(text: string, language: string): boolean {
  const word = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, "");
  return [language, OF_ALL].some((own) => byLanguage.get(own)?.has(word) === true);
}
