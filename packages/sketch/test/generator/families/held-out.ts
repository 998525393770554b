import type { XY } from "../truth";
import {
  across,
  corners,
  cross,
  direction,
  far,
  hole,
  near,
  polar,
  polygon,
  slot,
  stations,
  upward,
} from "./build";
import { defineFamily, type Family } from "./model";

/** Part families that only held-out sketches show. They never change: they are what the engine was not built on. */

const arrowPlate = defineFamily({
  name: "arrow_plate",
  measures: (random) => ({
    width: random.whole(14, 24) * 5,
    wall: random.whole(10, 18) * 5,
    height: random.whole(20, 34) * 5,
    bore: random.pick([12, 15, 18, 20, 24]),
    up: random.whole(7, 13) * 5,
  }),
  holds: (m) =>
    m.wall < 0.75 * m.height &&
    m.wall > 0.35 * m.height &&
    m.bore < 0.4 * m.width &&
    m.up > m.bore &&
    m.up + m.bore < m.height * 0.85,
  shape: (m, style) => {
    const c: XY = [m.width / 2, m.up];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.wall],
        [m.width / 2, m.height],
        [0, m.wall],
      ]),
      holes: [hole(c, m.bore)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([0, 0], [0, m.wall], near(style)),
        upward([m.width, 0], [m.width / 2, m.height], far(style)),
        upward([0, 0], c, near(style)),
        { kind: "diameter", c, r: m.bore / 2, value: m.bore, across: true },
      ],
      centers: [cross(c, m.bore / 2)],
    };
  },
});

const aitchPlate = defineFamily({
  name: "aitch_plate",
  measures: (random) => ({
    width: random.whole(18, 30) * 5,
    height: random.whole(18, 30) * 5,
    gap: random.whole(6, 12) * 5,
    web: random.whole(5, 9) * 5,
    hole: random.pick([6, 7, 8, 9]),
    inset: random.whole(10, 15),
  }),
  holds: (m) =>
    m.gap < 0.5 * m.width &&
    m.web < 0.5 * m.height &&
    (m.width - m.gap) / 2 > 2 * m.hole &&
    m.inset > m.hole &&
    m.inset + m.hole < m.height * 0.3 &&
    m.gap > 20,
  shape: (m, style) => {
    const x0 = (m.width - m.gap) / 2;
    const x1 = x0 + m.gap;
    const y0 = (m.height - m.web) / 2;
    const y1 = y0 + m.web;
    const spots: XY[] = [
      [x0 / 2, m.inset],
      [m.width - x0 / 2, m.inset],
      [m.width - x0 / 2, m.height - m.inset],
      [x0 / 2, m.height - m.inset],
    ];
    return {
      outline: polygon([
        [0, 0],
        [x0, 0],
        [x0, y0],
        [x1, y0],
        [x1, 0],
        [m.width, 0],
        [m.width, m.height],
        [x1, m.height],
        [x1, y1],
        [x0, y1],
        [x0, m.height],
        [0, m.height],
      ]),
      holes: spots.map((at) => hole(at, m.hole)),
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([0, 0], [0, m.height], "low"),
        across([x0, m.height], [x1, m.height], "high"),
        upward([x1, y0], [x1, y1], "high"),
        upward([0, 0], spots[0] as XY, "low"),
        {
          kind: "diameter",
          c: spots[style.flipped ? 2 : 1] as XY,
          r: m.hole / 2,
          value: m.hole,
          count: 4,
        },
      ],
      centers: spots.map((at) => cross(at, m.hole / 2)),
    };
  },
});

