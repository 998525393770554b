import type { XY } from "../../truth";
import {
  across,
  corners,
  crosses,
  diameter,
  far,
  hole,
  holes,
  near,
  polygon,
  rectangle,
  size,
  stations,
  upward,
} from "../build";
import { defineFamily } from "../model";

/** Plates of straight edges, some with cut or rounded corners. */

/** The silhouette of a turned part, its diameters written between extension lines. */
export const steppedPin = defineFamily({
  name: "stepped_pin",
  measures: (random) => ({
    first: random.whole(4, 10) * 5,
    second: random.whole(2, 6) * 5,
    third: random.whole(5, 12) * 5,
    thin: random.whole(5, 12) * 2,
    thick: random.whole(12, 25) * 2,
    end: random.whole(6, 14) * 2,
  }),
  holds: (m) =>
    m.thin < 0.8 * m.thick &&
    m.end < 0.8 * m.thick &&
    Math.abs(m.thin - m.end) > 0.12 * m.thick &&
    m.first + m.second + m.third > 1.6 * m.thick &&
    m.second > 0.1 * (m.first + m.third),
  shape: (m, style) => {
    const y = m.thick / 2;
    const [a, b, c] = [m.first, m.first + m.second, m.first + m.second + m.third];
    return {
      outline: polygon([
        [0, y - m.thin / 2],
        [a, y - m.thin / 2],
        [a, 0],
        [b, 0],
        [b, y - m.end / 2],
        [c, y - m.end / 2],
        [c, y + m.end / 2],
        [b, y + m.end / 2],
        [b, m.thick],
        [a, m.thick],
        [a, y + m.thin / 2],
        [0, y + m.thin / 2],
      ]),
      holes: [],
      dimensions: [
        ...stations(
          "x",
          [
            [0, y - m.thin / 2],
            [a, 0],
            [b, 0],
            [c, y - m.end / 2],
          ],
          "low",
          style,
        ),
        { ...upward([0, y - m.thin / 2], [0, y + m.thin / 2], "low"), prefix: "Ø" as const },
        { ...upward([c, y - m.end / 2], [c, y + m.end / 2], "high"), prefix: "Ø" as const },
        { ...upward([b, 0], [b, m.thick], "high"), prefix: "Ø" as const },
      ],
      centers: [{ kind: "line", p: [-6, y], q: [c + 6, y] }],
    };
  },
});

export const sailPlate = defineFamily({
  name: "sail_plate",
  measures: (random) => ({
    width: random.whole(16, 30) * 5,
    height: random.whole(14, 26) * 5,
    toe: random.whole(2, 6) * 5,
    top: random.whole(4, 9) * 5,
    x: random.whole(12, 30),
    y: random.whole(12, 30),
    bore: random.pick([8, 9, 11, 13, 16]),
  }),
  holds: (m) =>
    m.toe < 0.35 * m.height &&
    m.top < 0.45 * m.width &&
    m.x > m.bore &&
    m.y > m.bore &&
    m.x < 0.35 * m.width &&
    m.y < 0.35 * m.height,
  shape: (m, style) => {
    const c: XY = [m.x, m.y];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.toe],
        [m.top, m.height],
        [0, m.height],
      ]),
      holes: [hole(c, m.bore)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([0, 0], [0, m.height], "low"),
        upward([m.width, 0], [m.width, m.toe], "high"),
        across([0, m.height], [m.top, m.height], "high"),
        across([0, 0], c, "low"),
        upward([0, 0], c, "low"),
        diameter(c, m.bore, { across: style.extra }),
      ],
      centers: crosses([c], m.bore),
    };
  },
});

export const filletedAngle = defineFamily({
  name: "filleted_angle",
  measures: (random) => ({
    width: random.whole(14, 26) * 5,
    height: random.whole(14, 26) * 5,
    foot: random.whole(5, 9) * 5,
    post: random.whole(5, 9) * 5,
    fillet: random.pick([6, 8, 10, 12]),
    x: random.whole(10, 20),
    y: random.whole(10, 20),
    hole: random.pick([7, 9, 10, 11]),
  }),
  holds: (m) =>
    m.foot < 0.45 * m.height &&
    m.post < 0.45 * m.width &&
    m.fillet < 0.4 * Math.min(m.width - m.post, m.height - m.foot) &&
    m.x > m.hole &&
    m.y > m.hole &&
    m.hole < 0.5 * Math.min(m.foot, m.post) &&
    m.width - m.x > m.post + m.hole &&
    m.height - m.y > m.foot + m.hole,
  shape: (m, style) => {
    const right: XY = [m.width - m.x, m.foot / 2];
    const upper: XY = [m.post / 2, m.height - m.y];
    return {
      outline: corners([
        { at: [0, 0] },
        { at: [m.width, 0] },
        { at: [m.width, m.foot] },
        { at: [m.post, m.foot], r: m.fillet },
        { at: [m.post, m.height] },
        { at: [0, m.height] },
      ]),
      holes: holes([right, upper], m.hole),
      dimensions: [
        ...size(m, "low"),
        across([0, m.height], [m.post, m.height], "high"),
        upward([m.width, 0], [m.width, m.foot], "high"),
        across(right, [m.width, 0], style.flipped ? "low" : "high"),
        upward(upper, [m.post, m.height], "high"),
        diameter(style.extra ? right : upper, m.hole, { count: 2 }),
        {
          kind: "radius",
          c: [m.post + m.fillet, m.foot + m.fillet],
          r: m.fillet,
          value: m.fillet,
          angles: [200, 250],
        },
      ],
      centers: crosses([right, upper], m.hole),
    };
  },
});

