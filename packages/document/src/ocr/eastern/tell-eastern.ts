import type { GreyImage } from "../image/grey-image";
import { knownCharacters, readSigns } from "../readers/print-network";
import type { PrintNetwork } from "../readers/print-networks";
import type { OcrLine } from "../readers/tesseract";
import { hasIdeographs, hullOf } from "./part-ideographs";

const IDEOGRAPH = /[\u3400-\u9fff]/;
/** What a network is less sure of tells nothing. */
const SURE = 0.8;
/**
 * Of the ideographs of Chinese a quarter to two fifths have a form that Japanese does not write; of Japanese ones a tenth at most are
 * taken for such.
 */
const LEAST_CHINESE = 0.18;
const KANA = /[\u3041-\u3096\u30a1-\u30fa]/;
/**
 * The network of Japanese is sure of no kana on Chinese pages. On Japanese ones a third of what it reads are kana, of forms without prose a fortieth; where
 * their type makes ideographs look simplified, these still tell.
 */
const MOST_KANA = 0.1;

/** Whether lines with ideographs are Chinese, by the forms of these: the network of Chinese knows those of both. */
export async function isChinese(image: GreyImage, lines: readonly OcrLine[]): Promise<boolean> {
  const areas = lines.filter(hasIdeographs).map((line) => hullOf(line.words.map(({ box }) => box)));
  const read = async (network: PrintNetwork): Promise<string[]> => {
    const signs = await Promise.all(areas.map((area) => readSigns(network, image, area)));
    return signs.flat().flatMap(({ text, probability }) => (probability >= SURE ? [text] : []));
  };
  return looksChinese(await read("chinese")) && !hasKana(await read("japanese"));
}

/** By what the network of Chinese is sure of. */
export function looksChinese(signs: readonly string[]): boolean {
  const japanese = knownCharacters("japanese");
  const ideographs = signs.filter((text) => IDEOGRAPH.test(text));
  const strange = ideographs.filter((text) => !japanese.has(text));
  return strange.length > LEAST_CHINESE * ideographs.length;
}

/** By what the network of Japanese is sure of. */
export function hasKana(signs: readonly string[]): boolean {
  const letters = signs.filter((text) => IDEOGRAPH.test(text) || KANA.test(text));
  return letters.filter((text) => KANA.test(text)).length > MOST_KANA * letters.length;
}
