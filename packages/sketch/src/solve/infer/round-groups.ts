import { type Constraint, regularity } from "../constraint";
import { centerOf, edgesOf, type Figure, figureSize, roundOf } from "../figure";
import { solveSettings } from "../settings";
import { arcTurn, belief } from "./measures";

/** Round holes, as indices of their rounds, in groups of one drawn size. */
export function holeGroups(figure: Figure): number[][] {
  return groupBySize(figure, roundHoles(figure));
}

/** Arcs in groups of one drawn size and one sense: fillets apart from inner corners. */
export function arcGroups(figure: Figure): number[][] {
  return arcKinds(figure).flatMap((arcs) => groupBySize(figure, arcs));
}

/** Rounds that one count may gather, whatever their size: round holes, and arcs of one sense on the outline or in holes. */
export function roundKinds(figure: Figure): number[][] {
  return [roundHoles(figure), ...arcKinds(figure)];
}

function roundHoles(figure: Figure): number[] {
  return figure.loops.slice(1).flatMap((loop) => (loop.kind === "circle" ? [loop.round] : []));
}

function arcKinds(figure: Figure): number[][] {
  const arcs = edgesOf(figure).flatMap(({ edge, loop }) =>
    edge.kind === "arc" ? [{ edge, loop }] : [],
  );
  return [false, true].flatMap((isHole) =>
    [true, false].map((counterclockwise) =>
      arcs
        .filter(
          ({ edge, loop }) => edge.counterclockwise === counterclockwise && loop > 0 === isHole,
        )
        .map(({ edge }) => edge.round),
    ),
  );
}

/** Splits rounds, sorted by radius, where the next is clearly larger than the group's smallest. */
function groupBySize(
  figure: Figure,
  rounds: readonly number[],
  most: number = solveSettings.sameRadius,
): number[][] {
  const radius = (round: number): number => roundOf(figure, round).radius;
  const groups: number[][] = [];
  const slack = solveSettings.sameSmall * figureSize(figure);
  for (const round of [...rounds].sort((a, b) => radius(a) - radius(b))) {
    const group = groups.at(-1);
    const smallest = group?.[0];
    const largest =
      smallest === undefined ? 0 : Math.max(most * radius(smallest), radius(smallest) + slack);
    if (group && radius(round) <= largest) {
      group.push(round);
    } else {
      groups.push([round]);
    }
  }
  return groups;
}

/** Rounds of one drawn size are of one size. */
export function inferEqualRadii(figure: Figure): Constraint[] {
  const { sameRadius, sameArc } = solveSettings;
  const arcs = arcKinds(figure).flatMap((kind) => groupBySize(figure, kind, sameArc));
  return [
    ...holeGroups(figure).flatMap((group) => equalRadii(figure, group, sameRadius)),
    ...arcs.flatMap((group) => equalRadii(figure, group, sameArc)),
  ];
}

function equalRadii(
  figure: Figure,
  [first, ...others]: readonly number[],
  most: number,
): Constraint[] {
  if (first === undefined) return [];
  return others.map((other) => {
    const ratio = roundOf(figure, other).radius / roundOf(figure, first).radius;
    const confidence = 0.85 * belief(Math.min(ratio, most) - 1, most - 1, 0.6);
    return regularity({ kind: "equal-radius", a: first, b: other }, confidence);
  });
}

/** Rounds drawn about one centre share it. */
export function inferConcentric(figure: Figure): Constraint[] {
  const found: Constraint[] = [];
  const size = figureSize(figure);
  const loopOf = slotEnds(figure);
  for (let a = 0; a < figure.rounds.length; a++) {
    for (let b = a + 1; b < figure.rounds.length; b++) {
      const first = roundOf(figure, a);
      const second = roundOf(figure, b);
      if (first.center === second.center || loopOf.get(a) !== loopOf.get(b)) continue;
      const p = centerOf(figure, a);
      const q = centerOf(figure, b);
      const apart = Math.hypot(q.x - p.x, q.y - p.y);
      const limit = Math.min(
        solveSettings.sameCenter * Math.max(first.radius, second.radius),
        2 * solveSettings.sameCoordinate * size,
      );
      const isNested =
        apart + Math.min(first.radius, second.radius) < Math.max(first.radius, second.radius);
      if (apart > limit || !isNested) continue;
      found.push(
        regularity(
          { kind: "concentric", a: first.center, b: second.center },
          0.93 * belief(apart, limit, 0.6),
        ),
      );
    }
  }
  return found;
}

/** The round ends of holes, each with its hole: nothing but that hole's own rounds can be about their centres. */
function slotEnds(figure: Figure): Map<number, number> {
  return new Map(
    edgesOf(figure).flatMap(({ edge, loop }): [number, number][] =>
      edge.kind === "arc" && loop > 0 && arcTurn(figure, edge) > solveSettings.roundEnd
        ? [[edge.round, loop]]
        : [],
    ),
  );
}
