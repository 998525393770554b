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
  rectangle,
  slot,
  stations,
  upward,
} from "./build";
import { defineFamily, type ShapeDimension } from "./model";

/** Part families for development; see `held-out.ts` for those that nobody looks at. */

export const teePlate = defineFamily({
  name: "tee_plate",
  measures: (random) => ({
    width: random.whole(16, 32) * 5,
    bar: random.whole(6, 10) * 5,
    stem: random.whole(6, 10) * 5,
    height: random.whole(16, 28) * 5,
    hole: random.pick([6, 6.5, 8, 9, 10, 12]),
    inset: random.whole(12, 18),
    drop: random.whole(12, 20),
  }),
  holds: (m) =>
    m.stem < 0.6 * m.width &&
    m.bar < 0.55 * m.height &&
    m.inset + m.hole < (m.width - m.stem) / 2 + 8 &&
    m.drop + m.hole < m.height - m.bar &&
    m.hole < 0.5 * m.stem &&
    m.inset > m.hole * 0.9 &&
    m.drop > m.hole * 0.9,
  shape: (m, style) => {
    const x0 = (m.width - m.stem) / 2;
    const x1 = x0 + m.stem;
    const y = m.height - m.bar;
    const left: XY = [m.inset, m.height - m.bar / 2];
    const right: XY = [m.width - m.inset, m.height - m.bar / 2];
    const low: XY = [m.width / 2, m.drop];
    return {
      outline: polygon([
        [x0, 0],
        [x1, 0],
        [x1, y],
        [m.width, y],
        [m.width, m.height],
        [0, m.height],
        [0, y],
        [x0, y],
      ]),
      holes: [left, right, low].map((c) => hole(c, m.hole)),
      dimensions: [
        across([0, m.height], [m.width, m.height], "high"),
        across([x0, 0], [x1, 0], "low"),
        upward(
          [style.flipped ? x0 : x1, 0],
          [style.flipped ? 0 : m.width, m.height],
          style.flipped ? "low" : "high",
        ),
        upward(
          [style.flipped ? m.width : 0, y],
          [style.flipped ? m.width : 0, m.height],
          style.flipped ? "high" : "low",
        ),
        style.chained ? across(left, right, "high") : across([0, m.height], left, "high"),
        upward([x0, 0], low, "low"),
        {
          kind: "diameter",
          c: style.flipped ? right : left,
          r: m.hole / 2,
          value: m.hole,
          count: 3,
        },
      ],
      centers: [left, right, low].map((c) => cross(c, m.hole / 2)),
    };
  },
});

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
      { kind: "diameter", c: a, r: m.hole / 2, value: m.hole, count: 2 },
    ];
    if (style.extra)
      dimensions.push({ ...across([0, r], [m.pitch + m.width, r], near(style)), reference: true });
    return {
      outline: slot([r + m.pitch / 2, r], m.pitch, m.width, "x"),
      holes: [hole(a, m.hole), hole(b, m.hole)],
      dimensions,
      centers: [cross(a, m.hole / 2), cross(b, m.hole / 2)],
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
      outline: corners([
        { at: [0, 0], r },
        { at: [s, 0], r },
        { at: [s, s], r },
        { at: [0, s], r },
      ]),
      holes: [hole(c, m.bore), ...bolts.map((at) => hole(at, m.hole))],
      dimensions: [
        across([0, 0], [s, 0], near(style)),
        upward([s, 0], [s, s], style.chained ? "low" : "high"),
        { kind: "diameter", c, r: m.bore / 2, value: m.bore, across: true },
        { kind: "diameter", c, r: m.pitch / 2, value: m.pitch, form: "pitch", angles: [20, 70] },
        {
          kind: "diameter",
          c: bolts[style.flipped ? 3 : 1] as XY,
          r: m.hole / 2,
          value: m.hole,
          count: m.count,
        },
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

export const hexPlate = defineFamily({
  name: "hex_plate",
  measures: (random) => {
    const flats = random.whole(24, 60) * 2;
    return { flats, bore: Math.round(flats * random.between(0.25, 0.55)) };
  },
  holds: (m) => m.bore < 0.7 * m.flats && m.bore > 0.15 * m.flats,
  shape: (m) => {
    const radius = m.flats / Math.sqrt(3);
    const c: XY = [radius, m.flats / 2];
    return {
      outline: polygon([0, 1, 2, 3, 4, 5].map((i) => polar(c, radius, 60 * i))),
      holes: [hole(c, m.bore)],
      dimensions: [
        { ...upward(polar(c, radius, 300), polar(c, radius, 60), "high", m.flats), suffix: " A/F" },
        { kind: "diameter", c, r: m.bore / 2, value: m.bore, across: true },
      ],
      centers: [cross(c, m.bore / 2)],
    };
  },
});

export const zedBracket = defineFamily({
  name: "zed_bracket",
  measures: (random) => ({
    width: random.whole(18, 32) * 5,
    height: random.whole(18, 30) * 5,
    low: random.whole(5, 9) * 5,
    high: random.whole(5, 9) * 5,
    left: random.whole(8, 14) * 5,
    right: random.whole(8, 14) * 5,
    hole: random.pick([6, 7, 8, 9]),
    inset: random.whole(10, 16),
  }),
  holds: (m) =>
    m.left + 12 < m.width - 12 &&
    m.right + 12 < m.width &&
    m.left > m.width - m.right + 12 &&
    m.low + m.high < m.height - 14 &&
    m.inset > m.hole &&
    m.low > 2 * m.hole &&
    m.high > 2 * m.hole &&
    m.inset + m.hole < m.left &&
    m.inset + m.hole < m.right,
  shape: (m, style) => {
    const x = m.width - m.right;
    const a: XY = [m.inset, m.height - m.high / 2];
    const b: XY = [m.width - m.inset, m.low / 2];
    return {
      outline: polygon([
        [x, 0],
        [m.width, 0],
        [m.width, m.low],
        [m.left, m.low],
        [m.left, m.height],
        [0, m.height],
        [0, m.height - m.high],
        [x, m.height - m.high],
      ]),
      holes: [hole(a, m.hole), hole(b, m.hole)],
      dimensions: [
        across([0, m.height - m.high], [m.width, 0], "low"),
        across([x, 0], [m.width, 0], "low"),
        across([0, m.height], [m.left, m.height], "high"),
        across([0, m.height], a, "high"),
        upward([x, 0], [0, m.height], "low"),
        upward([0, m.height - m.high], [0, m.height], "low"),
        upward([m.width, 0], [m.width, m.low], "high"),
        across(b, [m.width, 0], style.extra ? "low" : "high"),
        { kind: "diameter", c: b, r: m.hole / 2, value: m.hole, count: 2 },
      ],
      centers: [cross(a, m.hole / 2), cross(b, m.hole / 2)],
    };
  },
});

export const trapezoid = defineFamily({
  name: "trapezoid",
  measures: (random) => {
    const base = random.whole(18, 34) * 5;
    return {
      base,
      top: Math.round((base * random.between(0.45, 0.7)) / 5) * 5,
      height: random.whole(12, 22) * 5,
      hole: random.pick([8, 10, 12, 16, 20]),
      up: random.whole(5, 9) * 5,
    };
  },
  holds: (m) =>
    m.top < 0.8 * m.base &&
    m.top > 0.3 * m.base &&
    m.up + m.hole < m.height &&
    m.up > m.hole &&
    m.hole < 0.4 * m.top,
  shape: (m, style) => {
    const x = (m.base - m.top) / 2;
    const c: XY = [m.base / 2, m.up];
    return {
      outline: polygon([
        [0, 0],
        [m.base, 0],
        [x + m.top, m.height],
        [x, m.height],
      ]),
      holes: [hole(c, m.hole)],
      dimensions: [
        across([0, 0], [m.base, 0], "low"),
        across([x, m.height], [x + m.top, m.height], "high"),
        upward(
          [style.flipped ? 0 : m.base, 0],
          [style.flipped ? x : x + m.top, m.height],
          far(style),
        ),
        upward([style.flipped ? m.base : 0, 0], c, near(style)),
        { kind: "diameter", c, r: m.hole / 2, value: m.hole },
      ],
      centers: [cross(c, m.hole / 2)],
    };
  },
});

export const notchedPlate = defineFamily({
  name: "notched_plate",
  measures: (random) => ({
    width: random.whole(20, 36) * 5,
    height: random.whole(14, 24) * 5,
    from: random.whole(6, 12) * 5,
    notch: random.whole(4, 8) * 5,
    depth: random.whole(3, 7) * 5,
    first: random.whole(3, 6) * 5,
    second: random.whole(6, 12) * 5,
    up: random.whole(3, 5) * 5,
    hole: random.pick([5.5, 6.5, 8, 9]),
  }),
  holds: (m) =>
    m.from + m.notch < m.width - 15 &&
    m.depth + m.up + m.hole < m.height - 8 &&
    m.first + m.second + m.hole + 6 < m.width &&
    m.first > 1.2 * m.hole &&
    m.second > 2 * m.hole &&
    m.up > 1.1 * m.hole,
  shape: (m, style) => {
    const a: XY = [m.first, m.up];
    const b: XY = [m.first + m.second, m.up];
    const y = m.height - m.depth;
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.height],
        [m.from + m.notch, m.height],
        [m.from + m.notch, y],
        [m.from, y],
        [m.from, m.height],
        [0, m.height],
      ]),
      holes: [hole(a, m.hole), hole(b, m.hole)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([0, 0], [0, m.height], "low"),
        ...stations(
          "x",
          [
            [0, m.height],
            [m.from, m.height],
            [m.from + m.notch, m.height],
          ],
          "high",
          style,
        ),
        upward([m.from + m.notch, y], [m.width, m.height], "high"),
        ...stations("x", [[0, 0], a, b], "low", style),
        upward([m.width, 0], b, "high"),
        { kind: "diameter", c: style.flipped ? a : b, r: m.hole / 2, value: m.hole, count: 2 },
      ],
      centers: [cross(a, m.hole / 2), cross(b, m.hole / 2)],
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
        { kind: "diameter", c, r: m.bore / 2, value: m.bore, across: true },
      ],
      centers: [cross(c, r)],
    };
  },
});

