import type { Page } from "../../model";

/** Rules times what they are compared with: a drawing has more, no form has. */
const MOST = 20_000_000;

/** Whether a page has so many lines that comparing each with all others takes too long; they are no form's then. */
export function isDrawing({ rules, words }: Page): boolean {
  return rules.length * (rules.length + words.length) > MOST;
}
