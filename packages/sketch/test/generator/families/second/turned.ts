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
  polar,
  size,
  upward,
} from "../build";
import { defineFamily } from "../model";

/** Parts measured about a centre. */

export const boltRing = defineFamily({
  name: "bolt_ring",
  measures: (random) => ({
    outer: random.whole(16, 36) * 5,
    bore: random.whole(5, 22) * 4,
    pitch: random.whole(12, 32) * 4,
    hole: random.pick([5.5, 6, 6.6, 8, 9, 11]),
    count: random.pick([3, 5, 6, 6, 8]),
  }),
  kept: ["count"],
  holds: (m) =>
    m.pitch + m.hole + 10 < m.outer &&
    m.bore + m.hole + 10 < m.pitch &&
    m.bore > 0.2 * m.outer &&
    m.pitch * Math.sin(Math.PI / m.count) > 2.2 * m.hole,
  shape: (m, style) => {
    const r = m.outer / 2;
    const c: XY = [r, r];
    const bolts = Array.from({ length: m.count }, (_, i) =>
      polar(c, m.pitch / 2, 90 + (360 / m.count) * i),
    );
    return {
      outline: hole(c, m.outer),
      holes: [hole(c, m.bore), ...holes(bolts, m.hole)],
      dimensions: [
        style.flipped
          ? diameter(c, m.outer)
          : { ...across([0, r], [m.outer, r], "low"), prefix: "Ø" },
        diameter(c, m.bore, { across: style.extra }),
        diameter(c, m.pitch, { form: "pitch", angles: [200, 345] }),
        diameter(bolts[style.chained ? 1 : 0] as XY, m.hole, { count: m.count }),
      ],
      centers: [
        { kind: "circle", c, r: m.pitch / 2 },
        { kind: "cross", at: c, r: style.chained ? r : m.bore / 2 },
        ...(style.extra ? crosses(bolts, m.hole) : []),
      ],
    };
  },
});

export const curvedSlot = defineFamily({
  name: "curved_slot",
  measures: (random) => ({
    width: random.whole(16, 26) * 5,
    height: random.whole(13, 22) * 5,
    up: random.whole(4, 7) * 5,
    radius: random.whole(8, 15) * 5,
    slot: random.whole(4, 7) * 2,
    span: random.pick([50, 60, 80, 90]),
    pivot: random.pick([8, 10, 12, 16]),
    corner: random.pick([8, 10, 12, 15]),
  }),
  kept: ["span"],
  holds: (m) => {
    const half = ((m.span / 2) * Math.PI) / 180;
    return (
      m.up > m.pivot * 0.9 &&
      m.up + m.radius + m.slot < m.height - 6 &&
      2 * (m.radius * Math.sin(half) + m.slot) + 10 < m.width &&
      m.radius > m.pivot / 2 + 2.5 * m.slot &&
      m.corner < 0.2 * m.height
    );
  },
  shape: (m, style) => {
    const c: XY = [m.width / 2, m.up];
    const [r, half] = [m.radius, m.slot / 2];
    const [a0, a1] = [90 - m.span / 2, 90 + m.span / 2];
    const [right, left] = [polar(c, r, a0), polar(c, r, a1)];
    const k = m.corner;
    return {
      outline: corners([
        { at: [0, 0] },
        { at: [m.width, 0] },
        { at: [m.width, m.height], r: k },
        { at: [0, m.height], r: k },
      ]),
      holes: [
        hole(c, m.pivot),
        [
          { type: "arc", c, r: r + half, a0, a1 },
          { type: "arc", c: left, r: half, a0: a1, a1: a1 + 180 },
          { type: "arc", c, r: r - half, a0, a1 },
          { type: "arc", c: right, r: half, a0: (a0 + 180) % 360, a1: a0 },
        ],
      ],
      dimensions: [
        ...size(m, near(style)),
        upward([m.width, 0], c, "high"),
        diameter(c, m.pivot, { angles: [190, 350] }),
        { kind: "radius", c, r, value: r, angles: [a0 + 8, a1 - 8] },
        {
          kind: "radius",
          c: left,
          r: half,
          value: half,
          angles: [a1 + 20, a1 + 160],
          ...(style.countsRadii && { count: 2 }),
        },
        {
          kind: "angle",
          vertex: c,
          from: a0,
          to: a1,
          reach: (r - half + m.pivot / 2) / 2,
          value: m.span,
          legs: [true, true],
        },
        {
          kind: "radius",
          c: [m.width - k, m.height - k],
          r: k,
          value: k,
          angles: [20, 70],
          ...(style.countsRadii && { count: 2 }),
        },
      ],
      centers: [{ kind: "arc", c, r, a0: a0 - 8, a1: a1 + 8 }, ...crosses([c], m.pivot)],
    };
  },
});

