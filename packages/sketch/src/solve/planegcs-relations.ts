import { roundOf } from "./figure";
import { aligned, type Primitives, quarterOf } from "./planegcs-primitives";
import type { Relation } from "./relation";

/** Says a relation in planegcs's own constraints; `owner` is the index they are answered for. */
export function pushRelation(primitives: Primitives, relation: Relation, owner: number): void {
  const { figure } = primitives;
  switch (relation.kind) {
    case "aligned":
      primitives.push(aligned(relation.axis, `p${relation.a}`, `p${relation.b}`), owner);
      return;
    case "offset": {
      const { axis, from, to, value } = relation;
      primitives.pushOffset(
        axis,
        primitives.anchor(axis, from, owner),
        primitives.anchor(axis, to, owner),
        value,
        owner,
      );
      return;
    }
    case "distance": {
      const { a, b, value } = relation;
      primitives.push(
        { type: "p2p_distance", p1_id: `p${a}`, p2_id: `p${b}`, distance: value },
        owner,
      );
      return;
    }
    case "line-distance": {
      const { point, line, value } = relation;
      const id = primitives.line(line);
      primitives.push(
        { type: "p2l_distance", p_id: `p${point}`, l_id: id, distance: value },
        owner,
      );
      return;
    }
    case "radius":
      primitives.push(
        { type: "circle_radius", c_id: `r${relation.round}`, radius: relation.value },
        owner,
      );
      return;
    case "equal-radius": {
      const { a, b } = relation;
      primitives.push({ type: "equal_radius_cc", c1_id: `r${a}`, c2_id: `r${b}` }, owner);
      return;
    }
    case "middle": {
      const { axis, a, b, middle } = relation;
      const half = primitives.parameter((primitives.at(axis, b) - primitives.at(axis, a)) / 2);
      const [from, to] = [primitives.anchor(axis, a, owner), primitives.anchor(axis, b, owner)];
      primitives.pushOffset(axis, from, `p${middle}`, half, owner);
      primitives.pushOffset(axis, `p${middle}`, to, half, owner);
      return;
    }
    case "equal-offset": {
      const { axis, first, second } = relation;
      const length = primitives.parameter(
        primitives.at(axis, first[1]) - primitives.at(axis, first[0]),
      );
      for (const [from, to] of [first, second]) {
        const ends = [
          primitives.anchor(axis, from, owner),
          primitives.anchor(axis, to, owner),
        ] as const;
        primitives.pushOffset(axis, ends[0], ends[1], length, owner);
      }
      return;
    }
    case "concentric": {
      const { a, b } = relation;
      primitives.push({ type: "p2p_coincident", p1_id: `p${a}`, p2_id: `p${b}` }, owner);
      return;
    }
    case "direction": {
      const { from, to, angle } = relation;
      primitives.pushDirection(`p${from}`, `p${to}`, angle, owner);
      return;
    }
    case "polar": {
      const { round, point, angle } = relation;
      const quarter = quarterOf(angle);
      if (quarter !== null) {
        primitives.pushQuadrant(round, `p${point}`, quarter, owner);
        return;
      }
      primitives.push({ type: "point_on_circle", p_id: `p${point}`, c_id: `r${round}` }, owner);
      primitives.pushDirection(`p${roundOf(figure, round).center}`, `p${point}`, angle, owner);
      return;
    }
    case "on-round": {
      const { round, point } = relation;
      primitives.push({ type: "point_on_circle", p_id: `p${point}`, c_id: `r${round}` }, owner);
      return;
    }
    case "tangent-line": {
      const { round, point, toward } = relation;
      const center = `p${roundOf(figure, round).center}`;
      primitives.push(
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
        (round) => `p${roundOf(figure, round).center}`,
      ) as [string, string];
      primitives.push(
        { type: "point_on_line_ppp", p_id: `p${relation.point}`, lp1_id: a, lp2_id: b },
        owner,
      );
      return;
    }
    case "on-line": {
      const [a, b] = relation.line;
      primitives.push(
        { type: "point_on_line_ppp", p_id: `p${relation.point}`, lp1_id: `p${a}`, lp2_id: `p${b}` },
        owner,
      );
      return;
    }
    case "parallel": {
      const [a, b] = [primitives.line(relation.first), primitives.line(relation.second)];
      primitives.push({ type: "parallel", l1_id: a, l2_id: b }, owner);
      return;
    }
    case "angle":
      pushAngle(primitives, relation, owner);
      return;
  }
}

function pushAngle(
  primitives: Primitives,
  { first, second, value }: Extract<Relation, { kind: "angle" }>,
  owner: number,
): void {
  const [a, b, c, d] = [...first, ...second].map((i) => primitives.figure.points[i]);
  if (!a || !b || !c || !d) return;
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  primitives.push(
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
