import { spellings } from "../../lexicon/spellings";
import { fold } from "../../text/fold";
import type { Model } from "../readers/model-data";
import { bareSigns } from "../readings/plain-signs";
import { isWordOf } from "./word-list";

/** Words of the labels and headings of all languages. */
const lexical = new Set([...spellings.keys()].flatMap((form) => form.split(" ")));

export const isLexical = (text: string): boolean => lexical.has(fold(text));

/** Whether print in the language of a model has a word: the lexicon has it, which tells nothing of marks, or the model's list. */
export function isPrinted(model: Model, text: string): boolean {
  return text !== "" && ((isLexical(text) && bareSigns(text) === text) || isWordOf(model, text));
}
