import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { SeenChain, SeenEdge, SeenStroke } from "../seen";
import { roundCorners } from "./round-corners";

const segment: SeenEdge = { kind: "segment" };
const blank = { strokes: [], penWidth: 4, letterHeight: 30 };
const chain = (...points: [x: number, y: number][]): SeenChain => ({
  kind: "chain",
  vertices: points.map(([x, y]) => ({ x, y })),
  edges: points.map(() => segment),
});
const fillet = (x: number, radius: number): SeenEdge & { kind: "arc" } => ({
  kind: "arc",
  center: { x, y: 600 - radius },
  radius,
  clockwise: true,
  tangentBefore: true,
  tangentAfter: true,
});
const plate = chain([100, 100], [900, 100], [900, 600], [100, 600]);
const at = (x: number, y: number) => ({ tips: [{ x, y }] as Point[], within: 60, isLed: true });
const round = (count: number, x: number, y: number, outline = plate) =>
  roundCorners(outline, [], { radius: 40, count, pointing: at(x, y), ink: blank }, 800);
const arcs = ({ edges }: SeenChain) => edges.flatMap((edge) => (edge.kind === "arc" ? [edge] : []));

describe("roundCorners", () => {
  it("rounds all four corners of a plate with arcs that run smoothly on", () => {
    const { outline, corners } = round(4, 890, 110);
    expect(corners).toBe(4);
    expect(arcs(outline).map(({ radius }) => radius)).toEqual([40, 40, 40, 40]);
    expect(outline.vertices[2]).toEqual({ x: expect.closeTo(860), y: expect.closeTo(100) });
    expect(outline.vertices[3]).toEqual({ x: expect.closeTo(900), y: expect.closeTo(140) });
    expect(arcs(outline)[1]?.center).toEqual({ x: expect.closeTo(860), y: expect.closeTo(140) });
  });

  it("takes one size on a plate of plain corners for all of them", () => {
    expect(round(1, 890, 110).corners).toBe(4);
  });

  it("rounds a corner that was seen cut off", () => {
    const cut = chain([100, 100], [860, 100], [900, 140], [900, 600], [100, 600]);
    const { outline, corners } = round(1, 885, 115, cut);
    expect(corners).toBe(4);
    expect(outline.edges[2]).toMatchObject({ kind: "arc", radius: expect.closeTo(40) });
  });

  it("takes the two ends of an uneven cut for no corners of their own", () => {
    const cut = chain([100, 100], [850, 100], [900, 128], [900, 600], [100, 600]);
    expect(round(1, 885, 115, cut).corners).toBe(4);
    expect(round(4, 885, 115, cut).corners).toBe(4);
  });

  it("rounds the one that a leader points at where an outline has more corners than are counted", () => {
    const step = chain([100, 100], [900, 100], [900, 600], [500, 600], [500, 400], [100, 400]);
    const { outline, corners } = round(1, 890, 110, step);
    expect(corners).toBe(1);
    expect(arcs(outline)).toHaveLength(1);
  });

  it("rounds the inner corner that it points at, where no arc has the size yet", () => {
    const angle = chain([100, 100], [400, 100], [400, 300], [900, 300], [900, 600], [100, 600]);
    const pointing = at(405, 295);
    const written = { radius: 40, count: 1, pointing, ink: blank };
    const { outline, corners } = roundCorners(angle, [], { ...written, isOpen: true }, 800);
    expect(corners).toBe(1);
    expect(outline.vertices).toHaveLength(7);
    expect(arcs(outline)).toEqual([
      {
        kind: "arc",
        center: { x: expect.closeTo(440), y: expect.closeTo(260) },
        radius: expect.closeTo(40),
        clockwise: false,
        tangentBefore: true,
        tangentAfter: true,
      },
    ]);
    const arc = outline.edges.findIndex(({ kind }) => kind === "arc");
    expect(outline.vertices[arc]).toEqual({ x: expect.closeTo(400), y: expect.closeTo(260) });
    expect(roundCorners(angle, [], { ...written, isOpen: false }, 800).corners).toBe(0);
  });

  it("rounds the inner corner that was seen cut, where the other of its count was seen round", () => {
    const notched = chain(
      [100, 100],
      [900, 100],
      [900, 600],
      [600, 600],
      [600, 440],
      [560, 400],
      [440, 400],
      [400, 440],
      [400, 600],
      [100, 600],
    );
    notched.edges[6] = { ...fillet(440, 40), center: { x: 440, y: 440 }, clockwise: false };
    const written = { radius: 40, count: 2, pointing: at(585, 415), isOpen: false, ink: blank };
    const { outline, corners } = roundCorners(notched, [], written, 800);
    expect(corners).toBe(1);
    expect(arcs(outline).map(({ center }) => Math.round(center.x))).toEqual([560, 440]);
    expect(roundCorners(notched, [], { ...written, count: 4 }, 800).corners).toBe(0);
  });

  it("rounds the other corner that the pen rounded, where the outline was followed past it", () => {
    const channel = chain(
      [100, 100],
      [900, 100],
      [900, 600],
      [700, 600],
      [700, 300],
      [300, 300],
      [300, 600],
      [100, 600],
    );
    const across = (role: SeenStroke["role"], points: Point[]): SeenStroke[] => [
      { points, width: 4, role },
    ];
    const bow = [
      { x: 100, y: 142 },
      { x: 111, y: 113 },
      { x: 140, y: 100 },
    ];
    const roundedBy = (strokes: SeenStroke[]) =>
      roundCorners(
        channel,
        [],
        {
          radius: 40,
          count: 1,
          pointing: at(890, 110),
          ink: { strokes, penWidth: 4, letterHeight: 30 },
        },
        800,
      ).corners;
    expect(roundedBy(across("other", bow))).toBe(2);
    expect(roundedBy(across("text", bow))).toBe(1);
    const leader = [
      { x: 60, y: 60 },
      { x: 130, y: 130 },
    ];
    expect(roundedBy(across("other", leader))).toBe(1);
    const hatching = [24, 64, 104, 144].flatMap((cut) =>
      across("center", [
        { x: 100, y: 100 + cut },
        { x: 100 + cut, y: 100 },
      ]),
    );
    expect(roundedBy(hatching.slice(0, 1))).toBe(2);
    expect(roundedBy(hatching)).toBe(1);
  });

  it("leaves an outline alone that is written of elsewhere, or is round enough", () => {
    expect(round(4, 500, 300).corners).toBe(0);
    const rounded = round(4, 890, 110).outline;
    expect(round(4, 890, 110, rounded)).toEqual({
      outline: rounded,
      corners: 0,
      guessed: 0,
    });
  });

  it("takes small round corners for all four where the pen hides them, but not large ones", () => {
    const two = (radius: number): SeenChain => ({
      kind: "chain",
      vertices: [
        { x: 100, y: 100 },
        { x: 900, y: 100 },
        { x: 900, y: 600 - radius },
        { x: 900 - radius, y: 600 },
        { x: 100 + radius, y: 600 },
        { x: 100, y: 600 - radius },
      ],
      edges: [
        segment,
        segment,
        fillet(900 - radius, radius),
        segment,
        fillet(100 + radius, radius),
        segment,
      ],
    });
    const pointedAt = (radius: number, penWidth: number) => {
      const pointing = at(900 - 0.29 * radius, 600 - 0.29 * radius);
      const written = {
        radius,
        count: 1,
        pointing,
        ink: { strokes: [], penWidth, letterHeight: 30 },
      };
      return roundCorners(two(radius), [], written, 800);
    };
    expect(pointedAt(40, 10)).toMatchObject({ corners: 2, guessed: 2 });
    expect(pointedAt(40, 4).corners).toBe(0);
    expect(pointedAt(240, 4).corners).toBe(0);
  });

  it("leaves the one round corner of a plate the only one", () => {
    const { outline } = round(2, 890, 110, plate);
    const one = { ...outline };
    expect(arcs(one)).toHaveLength(1);
    expect(round(1, 890, 110, one).corners).toBe(0);
  });
});
