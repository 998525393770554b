import type { TruthEntity, XY } from "../../truth";
import {
  across,
  cross,
  crosses,
  diameter,
  direction,
  hole,
  holes,
  near,
  polar,
  size,
  slot,
  upward,
} from "../build";
import { defineFamily } from "../model";

/** Parts with a round side, end, notch or tab. */

export const scallopedPlate = defineFamily({
  name: "scalloped_plate",
  measures: (random) => ({
    width: random.whole(18, 32) * 5,
    height: random.whole(12, 20) * 5,
    radius: random.whole(4, 9) * 4,
    x: random.whole(10, 20),
    y: random.whole(10, 20),
    hole: random.pick([6, 7, 9, 10]),
  }),
  holds: (m) =>
    m.radius < 0.5 * m.height &&
    m.radius < 0.24 * m.width &&
    m.x > m.hole &&
    m.y > m.hole &&
    m.y < 0.5 * m.height,
  shape: (m, style) => {
    const c: XY = [m.width / 2, m.height];
    const spots: [XY, XY] = [
      [m.x, m.y],
      [m.width - m.x, m.y],
    ];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [m.width, 0] },
        { type: "line", p: [m.width, 0], q: [m.width, m.height] },
        { type: "line", p: [m.width, m.height], q: [c[0] + m.radius, m.height] },
        { type: "arc", c, r: m.radius, a0: 180, a1: 360 },
        { type: "line", p: [c[0] - m.radius, m.height], q: [0, m.height] },
        { type: "line", p: [0, m.height], q: [0, 0] },
      ],
      holes: holes(spots, m.hole),
      dimensions: [
        ...size(m, "low"),
        style.chained
          ? across([c[0] - m.radius, m.height], [c[0] + m.radius, m.height], "high")
          : { kind: "radius", c, r: m.radius, value: m.radius, angles: [215, 325] },
        across([0, 0], spots[0], "low"),
        across(spots[1], [m.width, 0], "low"),
        upward([m.width, 0], spots[1], "high"),
        diameter(spots[style.flipped ? 0 : 1], m.hole, { count: 2 }),
      ],
      centers: crosses(spots, m.hole),
    };
  },
});

export const roundEndedBar = defineFamily({
  name: "round_ended_bar",
  measures: (random) => ({
    length: random.whole(16, 32) * 5,
    height: random.whole(10, 20) * 4,
    bore: random.whole(5, 14) * 2,
    x: random.whole(4, 9) * 5,
    pitch: random.whole(6, 14) * 2,
    slot: random.whole(4, 8) * 2,
  }),
  holds: (m) =>
    m.bore < 0.6 * m.height &&
    m.slot < 0.45 * m.height &&
    m.x > m.slot &&
    m.x + m.pitch + m.slot + m.bore / 2 + 6 < m.length &&
    m.length > 0.9 * m.height,
  shape: (m, style) => {
    const r = m.height / 2;
    const c: XY = [m.length, r];
    const first: XY = [m.x, r];
    const second: XY = [m.x + m.pitch, r];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [m.length, 0] },
        { type: "arc", c, r, a0: 270, a1: 90 },
        { type: "line", p: [m.length, m.height], q: [0, m.height] },
        { type: "line", p: [0, m.height], q: [0, 0] },
      ],
      holes: [hole(c, m.bore), slot([m.x + m.pitch / 2, r], m.pitch, m.slot, "x")],
      dimensions: [
        across([0, 0], c, "low"),
        style.flipped
          ? upward([0, 0], [0, m.height], "low")
          : { kind: "radius", c, r, value: r, angles: [-60, 60] },
        diameter(c, m.bore),
        across([0, m.height], first, "high"),
        across(first, second, "high"),
        {
          kind: "radius",
          c: second,
          r: m.slot / 2,
          value: m.slot / 2,
          angles: [-60, 60],
        },
      ],
      centers: [...crosses([c], m.bore), ...crosses([first, second], m.slot)],
    };
  },
});

