/** A field with the probability it was given. */
export interface Judged {
  probability: number;
  right: boolean;
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
/** Of fewer wrong ones nothing can be learned; of fewer than these, all the less. */
const FEWEST_WRONG = 30;
const ENOUGH_WRONG = 100;
/** Cuts that lead by so much less than the best are as good. */
const NEARLY = 0.04;

/**
 * The lowest cut that reaches the whole aim. Where none does, the one at which the share of the wrong ones that are marked exceeds
 * that of the right ones most (Youden 1950), usual documents and others counting alike where enough was wrong in both, as long as of usual documents not too
 * many right ones are; of cuts that are nearly as good the highest, for a wrong field that nobody looks at costs more than a right one that somebody does; none where
 * hardly any was wrong.
 */
export function chooseCut(judged: readonly Judged[], source: "pdf" | "ocr"): number {
  const sorted = [...judged].sort((a, b) => a.probability - b.probability);
  const usual = { right: 0, wrong: 0 };
  const other = { right: 0, wrong: 0 };
  for (const one of sorted) (one.usual ? usual : other)[one.right ? "right" : "wrong"]++;
  const [right, wrong] = [usual.right + other.right, usual.wrong + other.wrong];
  const marked = { usual: { right: 0, wrong: 0 }, other: { right: 0, wrong: 0 } };
  const led: { cut: number; lead: number }[] = [{ cut: 0, lead: 0 }];
  for (const [index, one] of sorted.entries()) {
    marked[one.usual ? "usual" : "other"][one.right ? "right" : "wrong"]++;
    const next = sorted[index + 1]?.probability ?? 1;
    if (next === one.probability) continue;
    const cut = (one.probability + next) / 2;
    const missed = wrong - marked.usual.wrong - marked.other.wrong;
    const needless = marked.usual.right + marked.other.right;
    const isReached =
      share(missed, right - needless + missed) <= AIM.wrongAmongSure &&
      share(missed, wrong) <= 1 - AIM.wrongMarked &&
      share(needless, right) <= AIM.rightMarked;
    if (isReached) return cut;
    const lead = leadOf(marked.usual, usual) + leadOf(marked.other, other);
    const mayMark = share(marked.usual.right, usual.right) <= MOST_RIGHT_MARKED[source];
    if (mayMark) led.push({ cut, lead });
  }
  const most = Math.max(...led.map(({ lead }) => lead));
  const best = led.findLast(({ lead }) => lead >= most - NEARLY)?.cut ?? 0;
  return wrong >= FEWEST_WRONG ? Math.min(0.995, best) : 0;
}

interface Verdicts {
  right: number;
  wrong: number;
}

const share = (part: number, whole: number): number => part / Math.max(1, whole);
const leadOf = (marked: Verdicts, all: Verdicts): number =>
  Math.min(1, all.wrong / ENOUGH_WRONG) *
  (share(marked.wrong, all.wrong) - share(marked.right, all.right));
