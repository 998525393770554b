import type { Word } from "../../model";
import { groupRuns } from "./group-runs";

/** A group of a number or of the code of an account. */
const GROUP = /^(?=.*\d)[\dA-Z]+$/;
/** So many groups of one length, of so many signs at least, tell that one twice as long is two. */
const EVEN = { fewest: 2, signs: 4 } as const;

/** Mobile numbers of China have groups of three, four and four digits: one space was lost. */
const MOBILE = /^1[3-9]\d (?:\d{8}|\d{4})$|^1[3-9]\d{5} \d{4}$/;

/** Words of one line seen on pixels, with the space that was lost between two groups of a number whose others are even: "4417 0955 73302118". */
export function withEvenGroups(words: readonly Word[], isChinese: boolean): Word[] {
  return groupRuns(words, isGroup).flatMap((run) => {
    const length = isChinese && isMobile(run) ? MOBILE_GROUP : lengthOf(run);
    if (length === 0) return run;
    return run.flatMap((word) => (word.text.length > length ? cutBefore(word, length) : [word]));
  });
}

const isGroup = ({ text, source }: Word): boolean => source === "ocr" && GROUP.test(text);

const MOBILE_GROUP = 4;
const isMobile = (run: readonly Word[]): boolean =>
  MOBILE.test(run.map(({ text }) => text).join(" "));

/** How long most groups of a number are; 0 where not all are so long or twice as long, but for a shorter one at the end. */
function lengthOf(run: readonly Word[]): number {
  const lengths = run.map(({ text }) => text.length);
  const length = Math.min(...lengths.slice(0, -1));
  const isEven = lengths.every(
    (own, at) => own === length || own === 2 * length || (at === run.length - 1 && own < length),
  );
  const whole = lengths.filter((own) => own === length).length;
  return isEven && length >= EVEN.signs && whole >= EVEN.fewest ? length : 0;
}

/** Half the white between two groups, in em. */
const WHITE = 0.1;

/** The last signs of a word, so many, as a word of their own. */
function cutBefore(word: Word, signs: number): Word[] {
  const { text, box, fontSize } = word;
  const at = text.length - signs;
  const x = box.x0 + ((box.x1 - box.x0) * at) / text.length;
  return [
    { ...word, text: text.slice(0, at), box: { ...box, x1: x - WHITE * fontSize } },
    {
      ...word,
      text: text.slice(at),
      box: { ...box, x0: x + WHITE * fontSize },
      spaceBefore: true,
    },
  ];
}
