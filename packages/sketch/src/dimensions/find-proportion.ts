import type { Axis } from "../solve/relation";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

export interface Proportion {
  /** ln(mm a sheet pixel) that most measures agree on. */
  center: number;
  spread: number;
  /** What an axis adds to it: a photograph leaves one way longer than the other. */
  shift: Record<Axis, number>;
}

/**
 * The scales that likely readings agree on, best supported first; none where nothing can be compared. A wrong
 * one, from a leader that ends at the wrong circle, may win the vote: which it is, all texts together tell.
 */
export function commonProportions(hypotheses: readonly Hypothesis[]): Proportion[] {
  const votes = castVotes(hypotheses);
  const { proportionSpread, proportionLimit, scalesTried, scaleSupport } = attachSettings;
  const wide = proportionSpread.most;
  const texts = new Map([...new Set(votes.map(({ text }) => text))].map((text, i) => [text, i]));
  const voters = votes.map(({ text, at, weight }) => ({ text: texts.get(text) ?? 0, at, weight }));
  const best = new Float64Array(texts.size);
  const supported = [...new Set(votes.map(({ at }) => at))]
    .map((at) => ({ at, support: supportAt(voters, at, wide, best.fill(0)) }))
    .sort((a, b) => b.support - a.support);
  const centers: number[] = [];
  for (const { at, support } of supported) {
    if (centers.length === scalesTried || support < scaleSupport * (supported[0]?.support ?? 0)) {
      break;
    }
    if (centers.every((center) => Math.abs(center - at) > proportionLimit.from)) centers.push(at);
  }
  return centers.map((center) => ({
    center,
    spread: spreadAround(votes, center, wide),
    shift: { x: 0, y: 0 },
  }));
}

/** The likelier votes of each text, those for one scale counted once. */
function castVotes(hypotheses: readonly Hypothesis[]): Vote[] {
  const byText = new Map<number, Map<number, Vote>>();
  for (const { text, proportion, score } of hypotheses) {
    if (proportion === null) continue;
    const at = Math.log(proportion.value / proportion.drawn);
    const votes = byText.get(text) ?? new Map<number, Vote>();
    byText.set(text, votes);
    const place = Math.round(at / attachSettings.sameScale);
    const weight = Math.exp(score);
    if (weight > (votes.get(place)?.weight ?? 0)) votes.set(place, { text, at, weight });
  }
  return [...byText.values()].flatMap((votes) =>
    [...votes.values()].sort((a, b) => b.weight - a.weight).slice(0, attachSettings.votesKept),
  );
}

interface Vote {
  text: number;
  at: number;
  weight: number;
}

/** Each text supports a scale once, by its best vote for it; `best` holds a place for each text, all zero. */
function supportAt(
  votes: readonly Vote[],
  center: number,
  spread: number,
  best: Float64Array,
): number {
  for (const { text, at, weight } of votes) {
    const support = weight * Math.exp(-(((at - center) / spread) ** 2) / 2);
    if (support > (best[text] as number)) best[text] = support;
  }
  return best.reduce((sum, support) => sum + support, 0);
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

/** The proportion with what the chosen measures along each axis say of that axis; few say little. */
export function withAxes(proportion: Proportion, chosen: readonly Hypothesis[]): Proportion {
  const shiftOf = (axis: Axis): number => {
    const offs = chosen
      .filter((hypothesis) => axisOf(hypothesis) === axis)
      .flatMap(({ proportion: own }) =>
        own === null ? [] : [Math.log(own.value / own.drawn) - proportion.center],
      )
      .sort((a, b) => a - b);
    const middle = ((offs[(offs.length - 1) >> 1] ?? 0) + (offs[offs.length >> 1] ?? 0)) / 2;
    return (middle * offs.length) / (offs.length + attachSettings.axisDoubt);
  };
  return { ...proportion, shift: { x: shiftOf("x"), y: shiftOf("y") } };
}

function axisOf({ relations: [first] }: Hypothesis): Axis | null {
  return first?.kind === "offset" ? first.axis : null;
}

/** The hypothesis's score with its value compared to what is drawn. */
export function scoreOf(hypothesis: Hypothesis, proportion: Proportion | null): number {
  const { score, proportion: own } = hypothesis;
  if (own === null || proportion === null) return score;
  const axis = axisOf(hypothesis);
  const center = proportion.center + (axis === null ? 0 : proportion.shift[axis]);
  return (
    score - unlikeness(Math.log(own.value / own.drawn) - center, own.spread, proportion.spread)
  );
}

/**
 * Minus the logarithm of how likely a measure is drawn so much out of proportion: heavy-tailed (Student's
 * t of three degrees), as some lines are drawn carelessly, but hardly anything at half or twice its length.
 */
function unlikeness(off: number, own: number, common: number): number {
  const { proportionLimit, worstProportion } = attachSettings;
  const careless = 2 * Math.log1p((off / (common * own)) ** 2 / 3);
  const beyond = Math.max(0, Math.abs(off) / own - proportionLimit.from) / proportionLimit.spread;
  return Math.min(worstProportion, careless + beyond ** 2 / 2);
}