export const windowFrame = defineFamily({
  name: "window_frame",
  measures: (random) => {
    const width = random.whole(18, 34) * 5;
    const height = random.whole(14, 26) * 5;
    return {
      width,
      height,
      inner: Math.round((width * random.between(0.42, 0.58)) / 5) * 5,
      tall: Math.round((height * random.between(0.4, 0.56)) / 5) * 5,
      edge: random.whole(9, 12),
      hole: random.pick([4.5, 5.5, 6.5]),
    };
  },
  holds: (m) =>
    m.edge > m.hole && (m.width - m.inner) / 2 > m.edge + m.hole && (m.height - m.tall) / 2 > 14,
  shape: (m, style) => {
    const spots: XY[] = [
      [m.edge, m.edge],
      [m.width - m.edge, m.edge],
      [m.width - m.edge, m.height - m.edge],
      [m.edge, m.height - m.edge],
    ];
    const x = (m.width - m.inner) / 2;
    const y = (m.height - m.tall) / 2;
    return {
      outline: rectangle(0, 0, m.width, m.height),
      holes: [rectangle(x, y, m.inner, m.tall), ...spots.map((at) => hole(at, m.hole))],
      dimensions: [
        across([0, 0], [m.width, 0], near(style)),
        upward([0, 0], [0, m.height], near(style)),
        across(
          [x, style.flipped ? y : y + m.tall],
          [x + m.inner, style.flipped ? y : y + m.tall],
          far(style),
        ),
        upward(
          [style.flipped ? x : x + m.inner, y],
          [style.flipped ? x : x + m.inner, y + m.tall],
          far(style),
        ),
        across([0, 0], spots[0] as XY, near(style)),
        upward([0, 0], spots[0] as XY, near(style)),
        {
          kind: "diameter",
          c: spots[style.chained ? 2 : 1] as XY,
          r: m.hole / 2,
          value: m.hole,
          count: 4,
        },
      ],
      centers: spots.map((at) => cross(at, m.hole / 2)),
    };
  },
});

