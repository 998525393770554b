/** Tolerances of reading a page from its pixels. Lengths in em are of the page's median font size. */
export const ocrSettings = {
  /** Density at which a PDF page is rendered: 9 pt letters get the 19 px x-height the engine reads best. */
  renderDpi: 300,
  /** Larger photos gain nothing in letters and cost time in every step. */
  maxPixels: 16e6,
  /**
   * Height in pixels to which the median letter is brought (lower-case letters, digits and capitals mixed). Of Latin letters the engine is
   * as sure at 24; ideographs, which fill the whole height of their line, it takes apart then.
   */
  letterHeight: 27,
  /** Enlarging beyond this invents nothing; reducing below this loses the small print beside large letters. */
  maxEnlarge: 3,
  minEnlarge: 0.4,
  /** After the background is levelled, what is darker than this is ink. */
  inkLevel: 150,
  /** Ruling lines are often grey and thin: on a long run, what is darker than this is ink. */
  ruleLevel: 205,
  /** The background is not lifted further than by this share of the page's paper: dark areas stay dark. */
  darkestPaper: 0.45,
  /** Sides of the patches of which the background is taken, a share of the shorter side. */
  backgroundPatch: 1 / 64,
  /** A crowded page has 8,000 pieces of letters; more than this are grain or fabric, on which OCR takes minutes. */
  mostLetters: 15_000,
  /** From so many pieces on, they are grain too where they lie on no lines: OCR takes the longer the more there are. */
  manyLetters: 2000,
  /** A run of ink longer than this is a ruling line, in em: longer than any stroke of a letter. */
  ruleLength: 2.2,
  /** A line thicker than this is an area, in em. */
  ruleThickness: 0.35,
  /** A dark area holds light text from this height on, in em. */
  darkAreaSide: 1,
  /** Share of ink from which on a neighbourhood is a dark area; heavy bold text reaches 0.5. */
  darkAreaDensity: 0.6,
  /** Largest skew looked for, in degrees; beyond that the page was turned, not skewed. */
  maxSkew: 20,
  /** A sheet on a desk covers at least this share of a photo. */
  leastSheet: 0.2,
  /** Words the engine is less sure of than this are specks, seals and textures. */
  leastConfidence: 0.15,
  /** What readers dispute, or what was put right after them, is no surer than this. */
  disputed: 0.75,
} as const;
