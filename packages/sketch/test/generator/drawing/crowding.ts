import type { Random } from "../random";

/** How much room a person leaves between what they draw; lengths in letter heights. */
export interface Crowding {
  /** Share of its room that a part takes. */
  fill: readonly [number, number];
  /** Smallest side of a part. */
  least: number;
  /** Clear space around a text beside a line, and around one on a leader. */
  clearance: number;
  leaderClearance: number;
  /** How far the middle of a text stands off its dimension line. */
  aside: number;
  /** First dimension line off the part, and from one to the next. */
  firstTrack: number;
  trackStep: number;
  /** Measures shorter than this get their arrows from outside. */
  arrowsOutside: number;
  /** Arrows from outside with no line between them. */
  bare: boolean;
  /** How often a measure to a point inside the part is drawn inside it. */
  inside: number;
  /** Thin lines may run through a text before a measure is given up. */
  crossing: boolean;
  /** How often thin lines run through a text though there were room elsewhere. */
  careless: number;
  /** Leaders end at the text without a level piece. */
  straightLeaders: boolean;
  /** Shortest leaders first, from this length. */
  leader: number;
  hatched: number;
}

/** Whoever takes a sheet large enough: nothing touches anything. */
export const roomy: Crowding = {
  fill: [0.82, 0.98],
  least: 5,
  clearance: 0.22,
  leaderClearance: 0.25,
  aside: 0.92,
  firstTrack: 1.9,
  trackStep: 0.8,
  arrowsOutside: 1.9,
  bare: false,
  inside: 0,
  crossing: false,
  careless: 0,
  straightLeaders: false,
  leader: 1.2,
  hatched: 0,
};

/** Whoever draws several parts on what paper there is. */
export function chooseCrowding(random: Random): Crowding {
  return {
    fill: [0.55, 0.97],
    least: 3.6,
    clearance: random.between(0.05, 0.2),
    leaderClearance: random.between(0.06, 0.22),
    aside: random.between(0.62, 0.88),
    firstTrack: random.between(1.25, 1.9),
    trackStep: random.between(0.55, 0.8),
    arrowsOutside: random.pick([1.9, 2.4, 3, 3.8]),
    bare: random.chance(0.5),
    inside: random.pick([0, 0, 0.3, 0.7]),
    crossing: random.chance(0.75),
    careless: random.pick([0, 0.08, 0.2]),
    straightLeaders: random.chance(0.45),
    leader: random.pick([0.5, 0.8, 1.2]),
    hatched: random.pick([0, 0, 0.1, 0.4]),
  };
}
