import type { Relation } from "../solve/relation";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

export interface Choice {
  hypothesis: Hypothesis;
  /** Score with the proportion compared. */
  score: number;
  /** Probability of the chosen value among all that the text may say here, 0 … 1. */
  probability: number;
}

export interface Proportion {
  /** ln(mm a sheet pixel) that most measures agree on. */
  center: number;
  spread: number;
}

/** The scale that the likely readings agree on best, or null where nothing can be compared. */
export function commonProportion(hypotheses: readonly Hypothesis[]): Proportion | null {
  const votes = hypotheses.flatMap(({ text, proportion, score }) =>
    proportion === null
      ? []
      : [{ text, at: Math.log(proportion.value / proportion.drawn), weight: Math.exp(score) }],
  );
  if (votes.length === 0) return null;
  const wide = attachSettings.proportionSpread.most;
  let center = 0;
  let most = -1;
  for (const { at } of votes) {
    const support = supportAt(votes, at, wide);
    if (support > most) {
      most = support;
      center = at;
    }
  }
  return { center, spread: spreadAround(votes, center, wide) };
}

interface Vote {
  text: number;
  at: number;
  weight: number;
}

/** Each text supports a scale once, by its best vote for it. */
function supportAt(votes: readonly Vote[], center: number, spread: number): number {
  const best = new Map<number, number>();
  for (const { text, at, weight } of votes) {
    const support = weight * Math.exp(-(((at - center) / spread) ** 2) / 2);
    best.set(text, Math.max(best.get(text) ?? 0, support));
  }
  return [...best.values()].reduce((sum, support) => sum + support, 0);
}

function spreadAround(votes: readonly Vote[], center: number, wide: number): number {
  const nearest = new Map<number, { off: number; support: number }>();
  for (const { text, at, weight } of votes) {
    const off = Math.abs(at - center);
    const support = weight * Math.exp(-((off / wide) ** 2) / 2);
    const known = nearest.get(text);
    if (off < 3 * wide && (known === undefined || support > known.support)) {
      nearest.set(text, { off, support });
    }
  }
  const offs = [...nearest.values()].map(({ off }) => off).sort((a, b) => a - b);
  const median = offs[offs.length >> 1] ?? wide;
  const { least, most } = attachSettings.proportionSpread;
  // 1.48 medians are a standard deviation; few measures say little about it.
  const measured = 1.48 * median;
  const trusted = offs.length / (offs.length + 3);
  return Math.min(most, Math.max(least, trusted * measured + (1 - trusted) * most));
}

export function scoreOf(hypothesis: Hypothesis, proportion: Proportion | null): number {
  const { score, proportion: own } = hypothesis;
  if (own === null || proportion === null) return score;
  const off =
    (Math.log(own.value / own.drawn) - proportion.center) / (proportion.spread * own.spread);
  return score - Math.min(attachSettings.worstProportion, off ** 2 / 2);
}

/**
 * One hypothesis for each text, no dimension line or leader used twice: the best first (greedy).
 * `probability` weighs the chosen value against the others the text could say.
 */
export function chooseHypotheses(
  hypotheses: readonly Hypothesis[],
  proportion: Proportion | null,
): Choice[] {
  const scored = hypotheses
    .map((hypothesis) => ({ hypothesis, score: scoreOf(hypothesis, proportion) }))
    .filter(({ score }) => score >= attachSettings.leastScore)
    .sort((a, b) => b.score - a.score);
  const texts = new Set<number>();
  const carriers = new Set<string>();
  const measured = new Map<string, number>();
  const choices: Choice[] = [];
  for (const { hypothesis, score } of scored) {
    const { text, carrier } = hypothesis;
    if (texts.has(text) || (carrier !== null && carriers.has(carrier))) continue;
    const isTaken = hypothesis.relations.some((relation) => {
      const known = measured.get(measureKey(relation));
      return known !== undefined && known !== valueIn(relation);
    });
    if (isTaken) continue;
    texts.add(text);
    if (carrier !== null) carriers.add(carrier);
    for (const relation of hypothesis.relations) {
      measured.set(measureKey(relation), valueIn(relation));
    }
    choices.push({ hypothesis, score, probability: probabilityOf(hypothesis, score, scored) });
  }
  return hasScale(choices) ? choices : choices.filter(({ hypothesis }) => !isMere(hypothesis));
}

/** A number attached by its place alone: it may as well be a centre mark or a stroke read as a digit. */
function isMere({ carrier, interpretation, proportion }: Hypothesis): boolean {
  return carrier === null && proportion !== null && interpretation.meaning.kind === "linear";
}

/** One mere number gives no scale: it always agrees with itself. */
function hasScale(choices: readonly Choice[]): boolean {
  const measures = choices.filter(({ hypothesis }) => hypothesis.proportion !== null);
  return measures.length > 1 || measures.some(({ hypothesis }) => !isMere(hypothesis));
}

const valueIn = (relation: Relation): number => ("value" in relation ? relation.value : 0);

/** Equal for relations that measure the same thing, whatever value they give it. */
export function measureKey(relation: Relation): string {
  const { value: _, ...measured } = relation as typeof relation & { value?: number };
  return JSON.stringify(measured);
}

function probabilityOf(
  chosen: Hypothesis,
  score: number,
  scored: readonly { hypothesis: Hypothesis; score: number }[],
): number {
  let same = 0;
  let all = 0;
  const value = valueKey(chosen);
  for (const { hypothesis, score: other } of scored) {
    if (hypothesis.text !== chosen.text) continue;
    const weight = Math.exp(other - score);
    all += weight;
    if (valueKey(hypothesis) === value) same += weight;
  }
  return same / all;
}

function valueKey({ interpretation, relations }: Hypothesis): string {
  const { meaning } = interpretation;
  const value = "value" in meaning ? meaning.value : 0;
  return `${value} ${relations[0]?.kind ?? ""}`;
}
