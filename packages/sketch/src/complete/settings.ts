const DEGREE = Math.PI / 180;

/** Tolerances of completing a part by what is written about it. Shares are of the part's longer side as drawn. */
export const completeSettings = {
  /** A leader's tip, and writing without one, lies this near what it is about. */
  pointed: 0.08,
  beside: 0.15,
  /** A chamfer's text so many times farther, its leader between them. */
  besideCut: 2,
  /** On a small part, writing keeps its distance by its own height. */
  besideLetters: 3,
  /** Corners that may be rounded turn by a right angle, more or less as drawn by hand. */
  rightAngle: { least: 60 * DEGREE, most: 120 * DEGREE },
  /** A small fillet is often seen as a cut corner: no longer than this, and turning by half a right angle at both ends. */
  cutLength: 0.15,
  cutTurn: { least: 15 * DEGREE, most: 75 * DEGREE },
  /** A fillet takes no more than this share of the edges it joins, and is at least this large. */
  edgeShare: 0.45,
  leastFillet: 0.004,
  /** Where nothing tells how large it is drawn. */
  usualFillet: 0.05,
  /** Three of four corners drawn round, and one size written for them, mean the fourth too. */
  cornersAlike: 3,
  /** Two of four are enough where they are small: so small a one is easily overlooked. */
  smallAlike: 2,
  smallFillet: 0.12,
  /**
   * Ink across a corner that was seen sharp: so many pen widths clear of the corner itself, off where it would run by this share of its
   * distance from the corner, and turned from it by no more.
   */
  shown: { clear: 1.2, stray: 0.4, turned: 30 * DEGREE },
  /** A corner rounded on such grounds counts as so many for the doubt it leaves. */
  guess: 3,
  /**
   * A corner that the pen hardly turned: how near a measure's line ends at the one corner and at the edge, how far the corner is moved, how much
   * the edge leans to the dimension line, and the share of it that the short edge takes at most.
   */
  lostCorner: {
    tip: 0.02,
    reach: 0.06,
    moved: 0.05,
    leaning: { least: 8 * DEGREE, most: 50 * DEGREE },
    longest: 0.4,
  },
  /** Holes in a row, or on a circle, stray from it by this. */
  rowStray: 0.045,
  circleStray: 0.12,
  angleStray: 9 * DEGREE,
  /** Two extension lines, across each other by this sine, that end so near where they would cross (letter heights) measure to one point. */
  crossed: 1,
  acrossSine: 0.7,
  /** Of a pattern so much must be seen before the rest is taken from its count. */
  leastSeen: 0.6,
  /** Holes of one count are drawn alike, up to this ratio. */
  alike: 1.5,
  /** A ring that is taken for a sign is no larger than this (letter heights), and the sign is read less surely. */
  signSize: 1.7,
  signDoubt: 0.8,
  /** A ring as small as the pen is off its written size by this ratio; one counts for the doubt that it leaves as so much of an addition. */
  ringSize: 2,
  ringDoubt: 0.3,
  /**
   * A ring in the ink, in pen widths of radius: at least so large, a single one more; what is smaller than a hollow one may be a dot or an arrowhead.
   * Off its radius by this share of it. Where lines pass through (so many, each for this share of the way round) nothing is told; of the rest, at
   * least so much of the way, so much is drawn, and so little lies within.
   */
  inkRing: {
    least: 1.2,
    leastSingle: 3,
    leastHollow: 2.1,
    stray: 0.15,
    mostLines: 6,
    widestLine: 0.25,
    leastClear: 0.6,
    leastDrawn: 0.88,
    mostInside: 0.4,
    /** Two so near each other, in both their radii, are no two holes. */
    beside: 1.6,
    /** One counts for the doubt that it leaves as so much of an addition. */
    doubt: 0.5,
  },
  /** A loop this round (4π area over its length squared: 1 for a circle) that is written as a diameter is a circle. */
  roundness: 0.8,
} as const;
