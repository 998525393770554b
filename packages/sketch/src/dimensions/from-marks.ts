import type { Point } from "@inkform/geometry/model";
import type { DimensionMark } from "../seen";
import { centerOf, type Figure, pointOf, roundOf } from "../solve/figure";
import { atPoint } from "../solve/infer/measures";
import type { PartFrame } from "../solve/part-frame";
import type { Relation } from "../solve/relation";
import { alongAxis, alongSteps, fromOneEnd, turnedAbout } from "./along-axis";
import { type Carried, countOf, hypothesisOf } from "./carried";
import { type MarkTip, markAxis, middleOf } from "./mark-tips";
import type { Hypothesis } from "./model";
import { sameSized } from "./same-sized";
import { attachSettings } from "./settings";

/** What a text on a dimension line can say about the figure. */
export function fromMark(
  figure: Figure,
  size: number,
  frame: PartFrame,
  mark: DimensionMark,
  carried: Carried,
): Hypothesis[] {
  const { meaning } = carried.interpretation;
  const ends = [mark.from, mark.to].map(({ at, reaches }) => ({
    tip: frame.toPart(at),
    reaches: reaches && frame.toPart(reaches),
  })) as [MarkTip, MarkTip];
  switch (meaning.kind) {
    case "linear":
      return [
        ...alongAxis(figure, size, ends, carried, meaning.value),
        ...alongSteps(figure, size, ends, carried, meaning.value, meaning.count),
        ...fromOneEnd(figure, size, ends, carried, meaning.value),
        ...betweenPoints(figure, size, ends, carried, meaning.value),
        ...acrossRound(figure, size, ends, carried, meaning.value, 1.5),
      ];
    case "acrossFlats":
      return [
        ...alongAxis(figure, size, ends, carried, meaning.value),
        ...betweenPoints(figure, size, ends, carried, meaning.value),
      ];
    case "diameter":
    case "thread":
      return [
        ...acrossRound(figure, size, ends, carried, meaning.value, 0),
        ...turnedAbout(figure, size, ends, carried, meaning.value),
      ];
    case "radius":
      return alongRadius(figure, size, ends, carried, meaning.value);
    default:
      return [];
  }
}

/** A dimension along a slanted edge or between two centres that lie askew. */
function betweenPoints(
  figure: Figure,
  size: number,
  ends: [MarkTip, MarkTip],
  carried: Carried,
  value: number,
): Hypothesis[] {
  if (markAxis(ends) !== null) return [];
  const along = Math.atan2(ends[1].tip.y - ends[0].tip.y, ends[1].tip.x - ends[0].tip.x);
  const project = ({ x, y }: Point): number => x * Math.cos(along) + y * Math.sin(along);
  const { tipSpread, reachSpread, farthest, worstGap } = attachSettings;
  const [from, to] = ends.map(({ tip, reaches }) =>
    figure.points.flatMap((point, index) => {
      const aside = Math.abs(project(point) - project(tip)) / (tipSpread * size);
      const target = reaches ?? tip;
      const gap = Math.hypot(point.x - target.x, point.y - target.y) / (reachSpread * size);
      return aside > farthest
        ? []
        : [{ index, cost: aside ** 2 / 2 + Math.min(gap ** 2 / 2, worstGap) }];
    }),
  ) as [{ index: number; cost: number }[], { index: number; cost: number }[]];
  const found = from.flatMap((first) =>
    to.flatMap((second) => {
      const a = pointOf(figure, first.index);
      const b = pointOf(figure, second.index);
      const drawn = Math.hypot(b.x - a.x, b.y - a.y);
      const turned = Math.abs(Math.sin(Math.atan2(b.y - a.y, b.x - a.x) - along));
      if (drawn < 0.01 * size || turned > attachSettings.axisDeviation) return [];
      return [
        {
          ...hypothesisOf(carried, first.cost + second.cost + (turned / 0.1) ** 2 / 2),
          relations: [{ kind: "distance" as const, a: first.index, b: second.index, value }],
          proportion: { value, drawn, spread: 1 },
          shown: {
            kind: "linear" as const,
            axis: null,
            from: atPoint(first.index),
            to: atPoint(second.index),
            at: middleOf(ends),
          },
        },
      ];
    }),
  );
  return found.sort((a, b) => b.score - a.score).slice(0, 4);
}

/** Both ends on opposite sides of a round: across it, or outside between its extension lines. */
function acrossRound(
  figure: Figure,
  size: number,
  ends: [MarkTip, MarkTip],
  carried: Carried,
  value: number,
  penalty: number,
): Hypothesis[] {
  const [a, b] = [ends[0].tip, ends[1].tip];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const at = middleOf(ends);
  return figure.rounds.flatMap((round, k) => {
    if ((round.role === "arc" && penalty > 0) || round.corners !== undefined) return [];
    const center = centerOf(figure, k);
    const middle = (center.x - at.x) * along.x + (center.y - at.y) * along.y;
    const aside = Math.abs((center.x - at.x) * along.y - (center.y - at.y) * along.x);
    const isAcross = aside < 0.35 * round.radius;
    // A bolt circle is measured across or on a leader; only outlines and holes carry extension lines.
    if (!isAcross && (round.role === "construction" || markAxis(ends) === null)) return [];
    const spread = attachSettings.tipSpread * size;
    const off = Math.max(Math.abs(middle), Math.abs(length / 2 - round.radius)) / spread;
    if (off > attachSettings.farthest) return [];
    // A plain number within a round is its diameter; beside it the distance of two sides says the same.
    const cost = off ** 2 / 2 + (isAcross ? 0 : 0.5) + (isAcross ? penalty / 3 : penalty);
    const rounds = sameSized(figure, k, countOf(carried.interpretation));
    return [
      {
        ...hypothesisOf(carried, cost),
        relations: rounds.map((each) => radiusOf(each, value / 2)),
        proportion: { value, drawn: 2 * round.radius, spread: 1 },
        shown: { kind: "diameter" as const, round: k, at },
      },
    ];
  });
}

function alongRadius(
  figure: Figure,
  size: number,
  ends: [MarkTip, MarkTip],
  carried: Carried,
  value: number,
): Hypothesis[] {
  return figure.rounds.flatMap((round, k) => {
    const center = centerOf(figure, k);
    const off = ends.map(({ tip }) => Math.hypot(tip.x - center.x, tip.y - center.y));
    const inner = Math.min(...off);
    const outer = Math.abs(Math.max(...off) - round.radius);
    const away = (inner + outer) / (attachSettings.leaderSpread * size);
    if (away > attachSettings.farthest) return [];
    const rounds = sameSized(figure, k, countOf(carried.interpretation));
    return [
      {
        ...hypothesisOf(carried, away ** 2 / 2),
        relations: rounds.map((each) => radiusOf(each, value)),
        proportion: { value, drawn: roundOf(figure, k).radius, spread: 1.5 },
        shown: { kind: "radius" as const, round: k, at: middleOf(ends) },
      },
    ];
  });
}

const radiusOf = (round: number, value: number): Relation => ({ kind: "radius", round, value });
