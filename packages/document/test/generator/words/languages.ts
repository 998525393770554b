import { chinese } from "./chinese";
import { dutch } from "./dutch";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { italian } from "./italian";
import { japanese } from "./japanese";
import { polish } from "./polish";
import { portuguese } from "./portuguese";
import { spanish } from "./spanish";
import { vietnamese } from "./vietnamese";
import type { Words } from "./words";

/** Every language that documents are written in, by its code. */
export const languages: Readonly<Record<string, Words>> = Object.fromEntries(
  [
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
  ].map((words) => [words.code, words]),
);
