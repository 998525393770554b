import { readLettering } from "../lettering/read-lettering";
import type { Reading } from "../model";
import type { SeenPage, SeenText } from "../seen";
import { attachSettings } from "./settings";

/** The n best readings of each text of a page, over all the ways it may be turned. */
export async function readTexts(page: SeenPage): Promise<Reading[][]> {
  const crops = page.texts.flatMap((text) => text.crops);
  const read = await readLettering(crops);
  let next = 0;
  return page.texts.map((text) => {
    const ways = text.crops.map(() => read[next++] ?? []);
    return mergeWays(text, ways);
  });
}

/** Readings of one text from its crops; a crop that turns the writing about counts for less. */
function mergeWays(text: SeenText, ways: readonly Reading[][]): Reading[] {
  const merged = new Map<string, number>();
  const first = text.crops[0]?.angle ?? 0;
  ways.forEach((readings, i) => {
    const turned = Math.abs(Math.sin(((text.crops[i]?.angle ?? 0) - first) / 2));
    const prior = turned > 0.5 ? attachSettings.turnedPrior : 1;
    for (const reading of readings) {
      const probability = prior * reading.probability;
      merged.set(reading.text, Math.max(merged.get(reading.text) ?? 0, probability));
    }
  });
  const total = [...merged.values()].reduce((sum, probability) => sum + probability, 0);
  return [...merged]
    .map(([written, probability]) => ({
      text: written,
      probability: probability / Math.max(1, total),
    }))
    .sort((a, b) => b.probability - a.probability);
}