const crossPlate = defineFamily({
  name: "cross_plate",
  measures: (random) => ({
    width: random.whole(18, 30) * 5,
    height: random.whole(18, 30) * 5,
    arm: random.whole(7, 12) * 5,
    beam: random.whole(7, 12) * 5,
    bore: random.pick([14, 16, 20, 22, 25]),
  }),
  holds: (m) =>
    m.arm < 0.62 * m.width &&
    m.beam < 0.62 * m.height &&
    m.bore < 0.75 * Math.min(m.arm, m.beam) &&
    m.arm > 0.2 * m.width &&
    m.beam > 0.2 * m.height,
  shape: (m, style) => {
    const x0 = (m.width - m.arm) / 2;
    const x1 = x0 + m.arm;
    const y0 = (m.height - m.beam) / 2;
    const y1 = y0 + m.beam;
    const c: XY = [m.width / 2, m.height / 2];
    return {
      outline: polygon([
        [x0, 0],
        [x1, 0],
        [x1, y0],
        [m.width, y0],
        [m.width, y1],
        [x1, y1],
        [x1, m.height],
        [x0, m.height],
        [x0, y1],
        [0, y1],
        [0, y0],
        [x0, y0],
      ]),
      holes: [hole(c, m.bore)],
      dimensions: [
        across([0, y0], [m.width, y0], "low"),
        upward([x0, 0], [x0, m.height], "low"),
        across([x0, m.height], [x1, m.height], "high"),
        upward([m.width, y0], [m.width, y1], "high"),
        { kind: "diameter", c, r: m.bore / 2, value: m.bore, across: style.extra },
      ],
      centers: [cross(c, m.bore / 2)],
    };
  },
});

const saddle = defineFamily({
  name: "saddle",
  measures: (random) => ({
    width: random.whole(18, 30) * 5,
    height: random.whole(12, 20) * 5,
    bite: random.whole(15, 35),
    apart: random.whole(11, 20) * 5,
    up: random.whole(10, 20),
    hole: random.pick([6.5, 8, 9, 10]),
  }),
  holds: (m) =>
    2 * m.bite < 0.62 * m.width &&
    m.bite + m.up + m.hole < m.height - 6 &&
    m.up > m.hole &&
    m.apart + 2 * m.hole < m.width &&
    m.apart > 3 * m.hole,
  shape: (m, style) => {
    const x = m.width / 2;
    const a: XY = [x - m.apart / 2, m.up];
    const b: XY = [x + m.apart / 2, m.up];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [m.width, 0] },
        { type: "line", p: [m.width, 0], q: [m.width, m.height] },
        { type: "line", p: [m.width, m.height], q: [x + m.bite, m.height] },
        { type: "arc", c: [x, m.height], r: m.bite, a0: 180, a1: 360 },
        { type: "line", p: [x - m.bite, m.height], q: [0, m.height] },
        { type: "line", p: [0, m.height], q: [0, 0] },
      ],
      holes: [hole(a, m.hole), hole(b, m.hole)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward(
          [style.flipped ? m.width : 0, 0],
          [style.flipped ? m.width : 0, m.height],
          style.flipped ? "high" : "low",
        ),
        across(a, b, "low"),
        upward(
          [style.flipped ? 0 : m.width, 0],
          style.flipped ? a : b,
          style.flipped ? "low" : "high",
        ),
        { kind: "radius", c: [x, m.height], r: m.bite, angles: [225, 315], value: m.bite },
        { kind: "diameter", c: style.flipped ? b : a, r: m.hole / 2, value: m.hole, count: 2 },
      ],
      centers: [cross(a, m.hole / 2), cross(b, m.hole / 2)],
    };
  },
});

const octagon = defineFamily({
  name: "octagon",
  measures: (random) => {
    const flats = random.whole(14, 26) * 5;
    return {
      flats,
      cut: Math.round(flats * random.between(0.22, 0.3)),
      bore: Math.round(flats * random.between(0.25, 0.4)),
      pitch: Math.round(flats * random.between(0.6, 0.7)),
      hole: random.pick([5, 6, 7]),
      count: random.pick([3, 5, 6]),
    };
  },
  kept: ["count"],
  holds: (m) =>
    m.pitch - m.hole > m.bore + 8 &&
    m.pitch + m.hole < 0.86 * m.flats &&
    m.cut < 0.34 * m.flats &&
    m.cut > 0.15 * m.flats,
  shape: (m, style) => {
    const s = m.flats;
    const k = m.cut;
    const c: XY = [s / 2, s / 2];
    const bolts = Array.from({ length: m.count }, (_, i) =>
      polar(c, m.pitch / 2, 90 + (360 / m.count) * i),
    );
    return {
      outline: polygon([
        [k, 0],
        [s - k, 0],
        [s, k],
        [s, s - k],
        [s - k, s],
        [k, s],
        [0, s - k],
        [0, k],
      ]),
      holes: [hole(c, m.bore), ...bolts.map((at) => hole(at, m.hole))],
      dimensions: [
        across([0, k], [s, k], "low"),
        upward([s - k, 0], [s - k, s], "high"),
        { kind: "chamfer", at: [k / 2, s - k / 2], outward: 135, value: k, count: 4 },
        { kind: "diameter", c, r: m.bore / 2, value: m.bore, across: style.flipped },
        { kind: "diameter", c, r: m.pitch / 2, value: m.pitch, form: "pitch", angles: [245, 265] },
        { kind: "diameter", c: bolts[0] as XY, r: m.hole / 2, value: m.hole, count: m.count },
      ],
      centers: [{ kind: "circle", c, r: m.pitch / 2 }, cross(c, m.bore / 2)],
    };
  },
});

