import { type Segment, toSegment } from "../../layout/segment";

/** The kinds of account that Japanese banks keep, one of which stands before the number. */
const KINDS = "(?:普通|当座|貯蓄)(?:預金)?";
const DIGITS = "[\\d０-９]{5,8}";
const KIND = new RegExp(`(?:^|\\s)${KINDS}$`);
const NUMBER = new RegExp(`^${DIGITS}$`);
/** Both by themselves, and behind the bank. */
const ALONE = new RegExp(`^${KINDS}\\s*${DIGITS}$`);
const BEHIND = new RegExp(`(?:^|\\s)${KINDS}\\s*${DIGITS}$`);
/** Banks spell the holder in katakana, a company's form cut short before a bracket: "ユ）アサギリ". */
const HOLDER = /^[ァ-ヺｦ-ﾟー・.．\s]+(?:[)）][ァ-ヺｦ-ﾟー・.．\s]+)?$/u;
/** What follows stands no further behind, in em. */
const NEAR = 3;

/** "普通 0271934": an account told by its kind, alone. */
export const isKeptAccount = (text: string): boolean => ALONE.test(text);

/** "ユ）アサギリ" behind or below such an account. */
export const holdsAccount = (text: string, holder: string): boolean =>
  BEHIND.test(text) && HOLDER.test(holder);

/** The segments of a line; "普通  0271934  ユ）アサギリ" is one of them, however far its parts stand from each other. */
export function joinAccounts(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const gap = last ? (segment.box.x0 - last.box.x1) / segment.fontSize : Number.NaN;
    const isNumber = last && KIND.test(last.text) && NUMBER.test(segment.text);
    const isOne = last && (isNumber || holdsAccount(last.text, segment.text)) && gap < NEAR;
    if (isOne) joined.pop();
    joined.push(isOne ? toSegment([...last.words, ...segment.words], segment.page) : segment);
  }
  return joined;
}
