/** Tolerances of reading strokes as lines, arcs and circles, each with the reason for its value. */
export const entity = {
  /** How far a pen line strays from what was meant over a short way: a share of its width, and pixels of thinning noise. */
  sigmaPen: 0.35,
  sigmaPixels: 0.6,
  /** Errors closer together than this many pen widths are the same wobble. */
  correlation: 4,
  /** What one more line or arc must save, in squared sigmas; an arc has a parameter more and is rarer. */
  linePrice: 9,
  arcPrice: 10.5,
  /** An arc turning less (radians) is a bent line. */
  leastTurn: 0.5,
  /** What a hand means as an arc turns at least this much, unless it bows more than a line could. */
  arcTurn: 0.65,
  /** A radius below this many pen widths is the pen rounding a corner. */
  leastRadius: 2.2,
  /**
   * An arc no shorter than this many pen widths turns a corner where it turns by so much (radians), and so many times as much as an arc does; its legs stray
   * from straight by so many pen widths.
   */
  bendLength: 8,
  bendStraight: 0.3,
  bendTurn: 0.9,
  bendRatio: 2,
  /** Lines whose directions differ by less (radians) were meant as one when the whole fits. */
  sameDirection: 0.2,
  /** How far a long line may bow, as a share of its length, beside the pen's own width. */
  bow: 0.012,
  /** Stretches shorter than this many pen widths between longer ones are a rounded or smeared corner. */
  cornerPens: 3.2,
  /** Two strokes of one line lie this many pen widths apart at most, and part for this share of its length. */
  bumpPens: 2.5,
  bumpShare: 0.35,
  /** An arc runs smoothly into its neighbour when their directions differ by less (radians) where they meet. */
  tangent: 0.42,
  /**
   * Arcs in a row that flow into each other are a free curve from this many on (one more round a whole loop, which a
   * curved slot has four of), when they have so many different radii, each larger than the next by so much, and few straight
   * pieces between them.
   */
  freeArcs: 4,
  freeRadii: 3,
  alikeRadii: 1.25,
  freeLines: 0.45,
  /** From so many flowing arcs on, with straight pieces for this share of them at most, a spline stands by for them. */
  flowArcs: 3,
  flowLines: 0.5,
  /** They flow where the path, looked at so many pen widths to either side, turns less (radians). */
  flowPens: 3,
  flowTurn: 0.5,
  /** How far in pen widths a spline may keep from the pen's line, which wobbles as much. */
  freePens: 0.6,
  /** A spline's outermost point within this share of its length of an end is that end. */
  freeEnds: 0.08,
  /** A circle is closed when ink covers at least this share of it; a dash-dot circle covers less, in many dashes, without a gap of more of it. */
  circleCover: 0.86,
  /** A ring may be an arc of an outline where it is open for so many pen widths; what leads away from its end begins within so many. */
  openRing: 5,
  ringEnd: 3,
  /** Ink goes along a ring, and not across it, where it gets on so far for its length. */
  alongRing: 0.6,
  /** Lines that lead from both ends towards each other (cosine) are one flat. */
  flat: 0.85,
  /**
   * An arch: from so many pen widths of radius on. Its sides are seen over so much of the radius at most, and at least; they go along the ring (cosine) until
   * they leave it, and on for so much of the radius, inked for this share of it, no more askew. Beyond that, for so many radians, this share of the ring
   * has no ink of its own: nearer than this share of the radius and climbing no more.
   */
  arch: {
    least: 12,
    side: 0.3,
    leastSide: 0.07,
    along: 0.7,
    ahead: 0.2,
    inked: 0.85,
    askew: 0.08,
    beyond: 0.35,
    empty: 0.5,
    tight: 0.03,
    level: 0.4,
  },
  /** The corners of a small square lie so far beyond the ring through it, a share of its radius; its ink strays so much less from its sides than from round. */
  squareReach: 0.32,
  squarer: 0.7,
  /** Or the nearest of its ink, so large a share, so much less: a corner may be a hole's own ring. */
  mostOfSquare: 0.8,
  mostlySquarer: 0.6,
  dashCover: 0.42,
  dashGaps: 7,
  dashGap: 0.17,
  /** Ink round a proposed centre speaks for a circle from this cover on, and a circle is fitted to this many points at least. */
  ringCover: 0.3,
  ringHits: 8,
  /** Share of a ring's neighbouring ink points that must lie at one radius; unrelated strokes jump. */
  smoothRing: 0.85,
  /** Radii of the holes that are looked for about a crossing, in pen widths; what is larger shows as a curve. */
  smallRadii: [1.8, 2.4, 3.2, 4.2],
  /** A pen line follows a circle with at least this share of its points on it, and such lines draw this share of what ink covers. */
  follows: 0.7,
  carried: 0.6,
  /** How far a circle's line may run off its radius, as a share of the radius. */
  outOfRound: 0.09,
} as const;
