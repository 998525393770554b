import type { Reading } from "../model";
import { beamSearch, type Candidate } from "./beam-search";
import type { GreyCrop } from "./grey-crop";
import { type LetteringNetwork, letteringNetworks } from "./network";
import { normaliseCrop } from "./normalise-crop";
import { rankReadings } from "./rank-readings";
import { letteringSettings as settings } from "./settings";

export type { GreyCrop } from "./grey-crop";

/**
 * Reads crops of handwritten lettering, each upright and holding one line. For every crop the n best readings, best first,
 * with probabilities; none for a crop without ink. The same crop gives the same answer in every process.
 */
export async function readLettering(crops: readonly GreyCrop[]): Promise<Reading[][]> {
  const networks = await letteringNetworks();
  const readings: Reading[][] = [];
  for (const crop of crops) {
    const known = read.get(crop) ?? (await readCrop(networks, crop));
    read.set(crop, known);
    readings.push(known);
  }
  return readings;
}

/** What each crop said: those that tell which way up a sheet is are asked for again when its texts are read. */
const read = new WeakMap<GreyCrop, Reading[]>();

async function readCrop(networks: readonly LetteringNetwork[], crop: GreyCrop): Promise<Reading[]> {
  const looks = [...settings.views, ...settings.furtherViews].flatMap((view) =>
    networks.map((network) => ({ view, network })),
  );
  const usual = settings.views.length * networks.length;
  const seen = new Map<string, number>();
  let readings: Reading[] = [];
  for (const [before, { view, network }] of looks.entries()) {
    const image = normaliseCrop(crop, network.normalisation, view);
    if (image === null) return [];
    for (const candidate of beamSearch(await network.read(image), network.characters)) {
      const probability = Math.exp(candidate.logProbability);
      seen.set(candidate.text, (seen.get(candidate.text) ?? 0) + probability);
    }
    readings = rankReadings(meanOf(seen, before + 1));
    const enough = before + 1 < usual ? settings.sureAtFirst : settings.doubtful;
    if ((readings[0]?.probability ?? 0) >= enough) break;
  }
  return readings;
}

/** What was read in several looks, each text with its mean probability. */
function meanOf(sums: ReadonlyMap<string, number>, looks: number): Candidate[] {
  return [...sums].map(([text, sum]) => ({ text, logProbability: Math.log(sum / looks) }));
}
