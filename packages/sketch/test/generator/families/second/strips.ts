import type { XY } from "../../truth";
import {
  across,
  corners,
  crosses,
  diameter,
  far,
  holes,
  near,
  polygon,
  rectangle,
  size,
  slot,
  stations,
  upward,
} from "../build";
import { defineFamily } from "../model";

/** Plates whose openings repeat, and long ones drawn short. */

export const perforated = defineFamily({
  name: "perforated",
  measures: (random) => ({
    width: random.whole(18, 32) * 5,
    height: random.whole(13, 24) * 5,
    x: random.whole(10, 20),
    y: random.whole(10, 20),
    dx: random.whole(9, 16) * 2,
    dy: random.whole(9, 16) * 2,
    columns: random.whole(3, 6),
    rows: random.whole(2, 4),
    hole: random.pick([4, 4.5, 5, 6, 6.6]),
  }),
  kept: ["columns", "rows"],
  holds: (m) =>
    m.x > 1.4 * m.hole &&
    m.y > 1.4 * m.hole &&
    m.dx > 2.6 * m.hole &&
    m.dy > 2.6 * m.hole &&
    m.x + (m.columns - 1) * m.dx + 1.5 * m.hole < m.width &&
    m.y + (m.rows - 1) * m.dy + 1.5 * m.hole < m.height,
  shape: (m, style) => {
    const spots = Array.from({ length: m.rows }, (_, row) =>
      Array.from({ length: m.columns }, (_, i): XY => [m.x + i * m.dx, m.y + row * m.dy]),
    ).flat();
    const [first, second, above] = [spots[0], spots[1], spots[m.columns]] as [XY, XY, XY];
    return {
      outline: rectangle(0, 0, m.width, m.height),
      holes: holes(spots, m.hole),
      dimensions: [
        ...size(m, near(style)),
        across([0, 0], first, "low"),
        across(first, second, "low"),
        upward([0, 0], first, "low"),
        upward(first, above, "low"),
        diameter(spots[style.flipped ? spots.length - 1 : m.columns - 1] as XY, m.hole, {
          count: spots.length,
        }),
      ],
      centers: crosses(style.extra ? spots : [first, second, above], m.hole),
    };
  },
});

export const comb = defineFamily({
  name: "comb",
  measures: (random) => ({
    width: random.whole(20, 36) * 5,
    height: random.whole(9, 17) * 5,
    x: random.whole(10, 22),
    slot: random.whole(4, 9) * 2,
    pitch: random.whole(9, 18) * 2,
    depth: random.whole(10, 30),
    count: random.whole(2, 4),
  }),
  kept: ["count"],
  holds: (m) =>
    m.pitch > 1.5 * m.slot &&
    m.depth < 0.6 * m.height &&
    m.depth > 0.8 * m.slot &&
    m.x + (m.count - 1) * m.pitch + m.slot + 8 < m.width,
  shape: (m, style) => {
    const y = m.height - m.depth;
    const teeth = Array.from({ length: m.count }, (_, i) => m.x + i * m.pitch);
    const notches = [...teeth].reverse().flatMap((x): XY[] => [
      [x + m.slot, m.height],
      [x + m.slot, y],
      [x, y],
      [x, m.height],
    ]);
    return {
      outline: polygon([[0, 0], [m.width, 0], [m.width, m.height], ...notches, [0, m.height]]),
      holes: [],
      dimensions: [
        ...size(m, "low"),
        across([0, m.height], [m.x, m.height], "high"),
        style.chained
          ? across([m.x + m.pitch, m.height], [m.x + m.pitch + m.slot, m.height], "high")
          : across([m.x, m.height], [m.x + m.slot, m.height], "high"),
        across([m.x, m.height], [m.x + m.pitch, m.height], "high"),
        upward([m.width, m.height], [teeth.at(-1) ?? 0, y], "high"),
      ],
      centers: [],
    };
  },
});

export const slottedStrip = defineFamily({
  name: "slotted_strip",
  measures: (random) => ({
    width: random.whole(20, 36) * 5,
    height: random.whole(10, 18) * 4,
    first: random.whole(14, 26),
    pitch: random.whole(6, 14) * 2,
    slot: random.whole(4, 7) * 2,
    second: random.whole(10, 22) * 5,
    tall: random.whole(4, 9) * 2,
    corner: random.pick([5, 6, 8, 10]),
  }),
  holds: (m) =>
    m.first > m.slot * 0.8 &&
    m.pitch > 1.1 * m.slot &&
    m.tall > 0.9 * m.slot &&
    m.slot < 0.32 * m.height &&
    m.tall + 2 * m.slot < m.height &&
    m.first + m.pitch + 1.6 * m.slot < m.second &&
    m.second + 1.6 * m.slot < m.width &&
    m.corner < 0.3 * m.height,
  shape: (m, style) => {
    const y = m.height / 2;
    const r = m.slot / 2;
    const upright: XY = [m.second, y];
    return {
      outline: corners([
        { at: [0, 0], r: m.corner },
        { at: [m.width, 0] },
        { at: [m.width, m.height] },
        { at: [0, m.height], r: m.corner },
      ]),
      holes: [
        slot([m.first + m.pitch / 2, y], m.pitch, m.slot, "x"),
        slot(upright, m.tall, m.slot, "y"),
      ],
      dimensions: [
        ...size(m, near(style)),
        ...stations(
          "x",
          [[0, y], [m.first, y], [m.first + m.pitch, y], upright],
          far(style),
          style,
        ),
        upward([m.second, y - m.tall / 2], [m.second, y + m.tall / 2], "high"),
        {
          kind: "radius",
          c: [m.first + m.pitch, y],
          r,
          value: r,
          angles: [-60, 60],
          ...(style.countsRadii && { count: 4 }),
        },
        {
          kind: "radius",
          c: [m.corner, m.corner],
          r: m.corner,
          value: m.corner,
          angles: [200, 250],
          ...(style.countsRadii && { count: 2 }),
        },
      ],
      centers: [...crosses([[m.first, y]], m.slot), ...crosses([[m.first + m.pitch, y]], m.slot)],
    };
  },
});

/** Drawn with its middle broken out, much shorter than it is. */
export const brokenBar = defineFamily({
  name: "broken_bar",
  measures: (random) => ({
    length: random.whole(40, 120) * 10,
    height: random.whole(8, 16) * 5,
    x: random.whole(3, 6) * 5,
    hole: random.pick([9, 11, 13, 14]),
  }),
  holds: (m) => m.x > m.hole && m.hole < 0.4 * m.height && m.x < m.height && m.length > 4 * m.x,
  foreshorten: (m) => ({ ...m, length: m.height * 3.2 + (m.length % 70) }),
  shape: (m, style) => {
    const y = m.height / 2;
    const spots: [XY, XY] = [
      [m.x, y],
      [m.length - m.x, y],
    ];
    return {
      outline: rectangle(0, 0, m.length, m.height),
      holes: holes(spots, m.hole),
      dimensions: [
        across([0, 0], [m.length, 0], "low"),
        upward([0, 0], [0, m.height], "low"),
        style.chained ? across(spots[1], [m.length, 0], "high") : across([0, 0], spots[0], "high"),
        diameter(spots[style.flipped ? 0 : 1], m.hole, { count: 2 }),
      ],
      centers: crosses(spots, m.hole),
      gap: { from: m.length * 0.52, to: m.length * 0.52 + m.height * 0.16 },
    };
  },
});
