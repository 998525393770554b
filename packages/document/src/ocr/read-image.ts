import type { Upload } from "@inkform/raster/model";
import { pageSize } from "@inkform/raster/page-size";
import { renderPage } from "@inkform/raster/render-page";
import type { Box, Page, Word } from "../model";
import { detectLanguages } from "../page/detect-languages";
import { mergeRules } from "../page/merge-rules";
import { toFractions } from "../page/to-fractions";
import { chooseLanguage, turnAround } from "./choose-language";
import { findDarkAreas, invertAreas } from "./dark-areas";
import { findLetters } from "./find-letters";
import { type GreyImage, toGreyImage } from "./grey-image";
import { linesToWords } from "./lines-to-words";
import { applyTo, compose, type Projective } from "./projective";
import { readMissed } from "./read-missed";
import { rereadNumbers } from "./reread-numbers";
import { eraseRules } from "./ruling";
import { ocrSettings } from "./settings";
import { straighten } from "./straighten";
import { type Model, recognize } from "./tesseract";

/** Letters as measured (capitals, ascenders, lower case mixed) fill this share of the em. */
const LETTER_EM = 0.7;
/** Models trained on ideographs, which confuse the points and commas of numbers. */
const IDEOGRAPHIC: ReadonlySet<Model> = new Set<Model>(["jpn", "chi_sim"]);
/** Pieces of one printed line may lie this far apart after scanning, in em. */
const RULE_GAP = 0.4;

/**
 * Reads a page (from 1) from its pixels: straightened, background levelled, light letters on dark
 * turned around, ruling lines taken out, then OCR with the model that suits. Null for a page without text.
 */
export async function readImage(
  upload: Upload,
  number: number,
  hints: readonly string[],
): Promise<Page | null> {
  const { dpi, source } = await decode(upload, number);
  const straight = straighten(source);
  if (straight === null) return null;
  const em = ocrSettings.letterHeight / LETTER_EM;
  const { image } = straight;
  const fills = findDarkAreas(image, em);
  invertAreas(image, fills);
  const rules = eraseRules(image, em);
  const script = await chooseLanguage(image, findLetters(image), em, hints);
  const upright = script.upsideDown ? turnAround(image) : image;
  const words = await readWords(upright, script.model, em);
  if (words.length === 0) return null;
  const flip = script.upsideDown ? turned(image) : null;
  const flipped = (box: Box): Box => (flip ? hull(flip, box) : box);
  const toSource = flip ? compose(straight.toSource, flip) : straight.toSource;
  return inPoints(
    {
      number,
      width: image.width,
      height: image.height,
      words,
      rules: mergeRules(
        rules.map((rule) => ({ ...rule, box: flipped(rule.box) })),
        RULE_GAP * em,
      ),
      fills: fills.map(flipped),
      source: "ocr",
      languages: detectLanguages(
        words.map((word) => word.text),
        hints,
      ),
      toUploaded: (box) => toFractions(hull(toSource, box), source),
    },
    72 / (dpi * straight.scale),
  );
}

/** Words wherever the engine finds some, then those it missed, then numbers by the model that knows them best. */
async function readWords(image: GreyImage, model: Model, em: number): Promise<Word[]> {
  const lines = await recognize(image, model);
  const missed = await readMissed(image, [...new Set<Model>([model, "eng"])], lines, em);
  const words = linesToWords([...lines, ...missed], image, em);
  return IDEOGRAPHIC.has(model) ? rereadNumbers(words, image) : words;
}

/** The page's pixels and how many of them make an inch of paper. */
async function decode(upload: Upload, number: number): Promise<{ dpi: number; source: GreyImage }> {
  const { renderDpi, maxPixels } = ocrSettings;
  const raster = await renderPage(upload, number, { dpi: renderDpi, maxPixels, grey: true });
  const paper = await pageSize(upload, number);
  return { dpi: (raster.width / paper.width) * 72, source: toGreyImage(raster) };
}

function turned(image: GreyImage): Projective {
  return [-1, 0, image.width, 0, -1, image.height, 0, 0, 1];
}

function hull(m: Projective, box: Box): Box {
  const corners = [
    applyTo(m, box.x0, box.top),
    applyTo(m, box.x1, box.top),
    applyTo(m, box.x0, box.bottom),
    applyTo(m, box.x1, box.bottom),
  ];
  return {
    x0: Math.min(...corners.map((p) => p.x)),
    top: Math.min(...corners.map((p) => p.y)),
    x1: Math.max(...corners.map((p) => p.x)),
    bottom: Math.max(...corners.map((p) => p.y)),
  };
}

/** The page with all lengths in points instead of pixels. */
function inPoints(page: Page, unit: number): Page {
  const scaleBox = (box: Box): Box => scaleBy(box, unit);
  const scaleWord = (word: Word): Word => ({
    ...word,
    box: scaleBox(word.box),
    baseline: word.baseline * unit,
    fontSize: word.fontSize * unit,
  });
  return {
    ...page,
    width: page.width * unit,
    height: page.height * unit,
    words: page.words.map(scaleWord),
    rules: page.rules.map((rule) => ({ ...rule, box: scaleBox(rule.box) })),
    fills: page.fills.map(scaleBox),
    toUploaded: (box) => page.toUploaded(scaleBy(box, 1 / unit)),
  };
}

function scaleBy(box: Box, factor: number): Box {
  return {
    x0: box.x0 * factor,
    top: box.top * factor,
    x1: box.x1 * factor,
    bottom: box.bottom * factor,
  };
}
