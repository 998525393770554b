/** Tolerances of attaching and choosing. Shares are of the part's longer side as drawn. */
export const attachSettings = {
  /** An arrow's tip lies this near the line through what it measures (standard deviation). */
  tipSpread: 0.012,
  /** An extension line ends this near what it comes from: a gap is left on purpose. */
  reachSpread: 0.06,
  /** A leader's tip lies this near what it points at. */
  leaderSpread: 0.03,
  /** Where a round outline that it crosses broke it, a leader leads on to a hole: what that costs, and how far it may go. */
  onwardPenalty: 3,
  farthestOnward: 0.4,
  /** What the distance to it costs at most: extension lines are lost where they cross the part. */
  worstGap: 3.5,
  /** Less for what lies inside: the outline it crosses takes the eye off the line. */
  hiddenGap: 1.2,
  /** Farther off than this many standard deviations nothing is attached. */
  farthest: 6,
  /** A dimension line this near an axis measures along it, radians: sheets are never quite straight. */
  axisDeviation: 0.2,
  /** Logarithmic penalty of the second-best text for a line, of the third, … */
  rankPenalty: 1.2,
  /** Logarithmic penalty of a text that is attached by nearness alone. */
  nearnessPenalty: 2.5,
  /** Logarithmic penalty of a text that measures nothing: most writing on a sketch does. */
  notePenalty: 1,
  /** And what stands on a dimension line is that line's measure. */
  noteOnLinePenalty: 2.5,
  /** Sketches are out of proportion by up to a quarter: standard deviation of ln(written / drawn), least and most. */
  proportionSpread: { least: 0.05, most: 0.17 },
  /** Scales (logarithms) this near are one when they are voted on, and only a text's best votes count. */
  sameScale: 0.01,
  votesKept: 24,
  /** Scales that all texts are tried on, and the least support of one as a share of the best's. */
  scalesTried: 3,
  scaleSupport: 0.25,
  /** Beyond this logarithm of a ratio nothing is drawn out of proportion: 1.75 to 1, a quarter up beside a quarter down. */
  proportionLimit: { from: 0.55, spread: 0.1 },
  /** A written measure more unlike the drawn one (two and a half times) costs no more, and is out. */
  worstProportion: 14,
  /** Interpretations of a text that are kept, and those less probable than this are not. */
  interpretations: 10,
  leastProbability: 0.002,
  /** A part's number such as `3)` is meant from this probability on. */
  leastListed: 0.03,
  /** A written count may gather rounds drawn this much larger or smaller than the one pointed at. */
  countedRatio: 1.7,
  /** More alike rounds are drawn than a count says; or fewer, as small ones are lost. */
  uncountedPenalty: 2,
  missingPenalty: 0.5,
  /** So many letters of parts tell that they are lettered in a row; a sign may be the missing one from this probability on, and is then so likely. */
  fewLetters: 2,
  leastLetter: 0.1,
  inRow: 0.9,
  /** A name or remark read less surely than this is more likely a misread line or number. */
  sureWords: 0.5,
  /** A reading chosen against one this many times as likely is doubtful. */
  overruled: 1,
  /** How likely the outermost sign of a text is a line's end that touches it. */
  strayPrior: 0.4,
  /** How often `x 2` alone says how many pieces are wanted, beside being a number at the end of its line. */
  countPrior: 0.05,
  /** How likely letters behind a number are a unit or stroke misread. */
  unitPrior: 0.3,
  /** How likely the 45 behind a times sign is an angle that lost its sign. */
  degreePrior: 0.4,
  /** How often a 1 before a number is lost. */
  strokePrior: 0.02,
  /** A hand draws an angle this far from what it writes on it (standard deviation, radians): lengths up to a quarter off turn edges. */
  angleSpread: 0.2,
  /** A leg of an angle is turned against its edge by this (standard deviation, radians). */
  legSpread: 0.06,
  /** How often the degree sign of a number on an arc is lost, or left out. */
  plainAnglePrior: 0.4,
  /** And how much seldomer a leg is drawn for the angle alone than lies on an edge. */
  parallelPenalty: 2,
  /** A leg through two centres is a centre line; where an edge runs there too, the edge is meant. */
  centerLegPenalty: 0.7,
  /** Text without a leader stands this near what it is about (standard deviation); much farther says no less. */
  nearSpread: 0.1,
  worstNearness: 4,
  /** The radius of a slot bent about a pivot is its middle's. */
  slotSidePenalty: 1.5,
  /** A diameter between two edges, the side of a turned part, beside one across a circle. */
  turnedPenalty: 1.5,
  /** Hardly anything is measured to the side of a hole, and nothing to that of one whose radius is no more than this: lines to it would look like those to its centre. */
  holeSidePenalty: 3,
  smallHoleSidePenalty: 6,
  smallHole: 0.035,
  /** Nor to where a fillet runs out. */
  jointPenalty: 4,
  /** A row written as steps has its holes, one more than steps. */
  stepsPenalty: 1.5,
  /** And seldom to where a cut corner begins: its legs say that. */
  cutPenalty: 1.5,
  /** Nor to a fillet's centre; a fillet turns by less than this, radians (a square corner's: 1.57). */
  filletPenalty: 3,
  filletTurn: 2.1,
  /** How much seldomer (logarithm) than whole numbers halves, tenths of a length, and finer sizes are written. */
  oddness: { roundHalf: 0.3, tenths: 1.2, finer: 2 },
  /** How often a decimal point is lost, or invented. */
  pointPrior: 0.01,
  /** What scores less than this (logarithm) is more likely a misreading than a measure of anything drawn. */
  leastScore: -11,
  /** A number stands this near the middle of what it measures, when its line was lost (standard deviation). */
  orphanSpread: 0.03,
  orphanPenalty: 4,
  sameFeature: 0.005,
  /** Farther from the middle than this many standard deviations it stands somewhere beside its line. */
  orphanBeside: 2.5,
  strayPenalty: 4.5,
  /** And is read at least so surely. */
  orphanReading: 0.08,
  /** A diameter is seldom written without its sign. */
  unsignedPenalty: 1,
  wholeBonus: 3,
  offLinePenalty: 5,
  /** Less where nothing that line touches goes with the number: then the line was found in part. */
  brokenLinePenalty: 1.5,
  brokenLine: 6,
  /** One end of a dimension line was found wrong, where its number breaks it or an arrow is lost. */
  lostEndPenalty: 3.5,
  wellFound: 1.5,
  /** An end that costs less than this was found where it is. */
  lostFrom: 2.5,
  /** Nothing drawn bears out a thickness or a number of pieces: it must be read more surely than a measure. */
  leastSpoken: 0.3,
  /** Contradictions are settled one at a time; a sheet of nonsense must end too. */
  settleRounds: 20,
  /** Logarithmic cost of a dimension that contradicts likelier ones: people seldom write those. */
  clashCost: 7,
  /** Of what is neither written nor drawn regular: a sketch meant to be made says everything once. */
  freedomCost: 1.2,
  /** Of something drawn regular that the numbers deny (of several together less each). */
  irregularCost: 2,
  /** Of measuring the same thing twice. */
  repeatCost: 3,
  /** Of a blot that measures nothing; what is read clearly and measures nothing costs as much as the worst measure. */
  idleCost: 3,
  /** Moves of the search are not tried when they begin this much worse (logarithm). */
  searchWindow: 8,
  searchRounds: 6,
  /** Another order of moves must end so much better (logarithm): nearer than that, what the worth leaves out decides. */
  searchMargin: 3,
  /** And what is so much worse than the best does not count against it. */
  marginWindow: 6,
  /** Meanings of one text that are weighed. */
  optionsKept: 14,
  /** A part's axes have one scale until this many measures along one say otherwise. */
  axisDoubt: 3,
  /** Regularities surer than this do not yield to a single dimension: rather it was misread. */
  firm: 0.93,
  /** What a name or note is off the middle of a part counts so much of its distance: it is centred over or under what it names. */
  offCentre: 0.5,
  /** A name above its part where the others stand below theirs is so many times farther away. */
  unusualSide: 2,
} as const;
