import type { XY } from "../../truth";
import {
  across,
  crosses,
  diameter,
  direction,
  far,
  holes,
  near,
  rectangle,
  size,
  upward,
} from "../build";
import { defineFamily } from "../model";

/** Parts with slots that are open, round or of two widths. */

export const keyholePlate = defineFamily({
  name: "keyhole_plate",
  measures: (random) => ({
    width: random.whole(12, 22) * 5,
    height: random.whole(16, 28) * 5,
    x: random.whole(6, 12) * 5,
    y: random.whole(4, 8) * 5,
    head: random.whole(7, 13) * 2,
    neck: random.whole(3, 6) * 2,
    length: random.whole(10, 26) * 2,
  }),
  holds: (m) =>
    m.neck < 0.65 * m.head &&
    m.length > 0.9 * m.head &&
    m.y > m.head * 0.8 &&
    m.y + m.length + m.neck < m.height - 10 &&
    m.x > m.head &&
    m.x + m.head < m.width,
  shape: (m, style) => {
    const [r, half] = [m.head / 2, m.neck / 2];
    const [c, top]: [XY, XY] = [
      [m.x, m.y],
      [m.x, m.y + m.length],
    ];
    const foot = m.y + Math.sqrt(r * r - half * half);
    const [p, q]: [XY, XY] = [
      [m.x - half, foot],
      [m.x + half, foot],
    ];
    return {
      outline: rectangle(0, 0, m.width, m.height),
      holes: [
        [
          { type: "arc", c, r, a0: direction(c, p), a1: direction(c, q) },
          { type: "line", p: q, q: [m.x + half, top[1]] },
          { type: "arc", c: top, r: half, a0: 0, a1: 180 },
          { type: "line", p: [m.x - half, top[1]], q: p },
        ],
      ],
      dimensions: [
        ...size(m, near(style)),
        across([0, 0], c, near(style)),
        upward([0, 0], c, near(style)),
        upward(c, top, far(style)),
        diameter(c, m.head, { angles: [200, 340] }),
        { kind: "radius", c: top, r: half, value: half, angles: [35, 145] },
      ],
      centers: [...crosses([c], m.head), ...crosses([top], m.neck)],
    };
  },
});

export const oblongWasher = defineFamily({
  name: "oblong_washer",
  measures: (random) => ({
    length: random.whole(14, 28) * 5,
    width: random.whole(12, 26) * 2,
    pitch: random.whole(5, 14) * 5,
    slot: random.whole(4, 10) * 2,
  }),
  holds: (m) =>
    m.length > 1.8 * m.width &&
    m.slot < 0.55 * m.width &&
    m.slot > 0.22 * m.width &&
    m.pitch + m.slot < 0.86 * m.length &&
    m.pitch > 1.2 * m.slot,
  shape: (m, style) => {
    const obround = (length: number, width: number) => {
      const r = width / 2;
      const [a, b] = [m.length / 2 - (length / 2 - r), m.length / 2 + (length / 2 - r)];
      const y = m.width / 2;
      return [
        { type: "line" as const, p: [a, y - r] as XY, q: [b, y - r] as XY },
        { type: "arc" as const, c: [b, y] as XY, r, a0: 270, a1: 90 },
        { type: "line" as const, p: [b, y + r] as XY, q: [a, y + r] as XY },
        { type: "arc" as const, c: [a, y] as XY, r, a0: 90, a1: 270 },
      ];
    };
    const y = m.width / 2;
    const [a, b]: [XY, XY] = [
      [(m.length - m.pitch) / 2, y],
      [(m.length + m.pitch) / 2, y],
    ];
    return {
      outline: obround(m.length, m.width),
      holes: [obround(m.pitch + m.slot, m.slot)],
      dimensions: [
        across([0, y], [m.length, y], "low"),
        upward([m.length / 2, 0], [m.length / 2, m.width], style.flipped ? "low" : "high"),
        across(a, b, "high"),
        style.chained
          ? { kind: "radius", c: b, r: m.slot / 2, value: m.slot / 2, angles: [-60, 60] }
          : upward([a[0], y - m.slot / 2], [a[0], y + m.slot / 2], style.flipped ? "high" : "low"),
      ],
      centers: crosses([a, b], m.slot),
    };
  },
});

export const forkEnd = defineFamily({
  name: "fork_end",
  measures: (random) => ({
    width: random.whole(10, 20) * 4,
    height: random.whole(12, 22) * 5,
    slot: random.whole(6, 12) * 2,
    depth: random.whole(5, 11) * 5,
    chamfer: random.pick([4, 5, 6, 8]),
    up: random.whole(8, 14),
    apart: random.whole(7, 14) * 3,
    hole: random.pick([5, 5.5, 6, 6.6]),
  }),
  holds: (m) =>
    m.slot < 0.42 * m.width &&
    m.slot > 0.2 * m.width &&
    m.chamfer < 0.35 * (m.width - m.slot) &&
    m.depth > m.slot &&
    m.depth + m.slot / 2 + m.up + m.hole + 6 < m.height &&
    m.up > 1.3 * m.hole &&
    m.apart > 2.5 * m.hole &&
    m.apart + 2.5 * m.hole < m.width,
  shape: (m, style) => {
    const r = m.slot / 2;
    const [x0, x1, k] = [(m.width - m.slot) / 2, (m.width + m.slot) / 2, m.chamfer];
    const c: XY = [m.width / 2, m.height - m.depth];
    const spots: [XY, XY] = [
      [(m.width - m.apart) / 2, m.up],
      [(m.width + m.apart) / 2, m.up],
    ];
    return {
      outline: [
        { type: "line", p: [0, 0], q: [m.width, 0] },
        { type: "line", p: [m.width, 0], q: [m.width, m.height - k] },
        { type: "line", p: [m.width, m.height - k], q: [m.width - k, m.height] },
        { type: "line", p: [m.width - k, m.height], q: [x1, m.height] },
        { type: "line", p: [x1, m.height], q: [x1, c[1]] },
        { type: "arc", c, r, a0: 180, a1: 360 },
        { type: "line", p: [x0, c[1]], q: [x0, m.height] },
        { type: "line", p: [x0, m.height], q: [k, m.height] },
        { type: "line", p: [k, m.height], q: [0, m.height - k] },
        { type: "line", p: [0, m.height - k], q: [0, 0] },
      ],
      holes: holes(spots, m.hole),
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([0, 0], [k, m.height], "low"),
        across([x0, m.height], [x1, m.height], "high"),
        upward(c, [x1, m.height], "high"),
        {
          kind: "chamfer",
          at: [m.width - k / 2, m.height - k / 2],
          outward: 45,
          value: m.chamfer,
          count: 2,
        },
        across(spots[0], spots[1], "low"),
        upward([m.width, 0], spots[1], "high"),
        diameter(style.flipped ? spots[0] : spots[1], m.hole, { count: 2 }),
      ],
      centers: crosses(spots, m.hole),
    };
  },
});
