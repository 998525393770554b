import type { GreyImage } from "./grey-image";
import { hasIdeographs, hullOf } from "./part-ideographs";
import { knownCharacters, readSigns } from "./print-network";
import type { OcrLine } from "./tesseract";

const IDEOGRAPH = /[\u3400-\u9fff]/;
/** What a network is less sure of tells nothing. */
const SURE = 0.8;
/**
 * Of the ideographs of Chinese a quarter to two fifths have a form that Japanese does not write; of Japanese ones a tenth at most are
 * taken for such.
 */
const LEAST_CHINESE = 0.18;

/** Whether lines with ideographs are Chinese, by the forms of these: the network of Chinese knows those of both. */
export async function isChinese(image: GreyImage, lines: readonly OcrLine[]): Promise<boolean> {
  const japanese = knownCharacters("japanese");
  const areas = lines.filter(hasIdeographs).map((line) => hullOf(line.words.map(({ box }) => box)));
  const signs = (await Promise.all(areas.map((area) => readSigns("chinese", image, area)))).flat();
  const ideographs = signs.filter(
    ({ text, probability }) => probability >= SURE && IDEOGRAPH.test(text),
  );
  const strange = ideographs.filter(({ text }) => !japanese.has(text));
  return strange.length > LEAST_CHINESE * ideographs.length;
}