export const twinSlots = defineFamily({
  name: "twin_slots",
  measures: (random) => ({
    width: random.whole(20, 34) * 5,
    height: random.whole(14, 22) * 5,
    apart: random.whole(9, 16) * 5,
    pitch: random.whole(5, 9) * 5,
    slot: random.pick([8, 9, 10, 12, 14]),
    corner: random.pick([6, 8, 10, 12]),
  }),
  holds: (m) =>
    m.apart + m.slot + 16 < m.width &&
    m.pitch + m.slot + 14 < m.height &&
    m.apart > 2.5 * m.slot &&
    m.pitch > 1.2 * m.slot &&
    m.corner < 0.2 * m.height &&
    m.corner > 0.04 * m.width,
  shape: (m, style) => {
    const y = m.height / 2;
    const a: XY = [(m.width - m.apart) / 2, y];
    const b: XY = [(m.width + m.apart) / 2, y];
    const r = m.corner;
    return {
      outline: corners([
        { at: [0, 0], r },
        { at: [m.width, 0], r },
        { at: [m.width, m.height], r },
        { at: [0, m.height], r },
      ]),
      holes: [slot(a, m.pitch, m.slot, "y"), slot(b, m.pitch, m.slot, "y")],
      dimensions: [
        across([0, 0], [m.width, 0], near(style)),
        upward([m.width, 0], [m.width, m.height], "high"),
        across(
          [a[0], y + (style.flipped ? -m.pitch : m.pitch) / 2],
          [b[0], y + (style.flipped ? -m.pitch : m.pitch) / 2],
          far(style),
        ),
        upward([a[0], y - m.pitch / 2], [a[0], y + m.pitch / 2], "low"),
        {
          kind: "radius",
          c: [b[0], y + m.pitch / 2],
          r: m.slot / 2,
          value: m.slot / 2,
          angles: [30, 150],
          ...(style.countsRadii && { count: 4 }),
        },
        {
          kind: "radius",
          c: [r, r],
          r,
          angles: [200, 250],
          value: r,
          ...(style.countsRadii && { count: 4 }),
        },
      ],
      centers: [],
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
        across([0, 0], [m.width, 0], "low"),
        upward([0, 0], [0, m.height], "low"),
        {
          kind: "radius",
          c: [m.width - m.radius, m.height - m.radius],
          r: m.radius,
          angles: [25, 65],
          value: m.radius,
        },
        across([0, style.extra ? 0 : m.height], c, style.extra ? "low" : "high"),
        upward([0, 0], c, "low"),
        { kind: "diameter", c, r: m.hole / 2, value: m.hole, across: m.hole > 14 },
      ],
      centers: [cross(c, m.hole / 2)],
    };
  },
});