export const tabPlate = defineFamily({
  name: "tab_plate",
  measures: (random) => ({
    width: random.whole(16, 30) * 5,
    height: random.whole(8, 14) * 5,
    x: random.whole(5, 14) * 5,
    rise: random.whole(12, 40),
    radius: random.whole(9, 18),
    bore: random.pick([8, 10, 11, 13]),
  }),
  holds: (m) =>
    m.x - m.radius > 10 &&
    m.x + m.radius + 10 < m.width &&
    Math.abs(2 * m.x - m.width) > 0.1 * m.width &&
    m.bore < 1.2 * m.radius &&
    m.rise > 0.4 * m.radius,
  shape: (m, style) => {
    const c: XY = [m.x, m.height + m.rise];
    const [x0, x1] = [m.x - m.radius, m.x + m.radius];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [m.width, 0] },
        { type: "line", p: [m.width, 0], q: [m.width, m.height] },
        { type: "line", p: [m.width, m.height], q: [x1, m.height] },
        { type: "line", p: [x1, m.height], q: [x1, c[1]] },
        { type: "arc", c, r: m.radius, a0: 0, a1: 180 },
        { type: "line", p: [x0, c[1]], q: [x0, m.height] },
        { type: "line", p: [x0, m.height], q: [0, m.height] },
        { type: "line", p: [0, m.height], q: [0, 0] },
      ],
      holes: [hole(c, m.bore)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        style.flipped
          ? upward([m.width, 0], [m.width, m.height], "high")
          : upward([0, 0], [0, m.height], "low"),
        across([0, 0], c, "low"),
        style.chained ? upward([m.width, m.height], c, "high") : upward([m.width, 0], c, "high"),
        { kind: "radius", c, r: m.radius, value: m.radius, angles: [30, 150] },
        diameter(c, m.bore),
      ],
      centers: crosses([c], m.bore),
    };
  },
});

export const eccentric = defineFamily({
  name: "eccentric",
  measures: (random) => ({
    outer: random.whole(24, 60) * 2,
    bore: random.whole(6, 20) * 2,
    off: random.whole(4, 20),
  }),
  holds: (m) =>
    m.bore / 2 + m.off < 0.42 * m.outer && m.off > 0.1 * m.outer && m.bore > 0.15 * m.outer,
  shape: (m, style) => {
    const r = m.outer / 2;
    const c: XY = [r, r];
    const own: XY = [r + m.off, r];
    return {
      outline: [{ type: "circle", c, r }],
      holes: [hole(own, m.bore)],
      dimensions: [
        style.chained
          ? { ...upward([r, 0], [r, m.outer], "low"), prefix: "Ø" as const }
          : diameter(c, m.outer, { angles: [110, 250] }),
        diameter(own, m.bore),
        across(c, own, style.flipped ? "high" : "low"),
      ],
      centers: [cross(c, r), cross(own, m.bore / 2)],
    };
  },
});

export const openSlot = defineFamily({
  name: "open_slot",
  measures: (random) => ({
    width: random.whole(16, 28) * 5,
    height: random.whole(12, 22) * 5,
    slot: random.whole(6, 12) * 2,
    depth: random.whole(5, 11) * 5,
    y: random.whole(5, 10) * 5,
    edge: random.whole(10, 18),
    hole: random.pick([6, 8, 9]),
  }),
  holds: (m) =>
    m.depth + m.slot < 0.6 * m.width &&
    m.depth > m.slot &&
    m.y - m.slot / 2 > 10 &&
    m.y + m.slot / 2 + 10 < m.height &&
    Math.abs(2 * m.y - m.height) > 0.1 * m.height &&
    m.edge > 1.2 * m.hole &&
    m.edge + m.hole < 0.3 * m.width &&
    2 * m.edge + 2 * m.hole < m.height,
  shape: (m, style) => {
    const c: XY = [m.depth, m.y];
    const r = m.slot / 2;
    const spots: [XY, XY] = [
      [m.width - m.edge, m.edge],
      [m.width - m.edge, m.height - m.edge],
    ];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [m.width, 0] },
        { type: "line", p: [m.width, 0], q: [m.width, m.height] },
        { type: "line", p: [m.width, m.height], q: [0, m.height] },
        { type: "line", p: [0, m.height], q: [0, m.y + r] },
        { type: "line", p: [0, m.y + r], q: [m.depth, m.y + r] },
        { type: "arc", c, r, a0: 270, a1: 90 },
        { type: "line", p: [m.depth, m.y - r], q: [0, m.y - r] },
        { type: "line", p: [0, m.y - r], q: [0, 0] },
      ],
      holes: holes(spots, m.hole),
      dimensions: [
        ...size(m, near(style)),
        across([0, m.height], c, "high"),
        upward([0, 0], c, "low"),
        style.chained
          ? upward([0, m.y - r], [0, m.y + r], "low")
          : { kind: "radius", c, r, value: r, angles: [-60, 60] },
        across(spots[1], [m.width, m.height], "high"),
        upward(spots[1], [m.width, m.height], "high"),
        upward([m.width, 0], spots[0], "high"),
        diameter(spots[0], m.hole, { count: 2 }),
      ],
      centers: crosses(spots, m.hole),
    };
  },
});

