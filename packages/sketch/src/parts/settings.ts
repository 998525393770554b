/** Tolerances of telling outline, writing and dimensions apart. Lengths in letter heights unless said otherwise. */
export const parting = {
  /** Letters are between these shares of the page's long side; typical hand lettering is 3 to 7 mm on A4. */
  leastLetter: 0.006,
  mostLetter: 0.045,
  /** Where no letter is found, the letter height is this share of the long side. */
  usualLetter: 0.018,
  /** Fewer signs side by side than this tell nothing of the page's lettering. */
  fewLetters: 4,
  /** Slanted letters lap by no more (their own heights); capitals and digits of one hand differ by no more (logarithm). */
  lettersLap: 0.25,
  heightSpread: 0.2,
  /** A line shorter than this may be a stroke of a letter. */
  leastLine: 1.5,
  /** A shorter one counts where it is level or upright and hangs on lines: the stub beside a number. */
  leastStub: 0.7,
  /** A straight line so long, and with no more than this share of it looking written, is drawn, though letters stand on it. */
  longLine: 2.5,
  mostWritten: 0.5,
  /** So long a line may be the rest of a dimension line with its arrowhead; of the ink so near its end so much looks like a tick, of a slash less. */
  leastShaftLine: 0.8,
  headLook: { within: 0.6, share: 0.65 },
  /** How it runs under them is seen so far beside them. */
  lineBeside: 1,
  /** A 1 beside a letter, letter heights: how long, how broad for that, and how far its ends are off the letter's. */
  leastOne: 0.7,
  mostOne: 1.4,
  broadestOne: 0.35,
  oneAside: 0.2,
  /** Any other free letter is at least so wide, and so much of its ink looks written or like annotation. */
  leastWide: 0.35,
  adoptedInk: 0.75,
  /** Letters of one text are no farther apart along the writing. */
  letterGap: 0.75,
  /** A letter is no larger and no smaller. */
  largestLetter: 2.1,
  smallestLetter: 0.5,
  /**
   * A hole too small to show its ring, at a leader's tip: how far beyond the tip and beside its line its middle may lie, its radius from so many
   * pen widths to so many letter heights; the ink on it and about it; rings as good as the best within the slack count alike.
   */
  smallRing: {
    ahead: 0.6,
    aside: 0.3,
    narrowest: 1.3,
    widest: 0.55,
    leastOn: 0.85,
    mostBeyond: 0.45,
    slack: 0.06,
  },
  /**
   * A ring that was taken for nothing yet: the paper in it, from so many pixels to so many letter heights, no longer than wide by more, and
   * filling so much of its box; the ink round it and beyond.
   */
  freeRing: { least: 2, largest: 1.2, aspect: 1.6, full: 0.6, leastOn: 0.9, mostBeyond: 0.3 },
  /** Pieces of a broken letter make one no larger, and the smaller of them is less than a letter. */
  mendedLetter: 1.3,
  /** They lie no more pen widths apart. */
  brokenPen: 0.6,
  pieceOfLetter: 0.75,
  /** Strokes of a letter in lengths of its diagonal: a dash of a centre line has one, a 7 nearly one and a half. */
  letterInk: 1.2,
  /** A barb or half of a slash stands out of its line by at least this. */
  leastBarb: 0.12,
  /** Nearer ticks bound no measure; arrowheads that face from outside may, as where two chained measures meet they touch. */
  leastInner: 0.7,
  leastOuter: 0.4,
  /** The line behind such an arrowhead is at least so long, or its number stands there. */
  outerShaft: 0.6,
  shaftText: 0.9,
  /** Of two such lines that run past each other at more than this, for each letter height more (logarithm). */
  shaftsApart: 0.4,
  perShaftApart: 2,
  /** A number that fills its dimension line stands no farther from the lines it measures between; ink fills so much of the way. */
  enclosingGap: 1.2,
  enclosingInk: 0.6,
  /** What is left of an arrowhead's plainness where it may be a slash with its line on the other side. */
  misreadTick: 0.6,
  /** Of a pair of arrowheads that face from outside, for each tick between them (logarithm). */
  tickBetween: 1,
  /** What a dimension line loses (logarithm) that runs on from a tick for so long and ends at an outline. */
  leastRun: 0.8,
  fromOutline: 1,
  /** The same where an outline passes between its ticks, so far from both. */
  acrossOutline: 0.5,
  outlineClear: 0.9,
  /** The ink about such an end is an outline's by this share, within so many letter heights. */
  outlineAbout: 0.35,
  outlineNear: 0.6,
  /** An end shows a tick when its arms reach this share of a usual one's. */
  leastEnd: 0.3,
  /** A slash is a line's own as well where it stands so near the end of it, the other line across (sine). */
  sharedSlash: 0.35,
  steepSlash: 0.85,
  /** A dimension line goes on from its tick for at least this. */
  leastShaft: 0.35,
  /** Ink with a dimension line's half in it is larger than any letter. */
  leastInk: 1.6,
  /** A stroke that a dimension line may end at is at least this long. */
  leastExtension: 0.6,
  /** Ink covers this share of the way from a tick to what it measures to. */
  reachCover: 0.6,
  /** Ticks of another kind than the page's usual are less likely (logarithm). */
  oddTick: 0.35,
  /** The same where its number is written level at an upright line and all others along theirs, or the other way about: so many times as many. */
  oddWriting: 0.6,
  usualWriting: 3,
  /** A leader begins no farther from its text and is no longer. */
  leaderGap: 1.1,
  longestLeader: 22,
  /** An arm steeper to its line (radians) belongs to the line that crosses there. */
  steepest: 1.2,
  /** A filled arrowhead is this many times wider than the pen. */
  blot: 1.6,
  /** And at least this large; also where a short slash and two lines run into one blot. */
  leastBlot: 0.15,
  /**
   * A slender filled arrowhead widens over at least so much of its line, is so wide, its tip so much less, is no longer, ends within so much, is narrower
   * than a line that crosses, and strays no more than so much of its width from straight sides.
   */
  taper: {
    leastRise: 0.28,
    leastWidth: 0.3,
    tipWidth: 0.75,
    longest: 1.1,
    butt: 0.16,
    cross: 0.68,
    uneven: 0.15,
  },
  /** A dot's ink is found no farther from where the lines cross; an arrowhead or slash there is plainer than this. */
  dotReach: 0.2,
  plainerThanDot: 0.75,
  /** Letters that touch make one piece of ink no longer than this, with strokes this many times its diagonal. */
  longestWord: 9,
  wordInk: 1.45,
  /** Letters that touch run along the line of writing where they are no more times as long across it. */
  acrossWord: 1.5,
  /** A single letter is no longer along the writing: more is two that touch. */
  pairLength: 1.35,
  /** How likely ink that joins lines of the drawing still is a letter. */
  joinedSign: 0.4,
  /** A hyphen, and a stroke of an equals sign, is no longer. */
  longestDash: 0.9,
  /** Words of one text are no farther apart. */
  wordGap: 1.2,
  /** So far apart they are two where a line begins at the outer end of each: `R5` and `Ø8` between their leaders. */
  ownLeaders: 0.7,
  /** And with less between them where one of them breaks the line that it measures. */
  splitGap: 0.3,
  /** Ink of a decimal point, in squares of the pen's width: a mere touch of the pen. */
  leastDot: 0.3,
  /** How likely a letter over a stroke is written upwards, the stroke a 1 before it. */
  overStrokePrior: 0.5,
  /** How likely writing is turned about against the way its place suggests. */
  turnedPrior: 0.3,
  /** How likely doubtful ink at a text's ends is none of it. */
  corePrior: 0.6,
  /** The same where a free letter would be left out. */
  coreLetterPrior: 0.15,
  /** A line through a letter is more often one beside the writing; so far before and behind it a letter may be hidden. */
  widePrior: 0.35,
  wideBefore: 1.2,
  wideAfter: 0.5,
  /** Other ink beside the text is worth a look from this share of the text's on. */
  wideInk: 1.08,
  /** A measure stands no farther from its dimension line. */
  textReach: 1.7,
  /** Where the line runs on under it, this far beyond its end: beside its arrows there is less room than there. */
  overhangReach: 4,
  /** Scores of a mark that is as likely a corner with a number beside it, and of one that is nothing else. */
  doubtfulMark: 1.6,
  clearMark: 3.6,
  /** No mark is so clear that a closed outline could not overrule it. */
  mostBelief: 0.9,
  /** A line to the centre of a circle is a centre line, an extension line or a diameter. */
  centreBelief: 0.8,
  centreOff: 0.3,
  /** One through its very middle, off by this share of the radius, surely bounds nothing up to the next line. */
  middleOff: 0.15,
  fromCentre: 0.9,
  /** Labellings are tried from so many faces on; a page of more is no drawing of parts. */
  facesKicked: 80,
  /** What is left of the belief for each end that runs smoothly into a curve of at least so many pen widths. */
  flowing: 0.3,
  leastCurve: 4,
  /** What is left of the belief for each end across which no line runs and stops just beyond: extension lines mostly do. */
  notOverrun: 0.85,
  /** A stroke that ends so few pen widths before the edge of the picture is cut off by it. */
  borderPens: 3,
  /** What is left of that belief where nothing is written beside the line. */
  mutely: 0.6,
  /** How likely a found angle is one: its arrowheads and legs were seen. */
  angleBelief: 0.9,
  /** How likely a found leader is one. */
  leaderBelief: 0.85,
  /**
   * How much an end of a line without writing speaks for a dimension: a tick and a line across that stops just beyond it, from so far
   * to so far (the overrun of an extension line); one of the two is seen at many a corner. Both ends together stay below an even chance.
   */
  strayEnd: 0.22,
  strayHint: 0.08,
  leastOverrun: 0.15,
  mostOverrun: 1.2,
  /** An arm of a tick may as well be the piece of outline the tick stands on. */
  armBelief: 0.5,
  /** Side of the largest face that is an arrowhead's, in letter heights. */
  tinyFace: 0.5,
  /** What closes without looking like an outline is one only if some of it looks so, and where it is so many times larger than others need be. */
  leastLook: 0.27,
  unlikePart: 4,
  /** A line is plainly an outline's, or plainly none, where its probability is so far from a half. */
  clearLook: 0.25,
  /** Such a face is no longer than this many times that side. */
  compact: 1.5,
  /** What a pixel of border costs whatever it is: of two ways round, an outline takes the shorter. */
  borderCost: 0.06,
  /** Gaps are closed between ends that hardly speak about the part, then between those that may, then between all. */
  closingRounds: [0.5, 0.7, 1],
  /** What belongs to a tick lies no farther from it. */
  tickReach: 0.7,
  /** A line of an outline's corner stops short of the other by no more pen widths. */
  cornerGap: 8,
  /**
   * A rectangular opening whose sides run on as extension lines: askew by no more than this (sine), so wide and high at least, its lines ending so near
   * its corners, its other sides looking so much like an outline; how little the strokes about it speak about the part then.
   */
  window: { askew: 0.12, least: 0.8, corner: 0.4, look: 0.5, aside: 0.15 },
  /** How much less an extension line is one past a crossing with another: it may be the outline by then. */
  pastCrossing: 0.5,
  /** Ink within so many letter heights of a tick has at least the first share of a tick's look; with the second it is a plain one. */
  tickLook: 0.3,
  leastTickLook: 0.1,
  plainTickLook: 0.4,
  /** A hole that its centre mark fills is no larger. */
  largestBlot: 1.6,
  /** A page with so many plain ticks ends its dimension lines by ticks. */
  fewTicks: 4,
  /** How much the look of a line's ink counts beside its ticks, reaches and texts in telling whether it bounds a part. */
  seenShare: 0.9,
  /**
   * An arc-shaped dimension line grows from strokes of this length, is longer than this, and strays from round by this share of itself:
   * a hand draws it in one sweep from the wrist.
   */
  leastCurveSeed: 0.5,
  leastCurveLength: 1.2,
  curveStray: 0.04,
  /** It ends no farther from its legs, and leans on them by no more than this (sine) from square. */
  legGap: 0.6,
  legLean: 0.5,
  /** A leg drawn for the angle alone runs past it by no more than this. */
  legOverrun: 1.6,
  /** Its legs meet in its centre to this share of its radius. */
  angleStray: 0.35,
  /** It opens by at least this (radians), and bends as much as its legs open, to this logarithm of a ratio. */
  leastAngle: 0.25,
  angleBend: 0.45,
  /** Without arrowheads it is drawn near the corner. */
  plainAngle: 5,
  /** The number of a narrow angle stands no farther beside it. */
  sectorAside: 0.8,
  /** A flat ends this near its circle (share of the radius, and a pen's width), and bows no more (of its length). */
  flatEnds: 0.08,
  flatBow: 0.04,
  /** A shorter one is a wobble of the circle, a longer one a line through its middle. In radii. */
  leastFlat: 0.35,
  mostFlat: 1.92,
  /** Beyond a flat so much of the circle at most has ink: what crosses there. */
  flatInk: 0.34,
  /** No arrowhead's dot is larger than this many pen widths. */
  arrowheadRadius: 2,
  /** A frame round the sheet is as wide and high as this share of the page, and fills its box so far; its boxes' sides lie on it so far. */
  frame: 0.6,
  frameFull: 0.85,
  onFrame: 0.2,
  /** A part drawn with its middle broken out: cosine of the angle between sides in line. */
  inLine: 0.97,
  /** A broken edge is no deeper for its width, and of no more pieces; the sides it ends are at least so long. */
  breakDepth: 0.35,
  breakEdges: 9,
  /** The gap in widths of the part or in letters; how far a side goes on aside of the other, in widths. */
  breakGap: 0.6,
  breakGapLetters: 2.5,
  breakAside: 0.1,
  /** The dimension line that runs past it is no farther off, and ends at least so far from the gap. */
  breakMeasure: 8,
  breakMargin: 0.4,
  /** Hatching: so many lines, askew by more than this (sine), turned from each other by less, with so little of an outline's look. */
  leastHatching: 4,
  hatchingAskew: 0.35,
  hatchingTurn: 0.12,
  hatchingLook: 0.5,
  /** Each a step of so many letters from the next, even to this logarithm of a ratio, beside it for this share of the shorter. */
  hatchingStep: [0.15, 2.5],
  hatchingEven: 0.7,
  hatchingShared: 0.3,
  /** How surely none of them bounds a part. */
  hatchingBelief: 0.95,
} as const;
