import type { Reading } from "../model";
import { beamSearch, type Candidate } from "./beam-search";
import type { GreyCrop } from "./grey-crop";
import { type LetteringNetwork, letteringNetwork } from "./network";
import { normaliseCrop } from "./normalise-crop";
import { rankReadings } from "./rank-readings";

export type { GreyCrop } from "./grey-crop";

/**
 * Reads crops of handwritten lettering, each upright and holding one line. For every crop the n best readings, best first,
 * with probabilities; none for a crop without ink. The same crop gives the same answer in every process.
 */
export async function readLettering(crops: GreyCrop[]): Promise<Reading[][]> {
  const network = await letteringNetwork();
  const readings: Reading[][] = [];
  for (const crop of crops) readings.push(await readCrop(network, crop));
  return readings;
}

async function readCrop(network: LetteringNetwork, crop: GreyCrop): Promise<Reading[]> {
  const views: Candidate[][] = [];
  for (const image of normaliseCrop(crop, network.normalisation)) {
    views.push(beamSearch(await network.read(image), network.characters));
  }
  return rankReadings(mixed(views));
}

/** The mean of the views' probabilities: a text that one view spoils keeps half of what the other gives it. */
function mixed(views: Candidate[][]): Candidate[] {
  const sums = new Map<string, number>();
  for (const { text, logProbability } of views.flat()) {
    sums.set(text, (sums.get(text) ?? 0) + Math.exp(logProbability) / views.length);
  }
  return [...sums].map(([text, probability]) => ({ text, logProbability: Math.log(probability) }));
}
