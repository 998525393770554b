import type { Word } from "../model";
import { detectLanguages } from "../page/detect-languages";
import { chooseLanguage, meanConfidence, modelFor, turnAround } from "./choose-language";
import { findLetters } from "./find-letters";
import type { GreyImage } from "./grey-image";
import { linesToWords } from "./lines-to-words";
import { readMissed } from "./read-missed";
import { rereadNumbers } from "./reread-numbers";
import { type Model, type OcrLine, recognize } from "./tesseract";

/** Models trained on ideographs, which confuse the points and commas of numbers. */
const IDEOGRAPHIC: ReadonlySet<Model> = new Set<Model>(["jpn", "chi_sim"]);
/** The model expected from a hint or the page before is right from this confidence on. */
const EXPECTED = 0.88;

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
  const { model, lines, upsideDown } = await readLines(image, em, hints);
  const upright = upsideDown ? turnAround(image) : image;
  const missed = await readMissed(upright, [...new Set<Model>([model, "eng"])], lines, em);
  const words = linesToWords([...lines, ...missed], upright, em);
  return {
    words: IDEOGRAPHIC.has(model) ? await rereadNumbers(words, upright) : words,
    upsideDown,
  };
}

async function readLines(
  image: GreyImage,
  em: number,
  hints: readonly string[],
): Promise<{ model: Model; lines: OcrLine[]; upsideDown: boolean }> {
  const expected = modelFor(hints[0]);
  if (expected !== undefined) {
    const lines = await recognize(image, expected);
    if (fits(lines, expected)) return { model: expected, lines, upsideDown: false };
  }
  const { model, upsideDown } = await chooseLanguage(image, findLetters(image), em, hints);
  const lines = await recognize(upsideDown ? turnAround(image) : image, model);
  return { model, lines, upsideDown };
}

/** A wrong model is less sure, or reads words of another language. */
function fits(lines: readonly OcrLine[], model: Model): boolean {
  if (meanConfidence(lines) < EXPECTED) return false;
  const text = lines.flatMap((line) => line.words.map((word) => word.text));
  return detectLanguages(text, []).some((language) => modelFor(language) === model);
}
