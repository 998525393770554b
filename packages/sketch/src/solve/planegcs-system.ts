import {
  Algorithm,
  DebugMode,
  GcsWrapper,
  init_planegcs_module,
  type SketchParam,
  type SketchPrimitive,
  SolveStatus,
} from "@salusoft89/planegcs";
import type { Constraint } from "./constraint";
import { type Figure, parametersOf, roundOf, withParameters } from "./figure";
import { anchorValue } from "./infer/extents";
import type { Anchor, Axis, Relation } from "./relation";
import { solveSettings } from "./settings";

export interface Solution {
  converged: boolean;
  figure: Figure;
  degreesOfFreedom: number;
  /** Indices of constraints that contradict others. */
  conflicting: number[];
}

let loading: ReturnType<typeof init_planegcs_module> | null = null;

/** planegcs is loaded once in a process (or worker). */
function loadPlanegcs(): ReturnType<typeof init_planegcs_module> {
  loading ??= init_planegcs_module();
  return loading;
}

/**
 * Solves the constraints with planegcs (FreeCAD's solver), from where the figure stands.
 * One point and one direction are held, so that `degreesOfFreedom` counts the part's own freedom.
 */
export async function solveWithPlanegcs(
  figure: Figure,
  constraints: readonly Constraint[],
): Promise<Solution> {
  const module = await loadPlanegcs();
  const wrapper = new GcsWrapper(new module.GcsSystem());
  try {
    wrapper.debug_mode = DebugMode.NoDebug;
    wrapper.set_convergence_threshold(solveSettings.convergence);
    wrapper.set_max_iterations(solveSettings.maxIterations);
    const primitives = new Primitives(figure);
    primitives.hold(constraints);
    const placed = new Set(
      constraints.flatMap(({ relation }) =>
        relation.kind === "polar" ? [`${relation.round} ${relation.point}`] : [],
      ),
    );
    constraints.forEach(({ relation }, i) => {
      const isPlaced =
        relation.kind === "on-round" && placed.has(`${relation.round} ${relation.point}`);
      if (!isPlaced) primitives.add(relation, i);
    });
    for (const item of primitives.list) {
      if (item.type === "param") wrapper.push_sketch_param(item.name, item.value, false);
      else wrapper.push_primitive(item);
    }
    const status = wrapper.solve(Algorithm.DogLeg);
    const conflicting = wrapper.get_gcs_conflicting_constraints().map((id) => primitives.owner(id));
    const degreesOfFreedom = wrapper.gcs.dof();
    wrapper.apply_solution();
    return {
      converged: status === SolveStatus.Success || status === SolveStatus.Converged,
      figure: primitives.readBack(wrapper),
      degreesOfFreedom,
      conflicting: [...new Set(conflicting)].filter((index) => index >= 0),
    };
  } finally {
    wrapper.destroy_gcs_module();
  }
}

/** The figure and its constraints in planegcs's own words. */
class Primitives {
  readonly list: (SketchPrimitive | SketchParam)[] = [];
  private readonly owners = new Map<string, number>();
  private count = 0;

