import type { XY } from "../../truth";
import { across, crosses, diameter, direction, hole, upward } from "../build";
import { defineFamily } from "../model";

/** Parts with half-round ends and openings. */

export const archGate = defineFamily({
  name: "arch_gate",
  measures: (random) => ({
    width: random.whole(14, 26) * 5,
    opening: random.whole(6, 14) * 5,
    spring: random.whole(6, 16) * 5,
    hole: random.pick([4.5, 5, 6, 8]),
  }),
  holds: (m) =>
    m.opening < 0.66 * m.width &&
    m.opening > 0.3 * m.width &&
    m.spring > 0.3 * m.width &&
    (m.width - m.opening) / 2 > 2.4 * m.hole,
  shape: (m, style) => {
    const c: XY = [m.width / 2, m.spring];
    const [r, outer] = [m.opening / 2, m.width / 2];
    const [x0, x1] = [outer - r, outer + r];
    const crown: XY = [c[0], c[1] + (r + outer) / 2];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [x0, 0] },
        { type: "line", p: [x0, 0], q: [x0, m.spring] },
        { type: "arc", c, r, a0: 0, a1: 180 },
        { type: "line", p: [x1, m.spring], q: [x1, 0] },
        { type: "line", p: [x1, 0], q: [m.width, 0] },
        { type: "line", p: [m.width, 0], q: [m.width, m.spring] },
        { type: "arc", c, r: outer, a0: 0, a1: 180 },
        { type: "line", p: [0, m.spring], q: [0, 0] },
      ],
      holes: [hole(crown, m.hole)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        style.flipped
          ? across([x0, 0], [x1, 0], "low")
          : { kind: "radius", c, r, value: r, angles: [30, 150] },
        style.chained
          ? upward([m.width, 0], [m.width, m.spring], "high")
          : upward([m.width, 0], [m.width / 2, m.spring + outer], "high"),
        upward([0, 0], crown, "low"),
        diameter(crown, m.hole),
      ],
      centers: crosses([crown], m.hole),
    };
  },
});

export const deePlate = defineFamily({
  name: "dee_plate",
  measures: (random) => ({
    radius: random.whole(6, 14) * 5,
    up: random.whole(3, 7) * 5,
    bore: random.pick([10, 12, 16, 20]),
    apart: random.whole(8, 18) * 5,
    low: random.whole(8, 12),
    hole: random.pick([4.5, 5.5, 6.5]),
  }),
  holds: (m) =>
    m.up > m.bore * 0.9 &&
    m.up + m.bore < 0.85 * m.radius &&
    m.apart > 2 * m.bore &&
    m.apart / 2 + 2.4 * m.hole < m.radius * 0.95 &&
    m.low > 1.3 * m.hole,
  shape: (m, style) => {
    const [r, x] = [m.radius, m.radius];
    const c: XY = [x, m.up];
    const [a, b]: [XY, XY] = [
      [x - m.apart / 2, m.low],
      [x + m.apart / 2, m.low],
    ];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [2 * r, 0] },
        { type: "arc", c: [r, 0], r, a0: 0, a1: 180 },
      ],
      holes: [hole(c, m.bore), hole(a, m.hole), hole(b, m.hole)],
      dimensions: [
        style.flipped
          ? across([0, 0], [2 * r, 0], "low")
          : { kind: "radius", c: [r, 0], r, value: r, angles: [25, 70] },
        across(a, b, "low"),
        upward([0, 0], a, "low"),
        upward([2 * r, 0], c, "high"),
        diameter(c, m.bore, { across: style.chained }),
        diameter(b, m.hole, { count: 2 }),
      ],
      centers: [...crosses([c], m.bore), ...crosses([a, b], m.hole)],
    };
  },
});

export const hookPlate = defineFamily({
  name: "hook_plate",
  measures: (random) => ({
    bar: random.whole(6, 10) * 2,
    inner: random.whole(7, 14) * 2,
    height: random.whole(16, 26) * 5,
    prong: random.whole(8, 14) * 5,
    hole: random.pick([4.5, 5, 6, 6.5]),
    edge: random.whole(8, 12),
  }),
  holds: (m) =>
    m.prong > m.bar + m.inner + 6 &&
    m.prong + 12 < m.height &&
    m.hole < 0.5 * m.bar &&
    m.edge > m.hole &&
    m.bar < 1.2 * m.inner,
  shape: (m, style) => {
    const r = m.inner + m.bar;
    const c: XY = [r, r];
    const spot: XY = [m.bar / 2, m.height - m.edge];
    return {
      outline: [
        { type: "arc", c, r, a0: 180, a1: 360 },
        { type: "line", p: [2 * r, r], q: [2 * r, m.prong] },
        { type: "line", p: [2 * r, m.prong], q: [2 * r - m.bar, m.prong] },
        { type: "line", p: [2 * r - m.bar, m.prong], q: [2 * r - m.bar, r] },
        { type: "arc", c, r: m.inner, a0: 180, a1: 360 },
        { type: "line", p: [m.bar, r], q: [m.bar, m.height] },
        { type: "line", p: [m.bar, m.height], q: [0, m.height] },
        { type: "line", p: [0, m.height], q: [0, r] },
      ],
      holes: [hole(spot, m.hole)],
      dimensions: [
        across([0, m.height], [m.bar, m.height], "high"),
        style.chained
          ? { kind: "radius", c, r: m.inner, value: m.inner, angles: [215, 325] }
          : across([m.bar, r], [2 * r - m.bar, r], "low"),
        upward([r, 0], [0, m.height], "low"),
        upward([r, 0], [2 * r, m.prong], "high"),
        upward(spot, [0, m.height], style.flipped ? "low" : "high"),
        diameter(spot, m.hole),
      ],
      centers: crosses([spot], m.hole),
    };
  },
});

export const ceeRing = defineFamily({
  name: "cee_ring",
  measures: (random) => ({
    outer: random.whole(20, 44) * 3,
    bore: random.whole(12, 30) * 3,
    gap: random.whole(5, 12) * 2,
  }),
  holds: (m) => m.bore < 0.78 * m.outer && m.bore > 0.45 * m.outer && m.gap < 0.5 * m.bore,
  shape: (m, style) => {
    const [r, inner] = [m.outer / 2, m.bore / 2];
    const c: XY = [r, r];
    const reach = (radius: number) => Math.sqrt(radius * radius - (m.gap * m.gap) / 4);
    const lip = (radius: number, way: 1 | -1): XY => [r + reach(radius), r + (way * m.gap) / 2];
    const arc = (radius: number) => ({
      type: "arc" as const,
      c,
      r: radius,
      a0: direction(c, lip(radius, 1)),
      a1: direction(c, lip(radius, -1)),
    });
    return {
      outline: [
        arc(r),
        { type: "line", p: lip(r, -1), q: lip(inner, -1) },
        arc(inner),
        { type: "line", p: lip(inner, 1), q: lip(r, 1) },
      ],
      holes: [],
      dimensions: [
        style.chained
          ? { ...upward([r, 0], [r, m.outer], "low"), prefix: "Ø" }
          : diameter(c, m.outer, { angles: [110, 250] }),
        diameter(c, m.bore, { angles: [100, 260], across: style.extra }),
        upward(lip(r, -1), lip(r, 1), "high"),
      ],
      centers: [{ kind: "cross", at: c, r }],
    };
  },
});
