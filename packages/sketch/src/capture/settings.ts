/** Tolerances of seeing. Lengths in pixels of the working page unless a unit is said; each with the reason for its value. */
export const seeing = {
  /** Long side of the working page: a 0.4 mm pen line on A4 is then 2 to 3 pixels, the least that thins well. */
  longSide: 1900,
  /** Other looks take so many times the pixels of the first; with fewer, small holes and short lines are lost. */
  otherLooks: [1.08, 0.93],
  /**
   * Where letters are smaller than `small`, as on sheets of several parts, other looks come closer instead: until letters are as high as `clear`,
   * no more than so many times, and half as much again of that. Strokes as short as a letter is high are hardly told apart there.
   */
  closerLooks: { small: 30, clear: 32, most: 1.35, shares: [1, 0.5] },
  /** Width of the window that looks for paper around ink: wider than the widest filled arrowhead, narrower than a shadow. */
  paperWindow: 31,
  /** Least darkness against the paper (0 to 1) that can be ink; fainter than this is paper grain, printed grid or noise. */
  faintestInk: 0.11,
  /** Grain is measured in squares of so many pixels, which hold more paper than ink; paper no darker than this on the average is clean. */
  grainSquare: 128,
  leastGrain: 0.03,
  /** Ink must reach this share of the page's typical ink darkness, its rim the second share. */
  inkCore: 0.5,
  inkRim: 0.34,
  /** Both thresholds times these, in turn, until the page is one that a hand can have drawn. */
  strictness: [1, 1.5, 2.2],
  /** A page with more ink (share) or more strokes is a texture, not a drawing. */
  mostInk: 0.16,
  mostStrokes: 2400,
  /** A photographed sheet's own edge is this wide (share of its long side). */
  rim: 0.012,
} as const;
