const DEGREE = Math.PI / 180;

/** Tolerances of attaching, inferring and solving, each with its reason. Shares are of the part's longer side. */
export const solveSettings = {
  /** A part drawn further askew than this is meant to be askew. */
  maxSkew: 12 * DEGREE,
  /** A corner sharper than this is a line drawn out and back. */
  spike: 20 * DEGREE,
  /** A corner that turns less than this is a wobble of one edge. */
  straight: 5 * DEGREE,
  /**
   * Freehand lines meant for an axis stray up to this; short ones further, as the same slip of their ends (share of the part) turns
   * them more, up to the second.
   */
  axisDeviation: 7 * DEGREE,
  shortAxisDeviation: 14 * DEGREE,
  axisSlip: 0.0195,
  /**
   * Two sides that lean against each other by as much together, one no more than so many times as the other, are a taper: each as long as this
   * share of the part, one by no more than this ratio longer.
   */
  taper: { together: 12.5 * DEGREE, alike: 2, length: 0.4, longer: 1.25 },
  /** Between round ends (turning by more than this) whose radii differ by this ratio a line is level only where it is drawn so to the eye. */
  beltDeviation: 2.5 * DEGREE,
  beltRadii: 0.85,
  levelBelt: 1.5 * DEGREE,
  roundEnd: 120 * DEGREE,
  /** Half a turn drawn by hand is off by up to this; a chord drawn through the centre passes it this near, share of the radius. */
  halfTurn: 35 * DEGREE,
  throughCenter: 0.12,
  /** The centre of an arc about a corner is drawn this near the lines of the corner's edges, share of the radius. */
  cove: { off: 0.2, confidence: 0.9 },
  /** The joint of a round end with a leaning side lies this near its outermost point: sides lean by up to about that. */
  nearSide: 14 * DEGREE,
  /** Chamfers are drawn by eye: 45° comes out between 33° and 57°. */
  chamferDeviation: 12 * DEGREE,
  /** Coordinates meant to be one are drawn apart up to this. */
  sameCoordinate: 0.025,
  /** Centres meant to be one, share of the larger round's radius. */
  sameCenter: 0.22,
  /** Radii meant to be one differ by up to this ratio when drawn. */
  sameRadius: 1.3,
  /** And of small ones by as much as the pen's own width is of a part, whatever the ratio. */
  sameSmall: 0.007,
  /** A quarter turn tells less of its radius than a whole circle. */
  sameArc: 1.6,
  /** Gaps meant to be equal differ by up to this ratio when drawn. */
  sameGap: 1.22,
  /**
   * Edges that mirror each other are drawn turned by up to this and longer by this ratio; how sure that their ends then
   * mirror each other, and lie at one height: below what two holes in one row are.
   */
  mirror: { turned: 9 * DEGREE, longer: 1.25, confidence: { across: 0.76, along: 0.72 } },
  /** The same for edges that run side by side; so many times as long, that one is parallel to the other says little. */
  parallel: { turned: 8 * DEGREE, longer: 1.25, confidence: 0.74, unlike: 3 },
  /** Notches and teeth are alike up to this ratio; a cutter makes notches of one width, what is left between them may differ. */
  steps: { wider: 1.25, notch: 0.79, tooth: 0.6 },
  /** A pen that slips cuts a corner off by up to this share of the part, mostly by no more than the other. */
  slip: { longest: 0.08, plain: 0.04 },
  /** Pulls the start onto the linear constraints against all drawn proportions (weights about 1 a gap²). */
  hardWeight: 100,
  /** Where nothing is measured: how much the place of a joint of a tangent arc tells along its edge, beside 1 across it. */
  alongJoint: 0.1,
  /** planegcs: residual at which it stops, mm. Dimensions must hold to 1e-6. */
  convergence: 1e-12,
  maxIterations: 200,
  /** Where planegcs sees a conflict: rounds of Newton's method until all hold to this, mm, or are given up. */
  newtonRounds: 20,
  settled: 1e-8,
  /** Weight that keeps free parameters in place, far below that of any relation. */
  damping: 1e-7,
  /** A written dimension holds when the solved part measures it to this, mm. */
  satisfied: 1e-6,
  /** A reading less probable than this against the drawing is marked unsure. */
  sureReading: 0.9,
  /** Writing read less surely than this and attached to nothing is not taken for a dimension. */
  legible: 0.4,
  /** A shape without written size counts as a part from this share of the sheet's longer side. */
  smallestUnsized: 0.12,
  /**
   * A number that is read at all is read this surely; a lone 1 is a stroke more often than a measure, and so is a single digit
   * that stands by no line; farther from the part than its own size, writing speaks of something else, and hard by the edge of the sheet it is a punched or torn rim. What no reading fits better than `illegible`
   * is a lost number, too, where it is so wide and high (letter heights) and as near the part as that.
   */
  lost: {
    sharp: 0.4,
    strokes: 0.4,
    stray: 0.3,
    far: 0.7,
    rim: 0.03,
    illegible: 0.1,
    wide: 1.4,
    high: 0.8,
    near: 0.2,
  },
  doubt: {
    /**
     * Logit of a part being wrong without any sign of it, and what each sign adds: logistic regression
     * on 143 sketched parts (106 right), pulled towards plain weights; see `DoubtSigns`.
     */
    certain: -3.6,
    weights: {
      rivals: 0.6,
      faint: 0.4,
      overruled: 1,
      loose: 0.4,
      forced: 1.2,
      ignored: 2.3,
      unused: 2.3,
      contradicted: 2,
      free: 3,
      unread: 0.5,
      mute: 2.3,
      stretched: 3,
      missing: 2,
      hung: 2.7,
      leaning: 2.7,
      lone: 2.3,
      adrift: 2.3,
      rounded: 2.3,
      assumed: 1.2,
      crumbs: 1,
      cutOff: 3,
    },
    /** Signs of having seen the page badly, which another look at it may not show; in the others it fails alike. */
    ofSeeing: ["faint", "overruled", "unused", "contradicted", "unread", "crumbs", "cutOff"],
    /** What it counts that a reading was overruled by one that differs in its decimal point alone. */
    onlyPoint: 0.5,
    /** Read so surely a size says what it says. */
    plain: 0.9,
    /** How often, of two places that fit a number alike, the one taken is wrong and shows. */
    tie: 0.3,
    /** From this probability a part is called unsure: what is not must be right 49 times in 50. */
    unsure: 0.15,
    /** A page is looked at again from this probability on, below which hardly any part is wrong. */
    lookAgain: 0.06,
    /** Another look is taken for better when so many parts fewer are wrong by it. */
    otherLook: 0.1,
    /** What it counts, in looks that are sure, that one more drew a part alike. */
    agreement: 0.3,
    /** How many times the odds of being wrong are what a look says of itself where it alone drew a part so. */
    drawnOnce: 2,
    /** How many times less the odds of having seen a part wrong are where three looks drew it alike: in 50 such cases it was right in 46. */
    drawnThrice: 0.25,
    /** Boxes that share more of what they cover together are of one part. */
    samePlace: 0.5,
    /** Logarithm of a ratio up to which measures are out of proportion in any sketch. */
    usualStretch: 0.25,
    /** An edge shorter than this share of the part comes from a line's end, not from a pen's intent. */
    crumb: 0.02,
  },
  /** Levelling lines and making arcs tangent changes the ratio of a part's sides by less than this where no measure does. */
  sameForm: 1.15,
  /** A side shorter than this share of where the solver began is no solution: dimensions are met at the start already. */
  collapsed: 0.2,
  /** Regularities are tried one by one as the only false one; each costs a solution, which takes time by the figure's points: their product. */
  suspectPoints: 300,
  /** Rounds of dropping a contradicting constraint before the solver gives up. */
  maxDrops: 8,
} as const;
