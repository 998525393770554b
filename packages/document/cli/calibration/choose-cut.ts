/** A field with the probability it was given. */
export interface Judged {
  probability: number;
  right: boolean;
}

/** What marking is to reach: of the fields not marked so few wrong, of the wrong ones so many marked, of the right ones so few. */
const AIM = { wrongAmongSure: 0.01, wrongMarked: 0.9, rightMarked: 0.1 } as const;
/**
 * Where the aim cannot be reached, this share of the right ones may be marked for it: of more, an operator would look at everything. A
 * text layer is mostly read right, of a poor scan people expect to check more.
 */
const MOST_RIGHT_MARKED = { pdf: 0.075, ocr: 0.14 } as const;

/** Of fewer wrong ones nothing can be learned. */
const FEWEST_WRONG = 30;

/**
 * The lowest cut that reaches the whole aim. Where none does, the one at which the share of the wrong ones that are marked exceeds
 * that of the right ones most (Youden 1950), as long as not too many right ones are; none where hardly any was wrong.
 */
export function chooseCut(judged: readonly Judged[], source: "pdf" | "ocr"): number {
  const sorted = [...judged].sort((a, b) => a.probability - b.probability);
  const right = sorted.filter((one) => one.right).length;
  const wrong = sorted.length - right;
  let marked = { right: 0, wrong: 0 };
  let best = { cut: 0, lead: 0 };
  for (const [index, one] of sorted.entries()) {
    marked = one.right
      ? { ...marked, right: marked.right + 1 }
      : { ...marked, wrong: marked.wrong + 1 };
    const next = sorted[index + 1]?.probability ?? 1;
    if (next === one.probability) continue;
    const cut = (one.probability + next) / 2;
    const shares = {
      right: marked.right / Math.max(1, right),
      wrong: marked.wrong / Math.max(1, wrong),
    };
    const sure = sorted.length - index - 1;
    const isReached =
      (wrong - marked.wrong) / Math.max(1, sure) <= AIM.wrongAmongSure &&
      marked.wrong >= AIM.wrongMarked * wrong &&
      shares.right <= AIM.rightMarked;
    if (isReached) return cut;
    const lead = shares.wrong - shares.right;
    if (lead > best.lead && shares.right <= MOST_RIGHT_MARKED[source]) best = { cut, lead };
  }
  return wrong < FEWEST_WRONG ? 0 : Math.min(0.995, best.cut);
}