export const tearLever = defineFamily({
  name: "tear_lever",
  measures: (random) => ({
    pitch: random.whole(10, 22) * 5,
    big: random.whole(9, 18) * 2,
    small: random.whole(5, 11) * 2,
    bore: random.pick([12, 14, 16, 18, 20]),
    hole: random.pick([6, 6.5, 8, 9, 10]),
  }),
  holds: (m) =>
    m.big > 1.25 * m.small &&
    m.pitch > 1.25 * (m.big + m.small) &&
    m.bore < 1.3 * m.big &&
    m.hole < 1.2 * m.small,
  shape: (m, style) => {
    const [a, b]: [XY, XY] = [
      [m.big, m.big],
      [m.big + m.pitch, m.big],
    ];
    const lean = (Math.acos((m.big - m.small) / m.pitch) * 180) / Math.PI;
    return {
      outline: [
        { type: "arc", c: a, r: m.big, a0: lean, a1: 360 - lean },
        { type: "line", p: polar(a, m.big, -lean), q: polar(b, m.small, -lean) },
        { type: "arc", c: b, r: m.small, a0: 360 - lean, a1: lean },
        { type: "line", p: polar(b, m.small, lean), q: polar(a, m.big, lean) },
      ],
      holes: [hole(a, m.bore), hole(b, m.hole)],
      dimensions: [
        across(a, b, near(style)),
        { kind: "radius", c: a, r: m.big, value: m.big, angles: [120, 240] },
        { kind: "radius", c: b, r: m.small, value: m.small, angles: [-50, 50] },
        diameter(a, m.bore, { across: style.extra }),
        diameter(b, m.hole),
      ],
      centers: [...crosses([a], m.bore), ...crosses([b], m.hole)],
    };
  },
});

export const sectorPlate = defineFamily({
  name: "sector_plate",
  measures: (random) => ({
    outer: random.whole(14, 26) * 5,
    inner: random.whole(5, 13) * 5,
    angle: random.pick([50, 60, 70, 90, 100]),
    hole: random.pick([8, 10, 12, 14]),
    middle: random.whole(10, 20) * 5,
  }),
  kept: ["angle"],
  holds: (m) =>
    m.inner < 0.6 * m.outer &&
    m.inner > 0.28 * m.outer &&
    m.middle - m.inner > 1.3 * m.hole &&
    m.outer - m.middle > 1.3 * m.hole,
  shape: (m, style) => {
    const [a0, a1] = [90 - m.angle / 2, 90 + m.angle / 2];
    const low = m.inner * Math.cos(((m.angle / 2) * Math.PI) / 180);
    const c: XY = [m.outer * Math.sin(((m.angle / 2) * Math.PI) / 180), -low];
    const spot: XY = [c[0], c[1] + m.middle];
    return {
      outline: [
        { type: "arc", c, r: m.outer, a0, a1 },
        { type: "line", p: polar(c, m.outer, a1), q: polar(c, m.inner, a1) },
        { type: "arc", c, r: m.inner, a0, a1 },
        { type: "line", p: polar(c, m.inner, a0), q: polar(c, m.outer, a0) },
      ],
      holes: [hole(spot, m.hole)],
      dimensions: [
        { kind: "radius", c, r: m.outer, value: m.outer, angles: [a0 + 5, a1 - 5] },
        { kind: "radius", c, r: m.inner, value: m.inner, angles: [a0 + 8, a1 - 8] },
        {
          kind: "angle",
          vertex: c,
          from: a0,
          to: a1,
          reach: m.inner * 0.7,
          value: m.angle,
          legs: [true, true],
        },
        upward(spot, [c[0], c[1] + m.outer], far(style)),
        diameter(spot, m.hole),
      ],
      centers: crosses([spot], m.hole),
    };
  },
});
