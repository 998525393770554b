import { findLetters } from "../image/find-letters";
import type { GreyImage } from "../image/grey-image";
import { chooseLanguage, meanConfidence, modelFor, turnAround } from "./choose-language";
import { latinModel } from "./latin-model";
import type { Model } from "./model-data";
import { recognize } from "./recognize";
import type { OcrLine } from "./tesseract";

/** Lines of a page as the model of its language reads them, in the pixels of the image set upright. */
export interface PageLines {
  model: Model;
  lines: OcrLine[];
  upsideDown: boolean;
}

/** The model expected from a hint or the page before is right from this confidence on. */
const EXPECTED = 0.85;
/** The words' own language is less surely read than by a model that guesses at most by this. */
const LESS_SURE = 0.03;

/** Reads a page with the model of its language, which its own words decide in the end. */
export async function readPage(
  image: GreyImage,
  em: number,
  hints: readonly string[],
): Promise<PageLines> {
  const first = await readFirst(image, em, hints);
  const model = latinModel(textsOf(first.lines), hints);
  if (model === undefined || model === first.model || !isLatin(first.model)) return first;
  const upright = first.upsideDown ? turnAround(image) : image;
  const lines = await recognize(upright, model);
  const better = meanConfidence(lines) > meanConfidence(first.lines) - LESS_SURE;
  return better ? { ...first, model, lines } : first;
}

async function readFirst(
  image: GreyImage,
  em: number,
  hints: readonly string[],
): Promise<PageLines> {
  const expected = modelFor(hints[0]);
  const known = expected && {
    model: expected,
    lines: await recognize(image, expected),
    upsideDown: false,
  };
  if (known && meanConfidence(known.lines) >= EXPECTED) return known;
  const { model, upsideDown } = await chooseLanguage(image, findLetters(image), em, hints);
  if (known && known.model === model && !upsideDown) return known;
  const lines = await recognize(upsideDown ? turnAround(image) : image, model);
  const better = !known || meanConfidence(lines) > meanConfidence(known.lines);
  return better ? { model, lines, upsideDown } : known;
}

function isLatin(model: Model): boolean {
  return model !== "jpn" && model !== "chi_sim";
}

function textsOf(lines: readonly OcrLine[]): string[] {
  return lines.flatMap((line) => line.words.map((word) => word.text));
}
