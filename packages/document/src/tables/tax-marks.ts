import type { Line } from "../layout/lines";
import { type Segment, toSegment } from "../layout/segment";
import { kindOf } from "../text/kind";
import { isCurrency } from "../text/number";
import { wordsIn } from "./receipt-words";

/** The sign of a tax rate or of a reduced one behind an amount: "12,90 A", "598 ※", "¥486軽", "7.20 ZRL". */
const taxMark = /^(?:\p{Lu}\p{L}?|\p{Lu}{3}|[*#※†＊軽外内非]|\p{Lu}[*#])$/u;
/** The same without a space: "598※", "12.90A". */
const closeMark = /^(.*\d)(?:[*#※†＊軽外内非]|(?<=[.,]\d\d)\p{Lu})$/u;

/** The texts of a line without the tax mark at its end, and that mark. */
export function withoutMark(line: Line): { segments: Segment[]; mark: Segment | null } {
  const all = line.segments;
  const [last, before] = [all.at(-1), all.at(-2)];
  const words = last ? partClose(last).words : [];
  const [sign, ...reversed] = words.toReversed();
  const isDigit =
    sign && /^\d$/.test(sign.text) && /[.,]\d{2}$/.test(reversed[0]?.text ?? before?.text ?? "");
  if (!sign || !(isDigit || taxMark.test(sign.text)) || isCurrency(sign.text))
    return { segments: all, mark: null };
  const mark = toSegment([sign], line.page);
  if (reversed.length === 0) {
    const isBehind = before && ["money", "number"].includes(kindOf(before.text));
    return isBehind ? { segments: all.slice(0, -1), mark } : { segments: all, mark: null };
  }
  const left = toSegment(reversed.toReversed(), line.page);
  const isBehind = [left.text, reversed[0]?.text ?? ""].some((text) => kindOf(text) === "money");
  return isBehind ? { segments: [...all.slice(0, -1), left], mark } : { segments: all, mark: null };
}

function partClose(segment: Segment): Segment {
  const last = segment.words.at(-1);
  const at = last && closeMark.exec(last.text)?.[1]?.length;
  if (!last || !at) return segment;
  const parts = [wordsIn([last], 0, at), wordsIn([last], at, last.text.length)].flat();
  return toSegment([...segment.words.slice(0, -1), ...parts], segment.page);
}
