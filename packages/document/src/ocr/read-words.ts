import type { Word } from "../model";
import { turnAround } from "./choose-language";
import type { GreyImage } from "./grey-image";
import { linesToWords } from "./lines-to-words";
import { readMissed } from "./read-missed";
import { readPage } from "./read-page";
import { rereadNumbers } from "./reread-numbers";
import type { Model } from "./tesseract";

/** Models trained on ideographs, which confuse the points and commas of numbers. */
const IDEOGRAPHIC: ReadonlySet<Model> = new Set<Model>(["jpn", "chi_sim"]);

/** Words in the pixels of the image, which was turned by 180 degrees first where it stood on its head. */
interface ReadWords {
  words: Word[];
  upsideDown: boolean;
}

/** Words wherever the engine finds some, then those it missed, then numbers by the model that knows them best. */
export async function readWords(
  image: GreyImage,
  em: number,
  hints: readonly string[],
): Promise<ReadWords> {
  const { model, lines, upsideDown } = await readPage(image, em, hints);
  const upright = upsideDown ? turnAround(image) : image;
  const missed = await readMissed(upright, [...new Set<Model>([model, "eng"])], lines, em);
  const words = linesToWords([...lines, ...missed], upright, em);
  return {
    words: IDEOGRAPHIC.has(model) ? await rereadNumbers(words, upright) : words,
    upsideDown,
  };
}
