import type { XY } from "../../truth";
import {
  across,
  corners,
  cross,
  crosses,
  diameter,
  direction,
  hole,
  holes,
  near,
  polar,
  roundedRectangle,
  size,
  slot,
  upward,
} from "../build";
import { defineFamily, type ShapeDimension } from "../model";

/** Parts bounded by arcs. */

export const linkBar = defineFamily({
  name: "link_bar",
  measures: (random) => {
    const width = random.whole(12, 24) * 2;
    return {
      width,
      pitch: random.whole(12, 24) * 5,
      hole: random.pick([8, 10, 11, 12, 13, 14, 16]),
    };
  },
  holds: (m) => m.hole < 0.7 * m.width && m.hole > 0.2 * m.width && m.pitch > 1.3 * m.width,
  shape: (m, style) => {
    const r = m.width / 2;
    const a: XY = [r, r];
    const b: XY = [r + m.pitch, r];
    const dimensions: ShapeDimension[] = [
      across(a, b, near(style)),
      style.chained
        ? { kind: "radius", c: b, r, angles: [-50, 50], value: r }
        : upward([m.pitch + r, 0], [m.pitch + r, m.width], "high"),
      diameter(a, m.hole, { count: 2 }),
    ];
    if (style.extra)
      dimensions.push({ ...across([0, r], [m.pitch + m.width, r], near(style)), reference: true });
    return {
      outline: slot([r + m.pitch / 2, r], m.pitch, m.width, "x"),
      holes: holes([a, b], m.hole),
      dimensions,
      centers: crosses([a, b], m.hole),
    };
  },
});

export const squareFlange = defineFamily({
  name: "square_flange",
  measures: (random) => {
    const side = random.whole(14, 30) * 5;
    return {
      side,
      corner: random.pick([5, 8, 10, 12]),
      bore: Math.round(side * random.between(0.22, 0.4)),
      pitch: Math.round(side * random.between(0.64, 0.8)),
      hole: random.pick([5.5, 6.6, 7, 9, 11]),
      count: 4,
    };
  },
  kept: ["count"],
  holds: (m) =>
    m.pitch - m.hole > m.bore + 8 &&
    m.pitch + m.hole < 0.94 * m.side &&
    m.corner < 0.2 * m.side &&
    m.corner > 0.04 * m.side,
  shape: (m, style) => {
    const s = m.side;
    const c: XY = [s / 2, s / 2];
    const bolts = Array.from({ length: m.count }, (_, i) =>
      polar(c, m.pitch / 2, 90 + (360 / m.count) * i),
    );
    const r = m.corner;
    return {
      outline: roundedRectangle(s, s, r),
      holes: [hole(c, m.bore), ...holes(bolts, m.hole)],
      dimensions: [
        across([0, 0], [s, 0], near(style)),
        upward([s, 0], [s, s], style.chained ? "low" : "high"),
        diameter(c, m.bore, { across: true }),
        diameter(c, m.pitch, { form: "pitch", angles: [20, 70] }),
        diameter(bolts[style.flipped ? 3 : 1] as XY, m.hole, { count: m.count }),
        {
          kind: "radius",
          c: [s - r, r],
          r,
          angles: [285, 345],
          value: r,
          ...(style.countsRadii && { count: 4 }),
        },
      ],
      centers: [{ kind: "circle", c, r: m.pitch / 2 }, cross(c, m.bore / 2)],
    };
  },
});

export const flattedDisc = defineFamily({
  name: "flatted_disc",
  measures: (random) => {
    const d = random.whole(20, 44) * 3;
    return {
      d,
      flat: Math.round(d * random.between(0.74, 0.88)),
      bore: Math.round(d * random.between(0.2, 0.45)),
    };
  },
  holds: (m) =>
    m.flat < 0.93 * m.d && m.flat > 0.68 * m.d && m.bore < 0.55 * m.d && m.bore > 0.12 * m.d,
  shape: (m) => {
    const r = m.d / 2;
    const y = m.flat - r;
    const x = Math.sqrt(r * r - y * y);
    const c: XY = [r, r];
    const p: XY = [r + x, r + y];
    const q: XY = [r - x, r + y];
    return {
      outline: [
        { type: "line", p, q },
        { type: "arc", c, r, a0: direction(c, q), a1: direction(c, p) },
      ],
      holes: [hole(c, m.bore)],
      dimensions: [
        upward([r, 0], p, "high", m.flat),
        { kind: "diameter", c, r, value: m.d, angles: [200, 340] },
        diameter(c, m.bore, { across: true }),
      ],
      centers: [cross(c, r)],
    };
  },
});

export const quarterPlate = defineFamily({
  name: "quarter_plate",
  measures: (random) => ({
    width: random.whole(10, 16) * 5,
    height: random.whole(10, 16) * 5,
    radius: random.whole(6, 11) * 5,
    x: random.whole(4, 6) * 5,
    y: random.whole(4, 6) * 5,
    hole: random.pick([10, 12, 14, 16, 18]),
  }),
  holds: (m) =>
    m.radius < 0.8 * Math.min(m.width, m.height) &&
    m.radius > 0.3 * Math.min(m.width, m.height) &&
    m.x > m.hole &&
    m.y > m.hole &&
    m.x + m.hole < m.width * 0.7 &&
    m.y + m.hole < m.height * 0.7,
  shape: (m, style) => {
    const c: XY = [m.x, m.y];
    return {
      outline: corners([
        { at: [0, 0] },
        { at: [m.width, 0] },
        { at: [m.width, m.height], r: m.radius },
        { at: [0, m.height] },
      ]),
      holes: [hole(c, m.hole)],
      dimensions: [
        ...size(m, "low"),
        {
          kind: "radius",
          c: [m.width - m.radius, m.height - m.radius],
          r: m.radius,
          angles: [25, 65],
          value: m.radius,
        },
        across([0, style.extra ? 0 : m.height], c, style.extra ? "low" : "high"),
        upward([0, 0], c, "low"),
        diameter(c, m.hole, { across: m.hole > 14 }),
      ],
      centers: crosses([c], m.hole),
    };
  },
});