export const channel = defineFamily({
  name: "channel",
  measures: (random) => ({
    width: random.whole(14, 26) * 5,
    left: random.whole(12, 24) * 5,
    right: random.whole(12, 24) * 5,
    floor: random.whole(4, 8) * 4,
    wall: random.whole(4, 8) * 3,
    corner: random.pick([8, 10, 12, 15]),
  }),
  holds: (m) =>
    Math.abs(m.left - m.right) > 0.12 * m.left &&
    m.floor < 0.4 * Math.min(m.left, m.right) &&
    m.wall < 0.3 * m.width &&
    m.corner < 0.35 * Math.min(m.width, m.left, m.right),
  shape: (m, style) => ({
    outline: corners([
      { at: [0, 0], r: m.corner },
      { at: [m.width, 0], r: m.corner },
      { at: [m.width, m.right] },
      { at: [m.width - m.wall, m.right] },
      { at: [m.width - m.wall, m.floor] },
      { at: [m.wall, m.floor] },
      { at: [m.wall, m.left] },
      { at: [0, m.left] },
    ]),
    holes: [],
    dimensions: [
      across([0, m.corner], [m.width, m.corner], "low"),
      upward([m.corner, 0], [0, m.left], "low"),
      upward([m.width - m.corner, 0], [m.width, m.right], "high"),
      across([0, m.left], [m.wall, m.left], "high"),
      across([m.width - m.wall, m.right], [m.width, m.right], "high"),
      upward([m.width / 2, 0], [m.wall, m.floor], "low"),
      {
        kind: "radius",
        c: [m.corner, m.corner],
        r: m.corner,
        value: m.corner,
        angles: [200, 250],
        ...(style.countsRadii && { count: 2 }),
      },
    ],
    centers: [],
  }),
});

export const cutFrame = defineFamily({
  name: "cut_frame",
  measures: (random) => ({
    width: random.whole(16, 30) * 5,
    height: random.whole(14, 24) * 5,
    cut: random.pick([10, 12, 15, 20]),
    x: random.whole(6, 12) * 5,
    y: random.whole(5, 10) * 5,
    wide: random.whole(6, 12) * 5,
    tall: random.whole(5, 10) * 5,
  }),
  holds: (m) =>
    m.cut < 0.25 * m.height &&
    m.x > m.cut &&
    m.y > m.cut &&
    m.x + m.wide + 12 < m.width &&
    m.y + m.tall + 12 < m.height &&
    Math.abs(2 * m.x + m.wide - m.width) > 0.06 * m.width &&
    Math.abs(2 * m.y + m.tall - m.height) > 0.06 * m.height,
  shape: (m, style) => ({
    outline: corners([
      { at: [0, 0], c: m.cut },
      { at: [m.width, 0], c: m.cut },
      { at: [m.width, m.height], c: m.cut },
      { at: [0, m.height], c: m.cut },
    ]),
    holes: [rectangle(m.x, m.y, m.wide, m.tall)],
    dimensions: [
      across([0, m.cut], [m.width, m.cut], near(style)),
      upward([m.cut, 0], [m.cut, m.height], "low"),
      ...stations(
        "x",
        [
          [0, m.cut],
          [m.x, m.y],
          [m.x + m.wide, m.y],
        ],
        far(style),
        style,
      ),
      ...stations(
        "y",
        [
          [m.width - m.cut, 0],
          [m.x + m.wide, m.y],
          [m.x + m.wide, m.y + m.tall],
        ],
        "high",
        style,
      ),
      {
        kind: "chamfer",
        at: [m.width - m.cut / 2, m.height - m.cut / 2],
        outward: 45,
        value: m.cut,
        count: 4,
      },
    ],
    centers: [],
  }),
});
