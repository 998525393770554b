/** A field with the probability it was given. */
export interface Judged {
  probability: number;
  right: boolean;
  /** How much it counts. */
  weight: number;
  /** True for a document of the kinds that the engine is built for: of those few right fields may be marked. */
  usual: boolean;
}

/** What marking is to reach: of the fields not marked so few wrong, of the wrong ones so many marked, of the right ones so few. */
const AIM = { wrongAmongSure: 0.01, wrongMarked: 0.9, rightMarked: 0.1 } as const;
/**
 * Where the aim cannot be reached, of the right fields of usual documents this share may be marked for it. A text layer is mostly read right,
 * of a poor scan people expect to check more.
 */
const MOST_RIGHT_MARKED = { pdf: 0.03, ocr: 0.1 } as const;
/** Of fewer wrong ones nothing can be learned. */
const FEWEST_WRONG = 30;

/**
 * The lowest cut that reaches the whole aim. Where none does, the one at which the share of the wrong ones that are marked exceeds
 * that of the right ones most (Youden 1950), as long as of usual documents not too many right ones are; none where hardly any was wrong.
 */
export function chooseCut(judged: readonly Judged[], source: "pdf" | "ocr"): number {
  const sorted = [...judged].sort((a, b) => a.probability - b.probability);
  const right = weigh(sorted.filter((one) => one.right));
  const wrong = weigh(sorted) - right;
  const usual = weigh(sorted.filter((one) => one.right && one.usual));
  const marked = { right: 0, wrong: 0, usual: 0 };
  let best = { cut: 0, lead: 0 };
  for (const [index, one] of sorted.entries()) {
    marked[one.right ? "right" : "wrong"] += one.weight;
    if (one.right && one.usual) marked.usual += one.weight;
    const next = sorted[index + 1]?.probability ?? 1;
    if (next === one.probability) continue;
    const cut = (one.probability + next) / 2;
    const shares = {
      right: marked.right / Math.max(1e-9, right),
      wrong: marked.wrong / Math.max(1e-9, wrong),
      usual: marked.usual / Math.max(1e-9, usual),
    };
    const sure = right + wrong - marked.right - marked.wrong;
    const isReached =
      (wrong - marked.wrong) / Math.max(1e-9, sure) <= AIM.wrongAmongSure &&
      shares.wrong >= AIM.wrongMarked &&
      shares.right <= AIM.rightMarked;
    if (isReached) return cut;
    const lead = shares.wrong - shares.right;
    if (lead > best.lead && shares.usual <= MOST_RIGHT_MARKED[source]) best = { cut, lead };
  }
  const isTold = sorted.filter((one) => !one.right).length >= FEWEST_WRONG;
  return isTold ? Math.min(0.995, best.cut) : 0;
}

const weigh = (judged: readonly Judged[]): number =>
  judged.reduce((sum, { weight }) => sum + weight, 0);
