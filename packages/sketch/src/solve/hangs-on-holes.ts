import type { Constraint } from "./constraint";
import { type Figure, roundOf } from "./figure";
import { outlineExtents } from "./infer/extents";
import { measureFreedom } from "./measure-freedom";
import { type Anchor, linearRows, type Relation } from "./relation";

/**
 * Along how many axes the part's overall size follows from holes drawn midway alone. Holes are centred on an
 * outline that is known; an outline made to fit its holes has lost its own measure.
 */
export function hangsOnHoles(figure: Figure, held: readonly Constraint[]): number {
  const outline = outlinePoints(figure);
  const others = held.filter(
    ({ strength, relation }) => strength !== "regularity" || !isCentring(relation, outline),
  );
  if (others.length === held.length) return 0;
  const whole = measureFreedom(figure, held).known;
  const without = measureFreedom(figure, others).known;
  return (["x", "y"] as const).filter((axis) => {
    const extents = outlineExtents(figure, axis);
    if (extents === null) return false;
    const [from, to] = extents;
    const rows = linearRows(figure, { kind: "offset", axis, from, to, value: 0 }) ?? [];
    return rows.some(
      (row) => whole.judge(row) === "implied" && without.judge(row) === "independent",
    );
  }).length;
}

/** Whether it ties the outline to what lies in it. */
function isCentring(relation: Relation, outline: ReadonlySet<number>): boolean {
  const anchors = anchorsOf(relation);
  return (
    anchors.some((point) => outline.has(point)) && !anchors.every((point) => outline.has(point))
  );
}

function anchorsOf(relation: Relation): number[] {
  const points = (anchors: readonly Anchor[]) => anchors.map(({ point }) => point);
  if (relation.kind === "equal-offset") return points([...relation.first, ...relation.second]);
  if (relation.kind === "middle") return [...points([relation.a, relation.b]), relation.middle];
  return [];
}

function outlinePoints(figure: Figure): Set<number> {
  const outline = figure.loops[0];
  if (outline === undefined) return new Set();
  if (outline.kind === "circle") return new Set([roundOf(figure, outline.round).center]);
  return new Set(
    outline.edges.flatMap((edge) =>
      edge.kind === "arc"
        ? [edge.from, edge.to, roundOf(figure, edge.round).center]
        : [edge.from, edge.to],
    ),
  );
}
