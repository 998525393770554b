/** Tolerances of reading a page's text layer and graphics. Lengths in em are of the glyph's font size. */
export const pageSettings = {
  /** A value's box follows the ink: letters rise to this above the baseline and fall to that below it, in em. */
  ascent: 0.88,
  descent: 0.22,
  /** Baselines nearer than this are one: less than the shift of a superscript (0.33 em). */
  baselineTolerance: 0.2,
  /** The narrowest word space in common fonts is 0.2 em; kerning and tracking stay below this. */
  wordGap: 0.15,
  /** Beyond this, a gap without a space character is a column gap rather than a word space. */
  spaceGap: 0.5,
  /** A gap back by more than this begins anew (overprinting, another column). */
  backstep: 0.5,
  /** Writing within this of a right angle counts as upright or turned; the rest is a watermark. */
  angleTolerance: 3,
  /** A path thinner than this is a rule rather than an area, in points: the thickest usual table frame. */
  ruleThickness: 3,
  /** Shorter strokes are check marks, bullets and glyph-like drawings, in points. */
  ruleLength: 6,
  /** Lines that lean more than this from an axis are drawings, in points over their length. */
  ruleLean: 0.75,
  /** Collinear pieces with a smaller gap are one printed line (dashes, cell by cell borders), in points. */
  ruleGap: 2.5,
  /** Areas smaller than this are bullets and boxes to tick, in points. */
  fillSide: 8,
  /** A box to tick is at least this wide, in points: smaller squares are bullets or dots. */
  tickBoxSide: 4,
  /** Width and height of a box to tick differ by no more than this share. */
  tickBoxLean: 0.15,
  /** … or it is one of several that are lower than wide, by no more than this. */
  tickBoxLow: 0.6,
  /** A box painted darker than this is one that somebody filled in, 0 to 255: grey ones are waiting for it. */
  darkLevel: 110,
  /** A fill this near to white cannot be seen, 0 to 255. */
  whiteLevel: 250,
  /** A text layer with more unmapped characters than this is not what one sees. */
  unmappedShare: 0.05,
  /** So many different words without one of any lexicon are no form or letter in a language that we know. */
  strangeWords: 12,
  /** A reader of the ink finds most words of a layer that says what is printed; of one that does not, hardly any. */
  sharedWords: 0.25,
  /** From this share of the page on an image is the page (a scan), not an illustration. */
  scanCoverage: 0.5,
  /** A scan with fewer printed characters than this has a stamp or footer put on it, not a text layer. */
  stampCharacters: 120,
  /** Smaller images, as a share of the page, are logos, stamps and signatures: four lines across the page are more. */
  pictureShare: 0.06,
  /** From this share of an image under glyphs on the layer writes over it; a text page fills a tenth, stray page numbers a thousandth. */
  pictureCover: 0.02,
  /** Strips of one picture lie this near to one another, in points. */
  stripGap: 1,
  /** Enough for telling a photograph from ink on paper, and soon done. */
  paperDpi: 60,
  /** Enough for seeing whether ink on paper is lines of letters: those of 6 points are 9 pixels, and stand apart. */
  linesDpi: 150,
  /** A word of a picture that is as sure as this, and of two letters, is hardly what the reader made of a texture. */
  pictureConfidence: 0.7,
  /** With fewer such words, or a smaller share of them, a picture is no text: labels of a chart, leaves of a tree. */
  pictureWords: 10,
  pictureSure: 0.6,
  /** Writing in a picture may lean by so much from the page (sine, 6 degrees); what is turned further is not laid beside the layer. */
  pictureLean: 0.1,
} as const;
