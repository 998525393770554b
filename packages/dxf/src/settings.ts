/** How drawings are laid out and how strictly they are judged. Lengths in mm. */
export const dxfSettings = {
  /** Decimals written: a millionth of the closure tolerance, and free of floating-point noise. */
  decimals: 9,
  /** Of an angle in degrees: on a radius of 2 km the end of an arc still lies right to the closure tolerance. */
  angleDecimals: 12,
  /** Shops' importers chain edges whose ends agree to this. */
  closure: 1e-6,
  /** Straight pieces in place of a spline stray from it less than a laser's kerf varies; on parts of many metres by a share of their size. */
  chordError: 0.005,
  chordShare: 2.5e-6,
  /** Edges shorter than this are drawing errors, not features. */
  shortest: 1e-4,
  /** Text height as a share of the drawing's longer side: legible when a part fills a screen or sheet. */
  textShare: 1 / 40,
  /** A dimension must be re-measured on the entities to this. */
  measurement: 1e-6,
  /** A dimension shows four decimals: what is written may differ from what is shown by half the last one. */
  shownTo: 5e-5,
} as const;
