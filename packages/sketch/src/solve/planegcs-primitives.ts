import type { GcsWrapper, SketchParam, SketchPrimitive } from "@salusoft89/planegcs";
import type { Constraint } from "./constraint";
import { type Figure, parametersOf, roundOf, withParameters } from "./figure";
import { anchorValue } from "./infer/extents";
import type { Anchor, Axis, Relation } from "./relation";

/** The figure and its constraints in planegcs's own words. */
export class Primitives {
  readonly list: (SketchPrimitive | SketchParam)[] = [];
  private readonly owners = new Map<string, number>();
  private count = 0;

  constructor(readonly figure: Figure) {
    figure.points.forEach(({ x, y }, i) => {
      this.list.push({ id: `p${i}`, type: "point", x, y, fixed: false });
    });
    figure.rounds.forEach(({ center, radius }, k) => {
      this.list.push({ id: `r${k}`, type: "circle", c_id: `p${center}`, radius });
    });
  }

  /** Which constraint a planegcs constraint was made for; -1 for those that hold the figure in place. */
  owner(id: string): number {
    return this.owners.get(id) ?? -1;
  }

  /** Holds the first point and, where no relation names an axis, the first edge's direction. */
  hold(constraints: readonly Constraint[]): void {
    const [first] = this.figure.points;
    if (first === undefined) return;
    this.push({ type: "coordinate_x", p_id: "p0", x: first.x }, -1);
    this.push({ type: "coordinate_y", p_id: "p0", y: first.y }, -1);
    const isOriented = constraints.some(({ relation }) => ORIENTING.has(relation.kind));
    const outline = this.figure.loops[0];
    if (isOriented || outline?.kind !== "chain") return;
    const [edge] = outline.edges;
    if (edge === undefined) return;
    const from = this.figure.points[edge.from];
    const to = this.figure.points[edge.to];
    if (!from || !to) return;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    this.push({ type: "p2p_angle", p1_id: `p${edge.from}`, p2_id: `p${edge.to}`, angle }, -1);
  }

  readBack(wrapper: GcsWrapper): Figure {
    const values = parametersOf(this.figure);
    this.figure.points.forEach((_, i) => {
      const point = wrapper.sketch_index.get_sketch_point(`p${i}`);
      values[2 * i] = point.x;
      values[2 * i + 1] = point.y;
    });
    this.figure.rounds.forEach((_, k) => {
      const circle = wrapper.sketch_index.get_primitive(`r${k}`);
      if (circle?.type === "circle") values[2 * this.figure.points.length + k] = circle.radius;
    });
    return withParameters(this.figure, values);
  }

  push(primitive: WithoutId, owner: number): void {
    const id = `k${this.count++}`;
    this.owners.set(id, owner);
    this.list.push({ ...primitive, id } as SketchPrimitive);
  }

  pushOffset(
    axis: Axis,
    from: string,
    to: string,
    difference: number | string,
    owner: number,
  ): void {
    const param = (id: string) => ({ o_id: id, prop: axis });
    this.push({ type: "difference", param1: param(from), param2: param(to), difference }, owner);
  }

  pushDirection(from: string, to: string, angle: number, owner: number): void {
    const quarter = quarterOf(angle);
    // planegcs keeps a direction up to half a turn; on an axis its linear relation is the steadier one.
    if (quarter !== null) this.push(aligned(quarter % 2 === 0 ? "y" : "x", from, to), owner);
    else this.push({ type: "p2p_angle", p1_id: from, p2_id: to, angle }, owner);
  }

  /** A point on a circle, straight right, above, left or below of its centre. */
  pushQuadrant(round: number, point: string, quarter: number, owner: number): void {
    const center = `p${roundOf(this.figure, round).center}`;
    const axis: Axis = quarter % 2 === 0 ? "x" : "y";
    const [from, to] = quarter < 2 ? [center, point] : [point, center];
    const param = (id: string) => ({ o_id: id, prop: axis });
    const difference = { o_id: `r${round}`, prop: "radius" as const };
    this.push({ type: "difference", param1: param(from), param2: param(to), difference }, owner);
    this.push(aligned(axis === "x" ? "y" : "x", center, point), owner);
  }

  /** The id of a point that stands for an anchor; one on a round is made and tied to it. */
  anchor(axis: Axis, { point, round, side }: Anchor, owner: number): string {
    if (round === null || side === 0) return `p${point}`;
    const center = this.figure.points[point];
    const { radius } = roundOf(this.figure, round);
    if (center === undefined) throw new RangeError(`no point ${point}`);
    const id = `a${this.count++}`;
    const away = side * radius;
    const at =
      axis === "x" ? { x: center.x + away, y: center.y } : { x: center.x, y: center.y + away };
    this.list.push({ id, type: "point", ...at, fixed: false });
    const quarter = (axis === "x" ? 0 : 1) + (side === 1 ? 0 : 2);
    this.pushQuadrant(round, id, quarter, owner);
    return id;
  }

  line([from, to]: [number, number]): string {
    const id = `l${this.count++}`;
    this.list.push({ id, type: "line", p1_id: `p${from}`, p2_id: `p${to}` });
    return id;
  }

  /** An unknown of its own, begun where the figure stands. */
  parameter(value: number): string {
    const name = `u${this.count++}`;
    this.list.push({ type: "param", name, value });
    return name;
  }

  at(axis: Axis, anchor: Anchor): number {
    return anchorValue(this.figure, axis, anchor);
  }
}

type WithoutId = SketchPrimitive extends infer P
  ? P extends { id: string }
    ? Omit<P, "id">
    : never
  : never;

/** Relations that fix how the figure is turned. */
const ORIENTING = new Set<Relation["kind"]>(["aligned", "offset", "direction", "polar"]);

/** 0 right, 1 up, 2 left, 3 down; null for a direction off the axes. */
export function quarterOf(angle: number): number | null {
  const quarters = angle / (Math.PI / 2);
  const nearest = Math.round(quarters);
  return Math.abs(quarters - nearest) < 1e-9 ? ((nearest % 4) + 4) % 4 : null;
}

export function aligned(axis: Axis, a: string, b: string): WithoutId {
  // Points aligned in x lie on one vertical.
  return axis === "x"
    ? { type: "vertical_pp", p1_id: a, p2_id: b }
    : { type: "horizontal_pp", p1_id: a, p2_id: b };
}
