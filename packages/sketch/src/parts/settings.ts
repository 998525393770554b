/** Tolerances of telling outline, writing and dimensions apart. Lengths in letter heights unless said otherwise. */
export const parting = {
  /** Letters are between these shares of the page's long side; typical hand lettering is 3 to 7 mm on A4. */
  leastLetter: 0.006,
  mostLetter: 0.045,
  /** Where no letter is found, the letter height is this share of the long side. */
  usualLetter: 0.018,
  /** A line shorter than this may be a stroke of a letter. */
  leastLine: 1.5,
  /** A shorter one counts where it is level or upright and hangs on lines: the stub beside a number. */
  leastStub: 0.7,
  /** Letters of one text are no farther apart along the writing. */
  letterGap: 0.75,
  /** A letter is no larger and no smaller. */
  largestLetter: 2.1,
  smallestLetter: 0.5,
  /** Ink of a letter in strokes as long as its diagonal: a dash of a centre line has one, a 7 nearly one and a half. */
  letterInk: 1.3,
  /** Arms of a tick together are at least this long. */
  tickArms: 0.27,
  /** An arm steeper to its line (radians) belongs to the line that crosses there. */
  steepest: 1.2,
  /** A filled arrowhead is this many times wider than the pen. */
  blot: 1.6,
  /** And at least this large; also where a short slash and two lines run into one blot. */
  leastBlot: 0.15,
  /** A measure stands no farther from its dimension line. */
  textReach: 1.7,
} as const;