export const holeGrid = defineFamily({
  name: "hole_grid",
  measures: (random) => ({
    x: random.whole(8, 14),
    y: random.whole(8, 14),
    dx: random.whole(10, 18) * 2,
    dy: random.whole(12, 22) * 2,
    columns: random.whole(3, 4),
    hole: random.pick([4.5, 5.5, 6, 6.5]),
    chamfer: random.pick([5, 6, 8]),
  }),
  kept: ["columns"],
  holds: (m) =>
    m.dx > 2.5 * m.hole &&
    m.dy > 2.5 * m.hole &&
    m.x > m.hole &&
    m.y > m.hole &&
    m.x < m.dx * 0.9 &&
    m.chamfer < 0.8 * Math.min(m.x, m.y),
  shape: (m, style) => {
    const width = 2 * m.x + (m.columns - 1) * m.dx;
    const height = 2 * m.y + m.dy;
    const spots = [0, 1].flatMap((row) =>
      Array.from({ length: m.columns }, (_, i): XY => [m.x + i * m.dx, m.y + row * m.dy]),
    );
    const [first, second, top] = [spots[0], spots[1], spots[m.columns]] as [XY, XY, XY];
    return {
      outline: corners([
        { at: [0, 0] },
        { at: [width, 0] },
        { at: [width, height], c: m.chamfer },
        { at: [0, height] },
      ]),
      holes: spots.map((at) => hole(at, m.hole)),
      dimensions: [
        across([0, 0], [width, 0], "low"),
        upward([0, 0], [0, height], "low"),
        across([0, 0], first, "low"),
        across(first, second, "low"),
        upward([0, 0], first, "low"),
        upward(first, top, "low"),
        {
          kind: "diameter",
          c: spots[style.flipped ? m.columns - 1 : 2 * m.columns - 2] as XY,
          r: m.hole / 2,
          value: m.hole,
          count: spots.length,
        },
        {
          kind: "chamfer",
          at: [width - m.chamfer / 2, height - m.chamfer / 2],
          outward: 45,
          value: m.chamfer,
        },
      ],
      centers: spots.map((at) => cross(at, m.hole / 2)),
    };
  },
});

export const angledPlate = defineFamily({
  name: "angled_plate",
  measures: (random) => ({
    width: random.whole(18, 30) * 5,
    height: random.whole(14, 22) * 5,
    edge: random.whole(6, 10) * 5,
    angle: random.pick([30, 45, 60]),
    x: random.whole(4, 7) * 5,
    y: random.whole(4, 7) * 5,
    thread: random.pick([5, 6, 8, 10]),
  }),
  kept: ["angle"],
  holds: (m) => {
    const drop = m.height - m.edge;
    return (
      drop > 20 &&
      drop / Math.tan((m.angle * Math.PI) / 180) < 0.6 * m.width &&
      m.x + m.thread < 0.38 * m.width &&
      m.y + m.thread < m.height &&
      m.x > m.thread &&
      m.y > m.thread &&
      m.edge > 20
    );
  },
  shape: (m, style) => {
    const run = (m.height - m.edge) / Math.tan((m.angle * Math.PI) / 180);
    const c: XY = [m.x, m.y];
    const top: XY = [m.width - run, m.height];
    return {
      outline: polygon([[0, 0], [m.width, 0], [m.width, m.edge], top, [0, m.height]]),
      holes: [hole(c, m.thread)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([0, 0], [0, m.height], "low"),
        upward([m.width, 0], [m.width, m.edge], "high"),
        {
          kind: "angle",
          vertex: [m.width, m.edge],
          from: 180 - m.angle,
          to: 180,
          reach: Math.min(run, m.width) * 0.55,
          value: m.angle,
        },
        across([0, style.extra ? 0 : m.height], c, style.extra ? "low" : "high"),
        upward([0, 0], c, "low"),
        { kind: "diameter", c, r: m.thread / 2, value: m.thread, form: "thread" },
      ],
      centers: [cross(c, m.thread / 2)],
    };
  },
});
