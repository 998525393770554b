/** How the ink network is shown a page. */
export const inkSettings = {
  /** A working page longer than this is shown at half its size: letters are then about as high as those it was trained on. */
  longestWhole: 1100,
  /** Sides are padded to a multiple of this: the network halves the picture five times. */
  multiple: 32,
  /** Darkness in shares of the page's usual ink, cut off here. */
  darkest: 1.5,
  /** A piece of ink with a larger mean probability of being written is so as a whole. */
  written: 0.65,
  /** A pen line, or a ring, is a letter's from this share on. */
  letter: 0.5,
  /** A ring no larger (radius in letter heights) is a 0 from this share on, unless a hole has the same radius, within this share of it. */
  largestZero: 0.7,
  alikeHole: 0.12,
  zero: 0.35,
  /** A blot that is a hole is about as wide as high, fills its box as a disc or a ring does, and is larger than the pen's own point. */
  blotAspect: 1.35,
  blotFull: 0.45,
  leastBlot: 3.5,
  /** A dot's inscribed radius in pen widths: lines that cross are not as thick. About as wide as high. */
  dotDepth: 2,
  dotAspect: 1.6,
  /** So much of the way round it the lines may take that come to it. */
  dotRays: 0.35,
  /** A leader's head ends at the outline it points at no farther (in the radii of the largest disc in it) off; nearer is its own ink. */
  headReach: 6,
  ownReach: 1.8,
  /** And looks like a tick by all means: a small hole, seldom. */
  surelyTick: 0.8,
  /** Of a page's ticks fewer look like dots where it ends its lines otherwise. */
  tickDots: 0.3,
  /** The ring of a Ø, letter heights: its radius, the gap to the figure behind it; and how far its stroke reaches, in radii. */
  signRadius: 0.65,
  signGap: 0.55,
  signReach: 1.5,
  /**
   * Two inks are told by lines longer than this (pen widths): by colours so far apart (logarithms of red and blue to green), each about its own within
   * this share of that, and by looks of their lines as different as that. What then speaks against a line's look is believed so far, of
   * lines no farther than that on the way from one colour to the other.
   */
  leastInk: 4,
  inksApart: 0.3,
  inkSpread: 0.3,
  rolesApart: 0.3,
  convinced: 0.75,
  nearInk: 0.35,
} as const;
