import { edgesOf, type Figure, pointOf } from "../solve/figure";
import { holeCenters } from "../solve/infer/alignments";
import { atPoint, otherAxis } from "../solve/infer/measures";
import type { Anchor, Axis, Relation } from "../solve/relation";
import { type Carried, countOf, hypothesisOf } from "./carried";
import { axisFeatures, type EndCandidate, findEnds } from "./end-features";
import { type MarkTip, markAxis, middleOf } from "./mark-tips";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

/** Two things a level or upright dimension line may reach from and to, with what it measures as drawn. */
interface Span {
  axis: Axis;
  low: EndCandidate;
  high: EndCandidate;
  drawn: number;
}

function spansOf(figure: Figure, size: number, ends: [MarkTip, MarkTip]): Span[] {
  const axis = markAxis(ends);
  if (axis === null) return [];
  const [from, to] = ends.map(({ tip, reaches }) => findEnds(figure, size, axis, tip, reaches)) as [
    EndCandidate[],
    EndCandidate[],
  ];
  return from.flatMap((first) =>
    to.flatMap((second) => {
      const [low, high] = first.value <= second.value ? [first, second] : [second, first];
      const drawn = high.value - low.value;
      return drawn < 0.005 * size ? [] : [{ axis, low, high, drawn }];
    }),
  );
}

export function alongAxis(
  figure: Figure,
  size: number,
  ends: [MarkTip, MarkTip],
  carried: Carried,
  value: number,
): Hypothesis[] {
  return spansOf(figure, size, ends).map(({ axis, low, high, drawn }) => ({
    ...hypothesisOf(carried, low.cost + high.cost),
    relations: [{ kind: "offset" as const, axis, from: low.anchor, to: high.anchor, value }],
    proportion: { value, drawn, spread: 1 },
    shown: { kind: "linear" as const, axis, from: low.anchor, to: high.anchor, at: middleOf(ends) },
  }));
}

/** The diameter of a turned part seen from its side: between two edges, or corners, of the outline. */
export function turnedAbout(
  figure: Figure,
  size: number,
  ends: [MarkTip, MarkTip],
  carried: Carried,
  value: number,
): Hypothesis[] {
  if (countOf(carried.interpretation) > 1) return [];
  const corners = new Set(
    edgesOf(figure).flatMap(({ edge, loop }) => (loop === 0 ? [edge.from] : [])),
  );
  return alongAxis(figure, size, ends, carried, value)
    .filter(({ relations: [relation] }) =>
      relation?.kind === "offset"
        ? [relation.from, relation.to].every(({ point }) => corners.has(point))
        : false,
    )
    .map((hypothesis) => ({
      ...hypothesis,
      score: hypothesis.score - attachSettings.turnedPenalty,
    }));
}

/** From the end that was found well to whatever lies on beyond the other: the proportion decides. */
export function fromOneEnd(
  figure: Figure,
  size: number,
  ends: [MarkTip, MarkTip],
  carried: Carried,
  value: number,
): Hypothesis[] {
  const axis = markAxis(ends);
  if (axis === null) return [];
  const features = axisFeatures(figure, axis);
  return [ends, [ends[1], ends[0]] as const].flatMap(([known, lost]) => {
    const [best] = findEnds(figure, size, axis, known.tip, known.reaches);
    const [other] = findEnds(figure, size, axis, lost.tip, lost.reaches);
    const { wellFound, lostFrom } = attachSettings;
    if (best === undefined || best.cost > wellFound) return [];
    if (other !== undefined && other.cost < lostFrom) return [];
    const way = Math.sign(lost.tip[axis] - known.tip[axis]);
    return features.flatMap((feature) => {
      const drawn = (feature.value - best.value) * way;
      if ((feature.value - lost.tip[axis]) * way < attachSettings.tipSpread * size) return [];
      const [from, to] = way > 0 ? [best.anchor, feature.anchor] : [feature.anchor, best.anchor];
      const cost = best.cost + feature.penalty + attachSettings.lostEndPenalty;
      return [
        {
          ...hypothesisOf(carried, cost),
          relations: [{ kind: "offset" as const, axis, from, to, value }],
          proportion: { value, drawn, spread: 1 },
          shown: { kind: "linear" as const, axis, from, to, at: middleOf(ends) },
        },
      ];
    });
  });
}

/** `5x20` over a whole row: each step between alike holes, and all of them together. */
export function alongSteps(
  figure: Figure,
  size: number,
  ends: [MarkTip, MarkTip],
  carried: Carried,
  value: number,
  count: number,
): Hypothesis[] {
  if (count <= 1) return [];
  return spansOf(figure, size, ends).flatMap(({ axis, low, high, drawn }) => {
    const stops = stopsBetween(figure, axis, low, high, size);
    const whole = stops.length === count + 1;
    const relations: Relation[] = whole
      ? stops.slice(1).map((to, i) => {
          const from = stops[i] as Anchor;
          return { kind: "offset", axis, from, to, value };
        })
      : [{ kind: "offset", axis, from: low.anchor, to: high.anchor, value: count * value }];
    const doubt = whole ? 0 : attachSettings.stepsPenalty;
    return [
      {
        ...hypothesisOf(carried, low.cost + high.cost + doubt),
        relations,
        proportion: { value: count * value, drawn, spread: 1 },
        shown: {
          kind: "linear" as const,
          axis,
          from: whole ? (stops[0] as Anchor) : low.anchor,
          to: whole ? (stops[1] as Anchor) : high.anchor,
          at: middleOf(ends),
        },
      },
    ];
  });
}

/** The centres of a row of holes from one end of a dimension line to the other. */
function stopsBetween(
  figure: Figure,
  axis: Axis,
  low: EndCandidate,
  high: EndCandidate,
  size: number,
): Anchor[] {
  const across = otherAxis(axis);
  const level = pointOf(figure, low.anchor.point)[across];
  const near = 2 * attachSettings.tipSpread * size;
  return holeCenters(figure)
    .map((point) => ({ point, at: pointOf(figure, point) }))
    .filter(
      ({ at }) =>
        Math.abs(at[across] - level) < near &&
        at[axis] > low.value - near &&
        at[axis] < high.value + near,
    )
    .sort((a, b) => a.at[axis] - b.at[axis])
    .map(({ point }) => atPoint(point));
}
