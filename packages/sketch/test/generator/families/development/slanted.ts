import type { XY } from "../../truth";
import { across, crosses, diameter, far, hole, near, polar, polygon, size, upward } from "../build";
import { defineFamily } from "../model";

/** Plates with slanted edges. */

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
        diameter(c, m.hole),
      ],
      centers: crosses([c], m.hole),
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
        diameter(c, m.bore, { across: true }),
      ],
      centers: crosses([c], m.bore),
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
        ...size(m, "low"),
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
        diameter(c, m.thread, { form: "thread" }),
      ],
      centers: crosses([c], m.thread),
    };
  },
});
