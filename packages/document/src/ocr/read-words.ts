import type { Word } from "../model";
import { turnAround } from "./choose-language";
import type { GreyImage } from "./grey-image";
import { linesToWords } from "./lines-to-words";
import { readMissed } from "./read-missed";
import { readPage } from "./read-page";
import { rereadDoubtful } from "./reread-doubtful";
import { rereadNumbers } from "./reread-numbers";
import { restoreCapitals } from "./restore-capitals";
import { restorePoints } from "./restore-points";
import { restoreSigns } from "./restore-signs";
import type { Model } from "./tesseract";

/** Models trained on ideographs, which confuse the points and commas of numbers. */
const IDEOGRAPHIC: ReadonlySet<Model> = new Set<Model>(["jpn", "chi_sim"]);

/** Words in the pixels of the image, which was turned by 180 degrees first where it stood on its head. */
interface ReadWords {
  words: Word[];
  upsideDown: boolean;
}

/** Words wherever the engine finds some, then again where it was in doubt and where it missed some; points and signs as the ink shows them. */
export async function readWords(
  image: GreyImage,
  em: number,
  hints: readonly string[],
): Promise<ReadWords> {
  const { model, lines, upsideDown } = await readPage(image, em, hints);
  const upright = upsideDown ? turnAround(image) : image;
  const ideographic = IDEOGRAPHIC.has(model);
  const seen = ideographic ? lines : await rereadDoubtful(lines, upright, model, em);
  const missed = await readMissed(upright, [...new Set<Model>([model, "eng"])], seen, em);
  const words = linesToWords([...seen, ...missed], upright, em);
  const read = ideographic ? await rereadNumbers(words, upright) : words;
  return {
    words: restoreCapitals(restoreSigns(restorePoints(read, upright), upright)),
    upsideDown,
  };
}