const rhomboid = defineFamily({
  name: "rhomboid",
  measures: (random) => ({
    base: random.whole(16, 26) * 5,
    shift: random.whole(4, 9) * 5,
    height: random.whole(12, 20) * 5,
    x: random.whole(7, 10) * 5,
    y: random.whole(3, 6) * 5,
    hole: random.pick([8, 9, 10, 12]),
  }),
  holds: (m) =>
    m.shift < 0.5 * m.base &&
    m.shift > 0.12 * m.base &&
    m.y + m.hole < m.height &&
    m.y > m.hole &&
    m.x > m.hole + (m.shift * m.y) / m.height &&
    m.x + m.hole < m.base,
  shape: (m) => {
    const c: XY = [m.x, m.y];
    return {
      outline: polygon([
        [0, 0],
        [m.base, 0],
        [m.base + m.shift, m.height],
        [m.shift, m.height],
      ]),
      holes: [hole(c, m.hole)],
      dimensions: [
        across([0, 0], [m.base, 0], "low"),
        across([0, 0], [m.shift, m.height], "high"),
        upward([m.base, 0], [m.base + m.shift, m.height], "high"),
        across([0, 0], c, "low"),
        upward([0, 0], c, "low"),
        { kind: "diameter", c, r: m.hole / 2, value: m.hole },
      ],
      centers: [cross(c, m.hole / 2)],
    };
  },
});

const halfDisc = defineFamily({
  name: "half_disc",
  measures: (random) => ({
    r: random.whole(9, 16) * 5,
    skirt: random.whole(3, 8) * 5,
    bore: random.pick([16, 18, 20, 24, 28]),
    apart: random.whole(9, 16) * 5,
    hole: random.pick([5.5, 6.5, 7]),
    up: random.whole(10, 16),
    rise: random.whole(8, 22),
  }),
  holds: (m) =>
    m.bore < 0.55 * m.r &&
    m.apart + 3 * m.hole < 2 * m.r &&
    m.apart > m.bore + 3 * m.hole &&
    m.up > m.hole &&
    m.up < m.skirt + 4 &&
    m.skirt > 12 &&
    m.rise > m.bore / 2 - m.skirt + 24 &&
    m.rise + m.bore / 2 < 0.82 * m.r,
  shape: (m, style) => {
    const c: XY = [m.r, m.skirt];
    const a: XY = [m.r - m.apart / 2, m.up];
    const b: XY = [m.r + m.apart / 2, m.up];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [2 * m.r, 0] },
        { type: "line", p: [2 * m.r, 0], q: [2 * m.r, m.skirt] },
        { type: "arc", c, r: m.r, a0: 0, a1: 180 },
        { type: "line", p: [0, m.skirt], q: [0, 0] },
      ],
      holes: [hole([m.r, m.skirt + m.rise], m.bore), hole(a, m.hole), hole(b, m.hole)],
      dimensions: [
        across([0, 0], [2 * m.r, 0], "low"),
        upward([2 * m.r, 0], [2 * m.r, m.skirt], "high"),
        ...(style.chained
          ? [{ kind: "radius" as const, c, r: m.r, angles: [30, 75] as const, value: m.r }]
          : []),
        upward([0, 0], [m.r, m.skirt + m.rise], "low"),
        {
          kind: "diameter",
          c: [m.r, m.skirt + m.rise],
          r: m.bore / 2,
          value: m.bore,
          across: true,
        },
        across(a, b, "low"),
        upward([2 * m.r, 0], b, "high"),
        { kind: "diameter", c: a, r: m.hole / 2, value: m.hole, count: 2 },
      ],
      centers: [
        cross([m.r, m.skirt + m.rise], m.bore / 2),
        cross(a, m.hole / 2),
        cross(b, m.hole / 2),
      ],
    };
  },
});

