import type { XY } from "../../truth";
import {
  across,
  corners,
  crosses,
  diameter,
  far,
  holes,
  near,
  rectangle,
  roundedRectangle,
  size,
  slot,
  upward,
} from "../build";
import { defineFamily } from "../model";

/** Plates with many openings. */

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
      holes: [rectangle(x, y, m.inner, m.tall), ...holes(spots, m.hole)],
      dimensions: [
        ...size(m, near(style)),
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
        diameter(spots[style.chained ? 2 : 1] as XY, m.hole, { count: 4 }),
      ],
      centers: crosses(spots, m.hole),
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
      outline: roundedRectangle(m.width, m.height, r),
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
      holes: holes(spots, m.hole),
      dimensions: [
        ...size({ width, height }, "low"),
        across([0, 0], first, "low"),
        across(first, second, "low"),
        upward([0, 0], first, "low"),
        upward(first, top, "low"),
        diameter(spots[style.flipped ? m.columns - 1 : 2 * m.columns - 2] as XY, m.hole, {
          count: spots.length,
        }),
        {
          kind: "chamfer",
          at: [width - m.chamfer / 2, height - m.chamfer / 2],
          outward: 45,
          value: m.chamfer,
        },
      ],
      centers: crosses(spots, m.hole),
    };
  },
});
