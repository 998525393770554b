import type { Word } from "../../model";
import { nextOnLine } from "../words/words-on-line";
import { type Chain, CJK_SIGN } from "./sign-chains";
import { widened } from "./widened";

/** So many lone digits of a page are of full width, and hardly any other. */
const WIDE = { least: 3, share: 0.8 } as const;

/** Whether the page sets lone digits between ideographs in full width. */
export function areLoneWide(chains: readonly Chain[], wide: readonly Set<number>[]): boolean {
  const lone = chains.flatMap(({ signs }, c) =>
    signs.flatMap((sign, at) => {
      const beside = [signs[at - 1], signs[at + 1]];
      const isLoneDigit =
        /\d/.test(sign.text) && beside.every((one) => one && CJK_SIGN.test(one.text));
      return isLoneDigit ? [wide[c]?.has(at) === true] : [];
    }),
  );
  const count = lone.filter((isWide) => isWide).length;
  return count >= WIDE.least && count >= WIDE.share * lone.length;
}

/** What a lone digit may stand beside: an ideograph on one side at least, and nothing that goes on with a number on either. */
const BOUND = /[0-9A-Za-z０-９.,:/~～％%-]/;
/** The word that goes on with its text stands no further off, in em; in a date a one leaves more white in its cell. */
const BESIDE_WORD = { other: 0.5, one: 0.75 } as const;

/** The lone digits of a page that sets them in full width, also those of which the ink tells nothing. */
export function withWideLone(words: readonly Word[]): Word[] {
  const next = new Map(
    words.map((word) => {
      const near = nextOnLine(word, words, BESIDE_WORD.one);
      const isDated = word.text.endsWith("1") && /^[年月日時分]/.test(near?.text ?? "");
      return [word, isDated ? near : nextOnLine(word, words, BESIDE_WORD.other)];
    }),
  );
  const last = new Map([...next].map(([word, other]) => [other, word]));
  return words.map((word) => {
    const signs = [...word.text];
    const before = last.get(word)?.text.slice(-1) ?? "";
    const behind = next.get(word)?.text.slice(0, 1) ?? "";
    const text = signs
      .map((sign, i) => {
        const beside = [signs[i - 1] ?? before, signs[i + 1] ?? behind];
        const isLone =
          beside.some((one) => CJK_SIGN.test(one)) && !beside.some((one) => BOUND.test(one));
        return /\d/.test(sign) && isLone ? widened(sign) : sign;
      })
      .join("");
    return text === word.text ? word : { ...word, text };
  });
}
