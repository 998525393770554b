import type { QuarterTurns } from "./capture/turn-raster";
import { readLettering } from "./lettering/read-lettering";
import type { Reading } from "./model";
import type { SeenPage, SeenText, TextCrop } from "./seen";

/** Tolerances of telling which way up a sheet is. */
const turning = {
  /** Texts that are read both ways up: the longest tell most, and more tell no more. */
  texts: 8,
  /** A text shows its direction when it is this much longer than high. */
  longer: 1.3,
  /** No reading counts for less than this probability: scrawl must not outweigh plain writing. */
  floor: 0.03,
  /** How often writing stands level on an upright sheet; the rest is read from the right. */
  level: 0.7,
  /** A sheet is turned only for evidence this strong (logarithm): most are photographed upright. */
  evidence: 2,
} as const;

/**
 * How often the sheet must be turned clockwise for its writing to stand upright or be read from the right.
 *
 * @param read - Gives the readings of each crop, likeliest first.
 */
export async function findTurn(
  { texts }: SeenPage,
  read: typeof readLettering = readLettering,
): Promise<QuarterTurns> {
  const telling = texts.filter(isTelling).sort(byLength).slice(0, turning.texts);
  if (telling.length === 0) return 0;
  const crops = telling.map((text) => text.crops[0] as TextCrop);
  const asSeen = (await read(crops)).map(clarity);
  const turned: number[] = [];
  for (const [k, crop] of crops.entries()) {
    if (likeliestTurn(telling, asSeen, turned) === 0) return 0;
    const [readings] = await read([turnAbout(crop)]);
    turned[k] = clarity(readings as Reading[]);
  }
  return likeliestTurn(telling, asSeen, turned);
}

function clarity(readings: readonly Reading[]): number {
  return Math.max(turning.floor, readings[0]?.probability ?? 0);
}

/** By how clear each text is as seen and the other way up; what was not read yet may speak for a turn as clearly as can be. */
function likeliestTurn(
  telling: readonly SeenText[],
  asSeen: readonly number[],
  turned: readonly number[],
): QuarterTurns {
  const scores = ([0, 1, 2, 3] as const).map((turns) =>
    telling.reduce((sum, text, k) => {
      const direction = (quarter(text.angle) + turns) % 4;
      const known = (direction === 0 || direction === 3 ? asSeen : turned)[k];
      const clear = known ?? (turns === 0 ? turning.floor : 1);
      const way = direction % 2 === 0 ? turning.level : 1 - turning.level;
      // What is legible neither way up, a lone letter or scrawl, lies in no direction either.
      const legible = Math.max(asSeen[k] ?? 0, turned[k] ?? 1);
      return sum + Math.log(clear) + legible * Math.log(way);
    }, 0),
  );
  const best = scores.indexOf(Math.max(...scores)) as QuarterTurns;
  const gain = (scores[best] as number) - (scores[0] as number);
  return gain > turning.evidence ? best : 0;
}

function isTelling({ crops }: SeenText): boolean {
  const [crop] = crops;
  return crop !== undefined && crop.width > turning.longer * crop.height;
}

function byLength(a: SeenText, b: SeenText): number {
  return b.width / b.height - a.width / a.height;
}

/** Quarter turns clockwise from level to the direction of the writing, 0 to 3. */
function quarter(angle: number): number {
  return (((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4) as number;
}

function turnAbout(crop: TextCrop): TextCrop {
  return { ...crop, data: Uint8Array.from(crop.data).reverse() };
}
