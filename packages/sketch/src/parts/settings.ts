/** Tolerances of telling outline, writing and dimensions apart. Lengths in letter heights unless said otherwise. */
export const parting = {
  /** Letters are between these shares of the page's long side; typical hand lettering is 3 to 7 mm on A4. */
  leastLetter: 0.006,
  mostLetter: 0.045,
  /** Where no letter is found, the letter height is this share of the long side. */
  usualLetter: 0.018,
  /** A line shorter than this may be a stroke of a letter. */
  leastLine: 1.25,
  /** Letters of one text are no farther apart along the writing and across it. */
  letterGap: 0.75,
  letterShift: 0.2,
  /** A letter is no larger and no smaller. */
  largestLetter: 2.1,
  smallestLetter: 0.5,
  /** Radius round a line's end in which an arrowhead or slash lies. */
  tickReach: 0.6,
  /** Ink in that disc beside the lines, in squared pen widths, that makes a tick. */
  tickInk: 2.2,
  /** A measure stands no farther from its dimension line. */
  textReach: 1.7,
} as const;