export const lug = defineFamily({
  name: "lug",
  measures: (random) => ({
    width: random.whole(14, 28) * 5,
    rise: random.whole(10, 22) * 5,
    radius: random.whole(12, 26),
    bore: random.pick([10, 12, 16, 20]),
  }),
  holds: (m) => m.radius < 0.4 * m.width && m.rise > 1.6 * m.radius && m.bore < 1.3 * m.radius,
  shape: (m, style) => {
    const c: XY = [m.width / 2, m.rise];
    const corner: XY = [m.width, 0];
    const away = Math.hypot(corner[0] - c[0], corner[1] - c[1]);
    const turn = (Math.acos(m.radius / away) * 180) / Math.PI;
    const right = direction(c, corner) + turn - 360;
    const [p, q] = [polar(c, m.radius, right), polar(c, m.radius, 180 - right)];
    const outline: TruthEntity[] = [
      { type: "line", p: [0, 0], q: corner },
      { type: "line", p: corner, q: p },
      { type: "arc", c, r: m.radius, a0: (right + 360) % 360, a1: 180 - right },
      { type: "line", p: q, q: [0, 0] },
    ];
    return {
      outline,
      holes: [hole(c, m.bore)],
      dimensions: [
        across([0, 0], corner, "low"),
        upward(style.flipped ? [0, 0] : corner, c, style.flipped ? "low" : "high"),
        { kind: "radius", c, r: m.radius, value: m.radius, angles: [30, 150] },
        diameter(c, m.bore),
      ],
      centers: crosses([c], m.bore),
    };
  },
});

export const segmentPlate = defineFamily({
  name: "segment_plate",
  measures: (random) => ({
    width: random.whole(16, 32) * 5,
    side: random.whole(4, 10) * 5,
    radius: random.whole(12, 40) * 5,
    x: random.whole(14, 26),
    y: random.whole(10, 20),
    hole: random.pick([6, 8, 9, 10]),
  }),
  holds: (m) =>
    m.radius > 0.6 * m.width &&
    m.radius < 1.1 * m.width &&
    m.x > 1.2 * m.hole &&
    m.x < 0.35 * m.width &&
    m.y > m.hole &&
    m.y + m.hole < m.side + 8,
  shape: (m, style) => {
    const drop = Math.sqrt(m.radius ** 2 - m.width ** 2 / 4);
    const c: XY = [m.width / 2, m.side - drop];
    const right: XY = [m.width, m.side];
    const left: XY = [0, m.side];
    const spots: [XY, XY] = [
      [m.x, m.y],
      [m.width - m.x, m.y],
    ];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [m.width, 0] },
        { type: "line", p: [m.width, 0], q: right },
        { type: "arc", c, r: m.radius, a0: direction(c, right), a1: direction(c, left) },
        { type: "line", p: left, q: [0, 0] },
      ],
      holes: holes(spots, m.hole),
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([m.width, 0], right, "high"),
        { kind: "radius", c, r: m.radius, value: m.radius, angles: [70, 110] },
        across([0, 0], spots[0], "low"),
        upward([0, 0], spots[0], "low"),
        diameter(spots[style.flipped ? 0 : 1], m.hole, { count: 2 }),
      ],
      centers: crosses(spots, m.hole),
    };
  },
});
