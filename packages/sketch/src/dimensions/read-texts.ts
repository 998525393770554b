import { readLettering } from "../lettering/read-lettering";
import type { Reading } from "../model";
import type { SeenPage, SeenText } from "../seen";

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

/** Readings of one text from its crops; what a crop shows that is unlikely to be the text counts for less. */
function mergeWays(text: SeenText, ways: readonly Reading[][]): Reading[] {
  const merged = new Map<string, number>();
  const usual = ways[0]?.[0]?.text ?? "";
  ways.forEach((readings, i) => {
    const prior = text.crops[i]?.prior ?? 1;
    for (const reading of readings) {
      const weight = prior < 1 && completes(reading.text, usual) ? completePrior : prior;
      const probability = weight * reading.probability;
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

/**
 * How likely a reading is the whole of what another crop shows the end of:
 * no line beside the writing looks like a diameter sign or a count.
 */
const completePrior = 1.5;

/** True for a reading that only adds a diameter sign, a radius' letter or a count in front. */
function completes(text: string, rest: string): boolean {
  const plain = (written: string) => written.replace(/\s/gu, "");
  const whole = plain(text);
  const end = plain(rest);
  if (end === "" || whole.length <= end.length || !whole.endsWith(end)) return false;
  return /^(?:\d{0,2}[x×])?[ØR]?$|^\d{1,2}$/u.test(whole.slice(0, -end.length))
    ? /[Øx×R]/u.test(whole.slice(0, whole.length - end.length + 1))
    : false;
}
