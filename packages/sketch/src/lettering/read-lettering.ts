import type { Reading } from "../model";
import { beamSearch } from "./beam-search";
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
  const image = normaliseCrop(crop, network.normalisation);
  if (image === null) return [];
  return rankReadings(beamSearch(await network.read(image), network.characters));
}
