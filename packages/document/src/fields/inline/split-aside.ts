import { toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { isAccount, kindOf } from "../../text/kind";

/** Words that say when somebody answers or what it costs; one or two may be whose telephone it is. */
const FEWEST = 3;

/**
 * "Telephone 01524 555018 (day and night)", "Account: 71 9066 0000 0055 5018 4200 0010 (Marlow Bank)": what stands in brackets behind a number to call or
 * an account, and all before it; null for any other text.
 */
export function splitAside(words: readonly Word[]): { before: Word[]; aside: Word[] } | null {
  const at = words.findLastIndex(({ text }) => /^\(/.test(text));
  const [before, aside] = [words.slice(0, at), words.slice(at)];
  const text = aside.map((word) => word.text).join(" ");
  if (at < 2 || !/^\([^()\d]+\)$/.test(text)) return null;
  const number = numberAt(before);
  const isCall = kindOf(number) === "phone" && aside.length >= FEWEST;
  return isCall || isAccount(number) ? { before, aside } : null;
}

/** The digits that a text ends with. */
function numberAt(words: readonly Word[]): string {
  const from = words.findLastIndex(({ text }) => !/^[+(\d][\d()./-]*$/.test(text)) + 1;
  const isCountry = /^[A-Z]{2}\d{2}$/.test(words[from - 1]?.text ?? "");
  const number = words.slice(isCountry ? from - 1 : from);
  return number.length === 0 ? "" : toSegment([...number], 1).text;
}