  constructor(private readonly figure: Figure) {
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

  add(relation: Relation, owner: number): void {
    switch (relation.kind) {
      case "aligned":
        this.push(aligned(relation.axis, `p${relation.a}`, `p${relation.b}`), owner);
        return;
      case "offset": {
        const { axis, from, to, value } = relation;
        this.pushOffset(
          axis,
          this.anchor(axis, from, owner),
          this.anchor(axis, to, owner),
          value,
          owner,
        );
        return;
      }
      case "distance": {
        const { a, b, value } = relation;
        this.push({ type: "p2p_distance", p1_id: `p${a}`, p2_id: `p${b}`, distance: value }, owner);
        return;
      }
      case "line-distance": {
        const { point, line, value } = relation;
        const id = this.line(line);
        this.push({ type: "p2l_distance", p_id: `p${point}`, l_id: id, distance: value }, owner);
        return;
      }
      case "radius":
        this.push(
          { type: "circle_radius", c_id: `r${relation.round}`, radius: relation.value },
          owner,
        );
        return;
      case "equal-radius": {
        const { a, b } = relation;
        this.push({ type: "equal_radius_cc", c1_id: `r${a}`, c2_id: `r${b}` }, owner);
        return;
      }
      case "middle": {
        const { axis, a, b, middle } = relation;
        const half = this.parameter((this.at(axis, b) - this.at(axis, a)) / 2);
        const [from, to] = [this.anchor(axis, a, owner), this.anchor(axis, b, owner)];
        this.pushOffset(axis, from, `p${middle}`, half, owner);
        this.pushOffset(axis, `p${middle}`, to, half, owner);
        return;
      }
      case "equal-offset": {
        const { axis, first, second } = relation;
        const length = this.parameter(this.at(axis, first[1]) - this.at(axis, first[0]));
        for (const [from, to] of [first, second]) {
          const ends = [this.anchor(axis, from, owner), this.anchor(axis, to, owner)] as const;
          this.pushOffset(axis, ends[0], ends[1], length, owner);
        }
        return;
      }
      case "concentric": {
        const { a, b } = relation;
        this.push({ type: "p2p_coincident", p1_id: `p${a}`, p2_id: `p${b}` }, owner);
        return;
      }
      case "direction": {
        const { from, to, angle } = relation;
        this.pushDirection(`p${from}`, `p${to}`, angle, owner);
        return;
      }
      case "polar": {
        const { round, point, angle } = relation;
        const quarter = quarterOf(angle);
        if (quarter !== null) {
          this.pushQuadrant(round, `p${point}`, quarter, owner);
          return;
        }
        this.push({ type: "point_on_circle", p_id: `p${point}`, c_id: `r${round}` }, owner);
        this.pushDirection(`p${roundOf(this.figure, round).center}`, `p${point}`, angle, owner);
        return;
      }
      case "on-round": {
        const { round, point } = relation;
        this.push({ type: "point_on_circle", p_id: `p${point}`, c_id: `r${round}` }, owner);
        return;
      }
      case "tangent-line": {
        const { round, point, toward } = relation;
        const center = `p${roundOf(this.figure, round).center}`;
        this.push(
          {
            type: "perpendicular_pppp",
            l1p1_id: center,
            l1p2_id: `p${point}`,
            l2p1_id: `p${point}`,
            l2p2_id: `p${toward}`,
          },
          owner,
        );
        return;
      }
      case "tangent-rounds": {
        const [a, b] = [relation.a, relation.b].map(
          (round) => `p${roundOf(this.figure, round).center}`,
        ) as [string, string];
        this.push(
          { type: "point_on_line_ppp", p_id: `p${relation.point}`, lp1_id: a, lp2_id: b },
          owner,
        );
        return;
      }
      case "angle":
        this.pushAngle(relation, owner);
        return;
    }
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

  private push(primitive: WithoutId, owner: number): void {
    const id = `k${this.count++}`;
    this.owners.set(id, owner);
    this.list.push({ ...primitive, id } as SketchPrimitive);
  }

  private pushOffset(
    axis: Axis,
    from: string,
    to: string,
    difference: number | string,
    owner: number,
  ): void {
    const param = (id: string) => ({ o_id: id, prop: axis });
    this.push({ type: "difference", param1: param(from), param2: param(to), difference }, owner);
  }

  private pushDirection(from: string, to: string, angle: number, owner: number): void {
    const quarter = quarterOf(angle);
    // planegcs keeps a direction up to half a turn; on an axis its linear relation is the steadier one.
    if (quarter !== null) this.push(aligned(quarter % 2 === 0 ? "y" : "x", from, to), owner);
    else this.push({ type: "p2p_angle", p1_id: from, p2_id: to, angle }, owner);
  }

  /** A point on a circle, straight right, above, left or below of its centre. */
  private pushQuadrant(round: number, point: string, quarter: number, owner: number): void {
    const center = `p${roundOf(this.figure, round).center}`;
    const axis: Axis = quarter % 2 === 0 ? "x" : "y";
    const [from, to] = quarter < 2 ? [center, point] : [point, center];
    const param = (id: string) => ({ o_id: id, prop: axis });
    const difference = { o_id: `r${round}`, prop: "radius" as const };
    this.push({ type: "difference", param1: param(from), param2: param(to), difference }, owner);
    this.push(aligned(axis === "x" ? "y" : "x", center, point), owner);
  }

  private pushAngle({ first, second, value }: Extract<Relation, { kind: "angle" }>, owner: number) {
    const [a, b, c, d] = [...first, ...second].map((i) => this.figure.points[i]);
    if (!a || !b || !c || !d) return;
    const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    this.push(
      {
        type: "l2l_angle_pppp",
        l1p1_id: `p${first[0]}`,
        l1p2_id: `p${first[1]}`,
        l2p1_id: `p${second[0]}`,
        l2p2_id: `p${second[1]}`,
        angle: cross < 0 ? -value : value,
      },
      owner,
    );
  }

  /** The id of a point that stands for an anchor; one on a round is made and tied to it. */
  private anchor(axis: Axis, { point, round, side }: Anchor, owner: number): string {
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

  private line([from, to]: [number, number]): string {
    const id = `l${this.count++}`;
    this.list.push({ id, type: "line", p1_id: `p${from}`, p2_id: `p${to}` });
    return id;
  }

  /** An unknown of its own, begun where the figure stands. */
  private parameter(value: number): string {
    const name = `u${this.count++}`;
    this.list.push({ type: "param", name, value });
    return name;
  }

  private at(axis: Axis, anchor: Anchor): number {
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
function quarterOf(angle: number): number | null {
  const quarters = angle / (Math.PI / 2);
  const nearest = Math.round(quarters);
  return Math.abs(quarters - nearest) < 1e-9 ? ((nearest % 4) + 4) % 4 : null;
}

function aligned(axis: Axis, a: string, b: string): WithoutId {
  // Points aligned in x lie on one vertical.
  return axis === "x"
    ? { type: "vertical_pp", p1_id: a, p2_id: b }
    : { type: "horizontal_pp", p1_id: a, p2_id: b };
}
