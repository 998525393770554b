import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { isStrangeTo } from "./letters-of";
import type { Model } from "./model-data";
import { knownCharacters, readSigns, type Sign } from "./print-network";
import { canSpell, networkFor } from "./print-networks";

/** A second reader of a stretch of a line. */
export interface SecondReader {
  /** The characters that it knows. */
  known: ReadonlySet<string>;
  /** Whether these are all that the page's language is written with. */
  spells: boolean;
  read: (image: GreyImage, box: Box) => Promise<Sign[]>;
}

/** The second reader to ask about a text, by what a first one made of it. */
export type SecondReaders = (text: string) => SecondReader;

/** The second readers for a page that is read with this model. */
export function secondReaders(model: Model): SecondReaders {
  const isStrange = isStrangeTo(model);
  return (text) => {
    const network = networkFor(model, text);
    return {
      known: knownCharacters(network),
      spells: canSpell(network, model),
      read: (image, box) => readSigns(network, image, box, isStrange),
    };
  };
}

/** What a second reader saw of a place, and what it can tell. */
export interface SecondReading extends Omit<SecondReader, "read"> {
  signs: Sign[];
}

/** A reading with a sign, or a letter, less likely than this may be of something that its reader does not know: 円 is seen as FJ. */
const UNSURE = { sign: 0.6, letter: 0.9 } as const;
/** So few signs tell nothing of what they belong to: 個 is seen as 1. */
const FEW = 2;
/** On pages in ideographs these are another reader's than numbers and Latin letters. */
export const IDEOGRAPH = "\u5b57";

/**
 * Reads a place in which `first` was read; once more where what is seen there is another reader's, which is believed unless it is
 * less sure of signs that both know, and where it may be: then the surer one is.
 */
export async function readSecond(
  first: string,
  image: GreyImage,
  box: Box,
  readers: SecondReaders,
): Promise<SecondReading> {
  const reader = readers(first);
  const signs = await reader.read(image, box);
  const better = readers(signs.map((sign) => sign.text).join(""));
  const own = { ...reader, signs };
  if (signs.length === 0) return own;
  if (better.known !== reader.known) {
    const others = await better.read(image, box);
    const isSurer = leastOf(signs) > leastOf(others);
    const areKnown = signs.every(({ text }) => better.known.has(text));
    return { ...better, signs: isSurer && areKnown ? signs : others };
  }
  const ideographic = readers(IDEOGRAPH);
  const isClear = signs.length > FEW && !signs.some(isUnsure);
  if (ideographic.known === reader.known || isClear) return own;
  const others = await ideographic.read(image, box);
  return leastOf(others) > leastOf(signs) ? { ...ideographic, signs: others } : own;
}

function isUnsure({ text, probability }: Sign): boolean {
  return probability < (/\p{L}/u.test(text) ? UNSURE.letter : UNSURE.sign);
}

function leastOf(signs: readonly Sign[]): number {
  return signs.length === 0 ? 0 : Math.min(...signs.map((sign) => sign.probability));
}
