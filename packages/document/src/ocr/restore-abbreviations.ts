import type { Word } from "../model";

/** Pounds begin with a small l, which readers take for what stands alone in its shape: a capital or a stroke. */
const POUNDS = /^(\(?)[I|1](bs?[.)]?)$/;
/** The end of the Polish name for a limited company, "sp. z o.o.", in which readers see zeros. */
const COMPANY = /^[oO0]\.\s?[oO0]\.?(?=[,;]?$)/;

/** Abbreviations whose letters look like others, told by what stands before them or by being no word otherwise. */
export function restoreAbbreviations(words: readonly Word[]): Word[] {
  return words.map((word, i) => {
    const text =
      words[i - 1]?.text === "z"
        ? word.text.replace(COMPANY, "o.o.")
        : word.text.replace(POUNDS, "$1l$2");
    return text === word.text ? word : { ...word, text };
  });
}
