import type { XY } from "../../truth";
import {
  across,
  crosses,
  diameter,
  far,
  hole,
  holes,
  near,
  polygon,
  size,
  stations,
  upward,
} from "../build";
import { defineFamily } from "../model";

/** Plates with slanted edges, by angles or by the places of their corners. */

const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

export const veeNotch = defineFamily({
  name: "vee_notch",
  measures: (random) => ({
    width: random.whole(16, 32) * 5,
    height: random.whole(11, 20) * 5,
    x: random.whole(8, 18) * 5,
    depth: random.whole(4, 9) * 5,
    angle: random.pick([60, 70, 90]),
    left: random.whole(10, 15),
    up: random.whole(10, 16),
    hole: random.pick([5.5, 6.6, 8, 9]),
  }),
  kept: ["angle"],
  holds: (m) => {
    const half = m.depth * tan(m.angle / 2);
    return (
      half + 10 < m.x &&
      m.x + half + 10 < m.width &&
      m.depth < 0.55 * m.height &&
      m.up + m.hole + m.depth + 5 < m.height &&
      m.left > m.hole &&
      m.up > m.hole
    );
  },
  shape: (m, style) => {
    const half = m.depth * tan(m.angle / 2);
    const apex: XY = [m.x, m.height - m.depth];
    const spots: [XY, XY] = [
      [m.left, m.up],
      [m.width - m.left, m.up],
    ];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.height],
        [m.x + half, m.height],
        apex,
        [m.x - half, m.height],
        [0, m.height],
      ]),
      holes: holes(spots, m.hole),
      dimensions: [
        ...size(m, "low"),
        across([0, m.height], apex, "high"),
        upward(apex, [m.width, m.height], "high"),
        style.extra && m.angle === 90
          ? across([m.x - half, m.height], [m.x + half, m.height], "high")
          : {
              kind: "angle",
              vertex: apex,
              from: 90 - m.angle / 2,
              to: 90 + m.angle / 2,
              reach: m.depth * 0.7,
              value: m.angle,
              legs: [false, false],
            },
        across([0, 0], spots[0], "low"),
        upward([m.width, 0], spots[1], "high"),
        diameter(spots[style.flipped ? 0 : 1], m.hole, { count: 2 }),
      ],
      centers: crosses(spots, m.hole),
    };
  },
});

export const skewBar = defineFamily({
  name: "skew_bar",
  measures: (random) => ({
    width: random.whole(14, 28) * 5,
    height: random.whole(6, 13) * 5,
    angle: random.pick([45, 50, 60, 65, 75]),
    x: random.whole(6, 12) * 5,
    pitch: random.whole(6, 16) * 5,
    hole: random.pick([6, 7, 8.5, 9, 11]),
  }),
  kept: ["angle"],
  holds: (m) =>
    m.x - m.height / 2 / tan(m.angle) > 1.4 * m.hole &&
    m.x + m.pitch + 1.4 * m.hole < m.width + m.height / 2 / tan(m.angle) &&
    m.pitch > 2.5 * m.hole &&
    m.height > 2.4 * m.hole &&
    m.height < 0.7 * m.width,
  shape: (m, style) => {
    const lean = m.height / tan(m.angle);
    const spots: [XY, XY] = [
      [m.x, m.height / 2],
      [m.x + m.pitch, m.height / 2],
    ];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width + lean, m.height],
        [lean, m.height],
      ]),
      holes: holes(spots, m.hole),
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([m.width, 0], [m.width + lean, m.height], "high"),
        {
          kind: "angle",
          vertex: [0, 0],
          from: 0,
          to: m.angle,
          reach: m.height * 0.6,
          value: m.angle,
          legs: [false, false],
        },
        ...stations("x", [[0, 0], ...spots], "low", style),
        diameter(spots[style.flipped ? 0 : 1], m.hole, { count: 2 }),
      ],
      centers: crosses(spots, m.hole),
    };
  },
});

export const gablePlate = defineFamily({
  name: "gable_plate",
  measures: (random) => ({
    width: random.whole(14, 26) * 5,
    eave: random.whole(7, 14) * 5,
    ridge: random.whole(13, 24) * 5,
    up: random.whole(5, 10) * 5,
    bore: random.whole(5, 15) * 2,
  }),
  holds: (m) =>
    m.ridge > m.eave + 0.18 * m.width &&
    m.ridge < m.eave + 0.7 * m.width &&
    m.bore < 0.4 * m.width &&
    m.up > m.bore * 0.8 &&
    m.up + m.bore < m.ridge * 0.9,
  shape: (m, style) => {
    const c: XY = [m.width / 2, m.up];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.eave],
        [m.width / 2, m.ridge],
        [0, m.eave],
      ]),
      holes: [hole(c, m.bore)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward(
          style.flipped ? [0, 0] : [m.width, 0],
          style.flipped ? [0, m.eave] : [m.width, m.eave],
          far(style),
        ),
        upward(
          style.flipped ? [0, 0] : [m.width, 0],
          [m.width / 2, m.ridge],
          style.chained ? far(style) : near(style),
        ),
        upward(style.flipped ? [m.width, 0] : [0, 0], c, near(style)),
        diameter(c, m.bore, { across: style.extra }),
      ],
      centers: crosses([c], m.bore),
    };
  },
});

export const bracedAngle = defineFamily({
  name: "braced_angle",
  measures: (random) => ({
    width: random.whole(16, 28) * 5,
    height: random.whole(16, 26) * 5,
    foot: random.whole(4, 7) * 5,
    back: random.whole(4, 7) * 5,
    run: random.whole(3, 8) * 5,
    rise: random.whole(3, 8) * 5,
    a: random.whole(9, 14),
    b: random.whole(9, 14),
    hole: random.pick([5.5, 6.6, 7, 9]),
  }),
  holds: (m) =>
    m.back + m.run + 2.5 * m.hole + m.a < m.width &&
    m.foot + m.rise + 2.5 * m.hole + m.b < m.height &&
    m.foot > 2.4 * m.hole &&
    m.back > 2.4 * m.hole &&
    m.a > m.hole * 1.1 &&
    m.b > m.hole * 1.1,
  shape: (m, style) => {
    const low: XY = [m.width - m.a, m.foot / 2];
    const top: XY = [m.back / 2, m.height - m.b];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.foot],
        [m.back + m.run, m.foot],
        [m.back, m.foot + m.rise],
        [m.back, m.height],
        [0, m.height],
      ]),
      holes: holes([low, top], m.hole),
      dimensions: [
        ...size(m, "low"),
        across([0, m.height], [m.back, m.height], "high"),
        upward([m.width, 0], [m.width, m.foot], "high"),
        style.chained
          ? across([m.back, m.height], [m.back + m.run, m.foot], "high")
          : across([0, m.height], [m.back + m.run, m.foot], "high"),
        style.chained
          ? upward([m.width, m.foot], [m.back, m.foot + m.rise], "high")
          : upward([m.width, 0], [m.back, m.foot + m.rise], "high"),
        across(low, [m.width, 0], "low"),
        upward(top, [0, m.height], "low"),
        diameter(style.flipped ? low : top, m.hole, { count: 2 }),
      ],
      centers: crosses([low, top], m.hole),
    };
  },
});