const doubleFlat = defineFamily({
  name: "double_flat",
  measures: (random) => {
    const d = random.whole(16, 30) * 4;
    return {
      d,
      flat: Math.round(d * random.between(0.62, 0.82)),
      square: Math.round(d * random.between(0.25, 0.38)),
    };
  },
  holds: (m) =>
    m.flat < 0.88 * m.d && m.flat > 0.55 * m.d && m.square < 0.6 * m.flat && m.square > 0.2 * m.d,
  shape: (m, style) => {
    const r = m.d / 2;
    const h = m.flat / 2;
    const x = Math.sqrt(r * r - h * h);
    const c: XY = [r, h];
    const at = (sx: number, sy: number): XY => [r + sx * x, h + sy * h];
    const k = m.square / 2;
    return {
      outline: [
        { type: "line", p: at(-1, -1), q: at(1, -1) },
        { type: "arc", c, r, a0: direction(c, at(1, -1)), a1: direction(c, at(1, 1)) },
        { type: "line", p: at(1, 1), q: at(-1, 1) },
        { type: "arc", c, r, a0: direction(c, at(-1, 1)), a1: direction(c, at(-1, -1)) },
      ],
      holes: [
        polygon([
          [r - k, h - k],
          [r + k, h - k],
          [r + k, h + k],
          [r - k, h + k],
        ]),
      ],
      dimensions: [
        upward(at(1, -1), at(1, 1), "high", m.flat),
        { kind: "diameter", c, r, value: m.d, angles: style.flipped ? [160, 200] : [-15, 15] },
        across([r - k, h + k], [r + k, h + k], "high"),
        upward([r - k, h - k], [r - k, h + k], "low"),
      ],
      centers: [],
    };
  },
});

const archedDoor = defineFamily({
  name: "arched_door",
  measures: (random) => ({
    width: random.whole(14, 24) * 5,
    height: random.whole(20, 34) * 5,
    radius: random.pick([12, 15, 18, 20]),
    pitch: random.whole(6, 14) * 5,
    slot: random.pick([8, 10, 12]),
    start: random.whole(5, 9) * 5,
    chamfer: random.pick([6, 8, 10]),
  }),
  holds: (m) =>
    m.radius < 0.4 * m.width &&
    m.start + m.pitch + m.slot + 8 < m.height &&
    m.start > m.slot + 4 &&
    m.slot < 0.3 * m.width &&
    m.pitch > 1.3 * m.slot &&
    m.chamfer < 0.2 * m.width &&
    m.chamfer > 0.04 * m.width,
  shape: (m, style) => {
    const x = m.width / 2;
    const r = m.radius;
    return {
      outline: corners([
        { at: [0, 0], c: m.chamfer },
        { at: [m.width, 0], c: m.chamfer },
        { at: [m.width, m.height], r },
        { at: [0, m.height], r },
      ]),
      holes: [slot([x, m.start + m.pitch / 2], m.pitch, m.slot, "y")],
      dimensions: [
        across([0, m.chamfer], [m.width, m.chamfer], "low"),
        upward([m.chamfer, 0], [r, m.height], "low"),
        { kind: "radius", c: [m.width - r, m.height - r], r, angles: [25, 65], value: r, count: 2 },
        {
          kind: "chamfer",
          at: [m.width - m.chamfer / 2, m.chamfer / 2],
          outward: -45,
          value: m.chamfer,
          count: 2,
        },
        ...stations(
          "y",
          [
            [m.width - m.chamfer, 0],
            [x, m.start],
            [x, m.start + m.pitch],
          ],
          "high",
          style,
        ),
        {
          kind: "radius",
          c: [x, m.start + m.pitch],
          r: m.slot / 2,
          angles: [100, 160],
          value: m.slot / 2,
        },
      ],
      centers: [],
    };
  },
});

export const heldOutFamilies: readonly Family[] = [
  arrowPlate,
  aitchPlate,
  crossPlate,
  saddle,
  octagon,
  rhomboid,
  halfDisc,
  doubleFlat,
  archedDoor,
];
