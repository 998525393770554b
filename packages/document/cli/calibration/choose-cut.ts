/** A field with the probability it was given. */
export interface Judged {
  probability: number;
  right: boolean;
}

/** Of a hundred fields that are not marked, this many may be wrong. */
const ALLOWED = 0.01;
/**
 * More right fields than this share are not marked for it, or an operator would look at everything: a text layer is mostly read
 * right, of a poor scan people expect to check more.
 */
const needlessOf = { pdf: 0.1, ocr: 0.25 } as const;

/** So many right ones may be marked in any case: where few fields are wrong, they buy some of those. */
const SPARE = 0.05;

/** The lowest cut above which the allowed share of wrong ones holds; else the highest that does not mark too many right ones. */
export function chooseCut(judged: readonly Judged[], source: "pdf" | "ocr"): number {
  const sorted = [...judged].sort((a, b) => b.probability - a.probability);
  const right = sorted.filter((one) => one.right).length;
  let wrong = 0;
  let kept = 0;
  let cut = 1;
  let bearable = false;
  for (const [index, one] of sorted.entries()) {
    if (one.right) kept++;
    else wrong++;
    const needless = (right - kept) / Math.max(1, right);
    const next = sorted[index + 1]?.probability ?? 0;
    if (next === one.probability) continue;
    if (wrong / (index + 1) <= ALLOWED || !bearable) cut = (one.probability + next) / 2;
    bearable ||= needless <= needlessOf[source];
  }
  const spare = sorted.filter((one) => one.right).at(-Math.ceil(SPARE * right));
  return Math.min(0.995, Math.max(cut, spare?.probability ?? 0));
}
