import type { Rule, Word } from "../../model";

/** What is read out of the remains of a rule reaches no further from it than this, in em. */
const REACH = 0.45;

/** Without what one reader alone makes of the remains of level rules: where a page is shaded, they are wiped out but for specks. `em` in pixels. */
export function dropRemains(words: readonly Word[], rules: readonly Rule[], em: number): Word[] {
  const level = rules.filter(({ orientation }) => orientation === "horizontal");
  const isRemains = ({ second, box }: Word): boolean =>
    second === "none" &&
    level.some(
      ({ box: rule }) =>
        box.x0 > rule.x0 - em &&
        box.x1 < rule.x1 + em &&
        box.top > rule.top - REACH * em &&
        box.bottom < rule.bottom + REACH * em,
    );
  return words.filter((word) => !isRemains(word));
}
