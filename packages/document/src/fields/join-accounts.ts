import { type Segment, toSegment } from "../layout/segment";

/** The kinds of account that Japanese banks keep, one of which stands before the number. */
const KIND = /^(?:普通|当座|貯蓄)(?:預金)?$/;
const NUMBER = /^[\d０-９]{5,8}$/;
/** The number stands no further behind it, in em. */
const NEAR = 3;

/** The segments of a line; "普通  0418826" is one of them, however far its parts stand from each other. */
export function joinAccounts(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const gap = last ? (segment.box.x0 - last.box.x1) / segment.fontSize : Number.NaN;
    const isOne = last && KIND.test(last.text) && NUMBER.test(segment.text) && gap < NEAR;
    if (isOne) joined.pop();
    joined.push(isOne ? toSegment([...last.words, ...segment.words], segment.page) : segment);
  }
  return joined;
}
