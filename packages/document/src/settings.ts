/**
 * Tolerances of the reading engine. Distances are in em of the text they stand beside, so that they
 * hold for points and pixels alike; each with the reason for its value.
 */
export const settings = {
  /** Words of one line: printed baselines agree, those read from pixels jitter by the descenders. */
  baselineTolerance: 0.33,
  /** A space is 0.25 to 0.33 em, justified lines stretch it to about 0.9. */
  columnGap: 1.0,
  /** Words of one answer on a line to write on stand no further apart. */
  answerGap: 1.6,
  /** Without a space in the text layer, a gap this wide is a new text: kerning stays below it. */
  unspacedGap: 0.55,
  /** In a monospaced face a gap of less than two signs is one space; in signs. */
  monospacedGap: 1.5,
  /** Of one seen on pixels, whose points and commas leave half their cells white; two spaces are wider. */
  typedGap: 1.85,
  /** Signs of a monospaced face differ in width by no more than this, in em. */
  pitchTolerance: 0.004,
  /** A gap narrower than this parts words, not cells; in em. */
  wordSpace: 0.5,
  /** The ideographs of a short label stand no further apart. */
  spreadGap: 6,
  /** A colon belongs to the label before it up to this gap: some forms set them below each other. */
  colonGap: 12,
  /** An ideographic space is a full em and part of the text. */
  cjkColumnGap: 1.6,
  cjkSpaceSlack: 0.1,
  /** Two sizes on one line belong to two texts (a title beside small print). */
  sizeRatio: 1.3,
  /** Lines of one block agree in size: in print, and as measured on pixels by their tallest letters. */
  printedSizeRatio: 1.12,
  seenSizeRatio: 1.35,
  /** A line to write on runs below the descenders of what is written on it; one that leaves them room begins and ends where nothing stands. */
  underlineDrop: 0.42,
  lowUnderlineDrop: 0.56,
  underlineSlack: 0.25,
  /** No answer is longer; in em. */
  underlineLength: 36,
  /** Ends of rules that should meet: printed ones do, scanned ones miss by a stroke or two. */
  ruleTolerance: 0.3,
  /** Lines of one paragraph stand 1.1 to 1.6 em apart; rows of forms further. */
  paragraphPitch: 1.75,
  /** Lines of a block that is held together by its cell or by what it is, an address. */
  blockPitch: 2.1,
  /** Lines to write on, one below the other. */
  writtenPitch: 2.8,
  /** A value below its label: closer than the next row of a form. */
  belowPitch: 2.6,
  /** What a till prints is no wider, in em of its texts; paper for a desk is 60 and wider. */
  tillWidth: 40,
  /** A table ends at a gap this many em tall. */
  tableGap: 5,
  /** A pair below this many points of evidence is chance. */
  pairThreshold: 2.6,
} as const;
