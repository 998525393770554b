/** Tolerances of the lettering reader, each with its reason. Lengths in heights of the network's input. */
export const letteringSettings = {
  /**
   * How a crop is looked at, by each network in turn: the share of the input's height that its ink fills, how far it is stretched, and leant over, all within
   * the range of training. The first is the middle of it; the next two are worth two points among the first three readings, the
   * leant ones as much again.
   */
  views: [
    { inkShare: 0.84, stretch: 1, lean: 0 },
    { inkShare: 0.74, stretch: 0.9, lean: 0 },
    { inkShare: 0.9, stretch: 1.2, lean: 0 },
    { inkShare: 0.8, stretch: 1.05, lean: 0.18 },
    { inkShare: 0.86, stretch: 1.05, lean: -0.18 },
  ],
  /** For what is still in doubt after these: a tenth of the texts, of which one in thirty gains. */
  furtherViews: [
    { inkShare: 0.7, stretch: 1.15, lean: 0.08 },
    { inkShare: 0.94, stretch: 0.95, lean: -0.08 },
  ],
  doubtful: 0.8,
  /** A first look surer than this was right in 99 of 100 texts: no second is taken. */
  sureAtFirst: 0.97,
  /** Paper kept left and right of a trimmed crop: letters at the border were seen rarely in training. */
  sideMargin: 1 / 8,
  /** Widest input: a line of about 40 letters. Longer crops are squeezed, they are no dimension texts. */
  maxWidth: 20,
  minWidth: 0.5,
  /** Widths are whole multiples of this: of 8 pixels of 64 rows. */
  widthStep: 1 / 8,
  /** A pixel is ink for trimming when it is darker than this share of the way from paper to ink: fine pencil stays in. */
  trimThreshold: 0.4,
  /** Prefixes kept at each column; more than 24 changed no first reading. */
  beamWidth: 24,
  /** Characters less likely than this in a column cannot lead to one of the n best. */
  characterFloor: 1e-4,
  /** Readings handed on: the truth is nearly always among the first three; the drawing decides among the rest. */
  readings: 8,
  /** Readings below this probability are not worth a solver run. */
  readingFloor: 1e-4,
} as const;
