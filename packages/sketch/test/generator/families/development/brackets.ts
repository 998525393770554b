import type { XY } from "../../truth";
import { across, crosses, diameter, holes, polygon, size, stations, upward } from "../build";
import { defineFamily } from "../model";

/** Plates whose outline turns inwards. */

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
      holes: holes([left, right, low], m.hole),
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
        diameter(style.flipped ? right : left, m.hole, { count: 3 }),
      ],
      centers: crosses([left, right, low], m.hole),
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
      holes: holes([a, b], m.hole),
      dimensions: [
        across([0, m.height - m.high], [m.width, 0], "low"),
        across([x, 0], [m.width, 0], "low"),
        across([0, m.height], [m.left, m.height], "high"),
        across([0, m.height], a, "high"),
        upward([x, 0], [0, m.height], "low"),
        upward([0, m.height - m.high], [0, m.height], "low"),
        upward([m.width, 0], [m.width, m.low], "high"),
        across(b, [m.width, 0], style.extra ? "low" : "high"),
        diameter(b, m.hole, { count: 2 }),
      ],
      centers: crosses([a, b], m.hole),
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
      holes: holes([a, b], m.hole),
      dimensions: [
        ...size(m, "low"),
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
        diameter(style.flipped ? a : b, m.hole, { count: 2 }),
      ],
      centers: crosses([a, b], m.hole),
    };
  },
});
