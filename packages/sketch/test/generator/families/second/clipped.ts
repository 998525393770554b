import type { XY } from "../../truth";
import { across, crosses, diameter, hole, holes, polygon, size, stations, upward } from "../build";
import { defineFamily } from "../model";

/** Plates with corners cut off, drawn out or cut under. */

const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

export const dovetail = defineFamily({
  name: "dovetail",
  measures: (random) => ({
    width: random.whole(16, 30) * 5,
    height: random.whole(8, 16) * 5,
    opening: random.whole(6, 14) * 5,
    depth: random.whole(3, 7) * 5,
    angle: random.pick([55, 60, 70]),
    hole: random.pick([6, 8, 9, 10]),
    x: random.whole(10, 16),
  }),
  kept: ["angle"],
  holds: (m) =>
    m.opening + (2 * m.depth) / tan(m.angle) + 24 < m.width &&
    m.depth < 0.5 * m.height &&
    m.depth > 12 &&
    m.height - m.depth > 2.6 * m.hole &&
    m.x > m.hole,
  shape: (m, style) => {
    const lean = m.depth / tan(m.angle);
    const [x0, x1] = [(m.width - m.opening) / 2, (m.width + m.opening) / 2];
    const y = m.height - m.depth;
    const spots: [XY, XY] = [
      [m.x, y / 2],
      [m.width - m.x, y / 2],
    ];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.height],
        [x1, m.height],
        [x1 + lean, y],
        [x0 - lean, y],
        [x0, m.height],
        [0, m.height],
      ]),
      holes: holes(spots, m.hole),
      dimensions: [
        ...size(m, "low"),
        across([x0, m.height], [x1, m.height], "high"),
        upward([x1 + lean, y], [m.width, m.height], "high"),
        {
          kind: "angle",
          vertex: [x1 + lean, y],
          from: 180 - m.angle,
          to: 180,
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

export const pointer = defineFamily({
  name: "pointer",
  measures: (random) => ({
    length: random.whole(16, 32) * 5,
    height: random.whole(6, 14) * 5,
    angle: random.pick([60, 80, 90, 100]),
    x: random.whole(3, 8) * 5,
    bore: random.pick([8, 9, 10, 12, 13]),
  }),
  kept: ["angle"],
  holds: (m) =>
    m.height / 2 / tan(m.angle / 2) < 0.5 * m.length &&
    m.x > m.bore &&
    m.x + m.bore < 0.5 * m.length &&
    m.bore < 0.42 * m.height &&
    m.height < 0.75 * m.length,
  shape: (m, style) => {
    const tip: XY = [m.length, m.height / 2];
    const x = m.length - m.height / 2 / tan(m.angle / 2);
    const c: XY = [m.x, m.height / 2];
    return {
      outline: polygon([[0, 0], [x, 0], tip, [x, m.height], [0, m.height]]),
      holes: [hole(c, m.bore)],
      dimensions: [
        style.extra ? across([0, 0], [x, 0], "low") : across([0, 0], tip, "low"),
        upward([0, 0], [0, m.height], "low"),
        {
          kind: "angle",
          vertex: tip,
          from: 180 - m.angle / 2,
          to: 180 + m.angle / 2,
          reach: m.height * 0.42,
          value: m.angle,
          legs: [false, false],
        },
        across([0, m.height], c, style.flipped ? "low" : "high"),
        diameter(c, m.bore),
      ],
      centers: crosses([c], m.bore),
    };
  },
});

export const clippedPlate = defineFamily({
  name: "clipped_plate",
  measures: (random) => ({
    width: random.whole(18, 32) * 5,
    height: random.whole(13, 24) * 5,
    left: random.whole(3, 9) * 5,
    right: random.whole(3, 9) * 5,
    high: random.whole(3, 9) * 5,
    low: random.whole(3, 9) * 5,
    x: random.whole(8, 16) * 5,
    y: random.whole(6, 12) * 5,
    bore: random.whole(6, 20) * 2,
  }),
  holds: (m) =>
    m.left + m.right < 0.75 * m.width &&
    m.high < 0.6 * m.height &&
    m.low < 0.6 * m.height &&
    Math.abs(m.high - m.low) > 0.06 * m.height &&
    m.x - m.bore / 2 > Math.max(6, m.left * 0.6) &&
    m.x + m.bore / 2 + Math.max(6, m.right * 0.6) < m.width &&
    m.y > m.bore / 2 + 8 &&
    m.y + m.bore / 2 + 8 < m.height,
  shape: (m, style) => {
    const c: XY = [m.x, m.y];
    return {
      outline: polygon([
        [0, 0],
        [m.width, 0],
        [m.width, m.height - m.low],
        [m.width - m.right, m.height],
        [m.left, m.height],
        [0, m.height - m.high],
      ]),
      holes: [hole(c, m.bore)],
      dimensions: [
        across([0, 0], [m.width, 0], "low"),
        upward([m.width, 0], [m.width - m.right, m.height], "high"),
        upward([m.width, 0], [m.width, m.height - m.low], "high"),
        upward([0, 0], [0, m.height - m.high], "low"),
        ...stations(
          "x",
          [
            [0, m.height - m.high],
            [m.left, m.height],
            [m.width - m.right, m.height],
          ],
          "high",
          style,
        ),
        across([0, 0], c, "low"),
        upward([0, 0], c, "low"),
        diameter(c, m.bore, { across: style.extra }),
      ],
      centers: crosses([c], m.bore),
    };
  },
});
