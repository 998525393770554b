import type { Page } from "../../model";
import { cutWord } from "./cut-word";

const BOX = /([☐☑☒□■🗹🗷])/u;

/** A page with boxes to tick that were printed close to their choices, "男□女☑", in words of their own. */
export function withBoxesApart(page: Page): Page {
  return { ...page, words: page.words.flatMap((word) => cutWord(word, BOX)) };
}
