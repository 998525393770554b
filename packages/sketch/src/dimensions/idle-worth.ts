import type { ReadText } from "./model";
import { attachSettings } from "./settings";

/**
 * What it is worth (logarithm) to say that a text measures nothing. What was read as a number clearly
 * was written to measure something; ink that is no writing gets little probability on any reading.
 */
export function idleWorth({ legible }: ReadText): number {
  const { idleCost, leastScore } = attachSettings;
  return -idleCost + legible * (leastScore + idleCost);
}
