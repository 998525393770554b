import type { Upload } from "@inkform/raster/model";
import { pageSize } from "@inkform/raster/page-size";
import { mayHaveColour, renderPage } from "@inkform/raster/render-page";
import { meets } from "../layout/box";
import type { Box, Page } from "../model";
import { detectLanguages } from "../page/detect-languages";
import { toBoxWord } from "../page/find-tick-boxes";
import { mergeRules } from "../page/merge-rules";
import { withRingedChoices } from "../page/ringed-choices";
import { toFractions } from "../page/to-fractions";
import { findDarkAreas, invertAreas } from "./image/dark-areas";
import { findTints } from "./image/find-tints";
import { flatten } from "./image/flatten";
import { hullThrough, inUnits } from "./image/frame";
import { type GreyImage, toGreyImage } from "./image/grey-image";
import { levelTints } from "./image/level-tints";
import { liftStamps } from "./image/lift-stamps";
import type { Projective } from "./image/projective";
import { straighten } from "./image/straighten";
import { readWords } from "./read-words";
import { cutCombs, readCombs } from "./readers/read-combs";
import { bridgeRules } from "./rules/bridge-rules";
import { eraseBrokenRules } from "./rules/broken-rules";
import { eraseClosingRules } from "./rules/closing-rules";
import { eraseCombWalls } from "./rules/comb-walls";
import { dropCorners } from "./rules/drop-corners";
import { dropEdges } from "./rules/drop-edges";
import { dropHoles } from "./rules/drop-holes";
import { dropRemains } from "./rules/drop-remains";
import { eraseFaintWalls } from "./rules/faint-walls";
import { eraseRules } from "./rules/ruling";
import { ocrSettings } from "./settings";
import { boxesOutside } from "./tick-boxes/boxes-outside";
import { eraseBracketBoxes } from "./tick-boxes/bracket-boxes";
import { eraseDiscs } from "./tick-boxes/erase-discs";
import { eraseRings, PEN_LEVEL } from "./tick-boxes/erase-rings";
import { eraseTickBoxes } from "./tick-boxes/erase-tick-boxes";
import { textOfBox } from "./tick-boxes/text-of-box";

/** Pieces of one printed line may lie this far apart after scanning, in em. */
const RULE_GAP = 0.4;
const POINTS_PER_INCH = 72;
/** Enlarged so many times, strokes are as thick as small boxes are wide. */
const COARSE = 2;

/**
 * Reads a page (from 1) from its pixels: coloured stamps lifted off, straightened, background levelled, light letters
 * on dark turned around, tints found, discs with numbers and ruling lines taken out, then OCR with the model that suits. Null for a page without text.
 * `prepare` takes away what is not to be read.
 */
export async function readImage(
  upload: Upload,
  number: number,
  hints: readonly string[],
  prepare = (image: GreyImage): GreyImage => image,
): Promise<Page | null> {
  const { dpi, source: decoded } = await decode(upload, number);
  const source = prepare(decoded);
  const straight = straighten(source);
  if (straight === null) return null;
  const { em, scale } = straight;
  const flat = flatten(straight);
  const { image } = flat ?? straight;
  levelTints(image, em);
  eraseDiscs(image, em);
  const dark = findDarkAreas(image, em);
  invertAreas(image, dark);
  // A page that was bent lies otherwise in its source.
  const fills = flat ? dark : [...dark, ...findTints({ source, ...straight }, em)];
  // Flat rings would lose their upper and lower sides with the rules, on which others lie.
  const clearRings = eraseRings(image, em, PEN_LEVEL);
  const inked = { ...image, data: image.data.slice() };
  const whole = eraseRules(image, em, scale >= COARSE);
  const closing = eraseClosingRules(image, em, whole);
  const walls = eraseCombWalls(image, em, whole);
  const clear = [...whole, ...closing, ...walls, ...eraseBrokenRules(image, em, whole)];
  const faint = eraseFaintWalls(image, em, mergeRules(clear, RULE_GAP * em));
  const seen = [...clear, ...faint];
  const rules = straight.isCut ? dropEdges(seen, image, em) : seen;
  const combs = cutCombs(image, mergeRules(rules, RULE_GAP * em), em);
  const rings = [...clearRings, ...eraseRings(image, em)];
  const boxes = boxesOutside(image, rings, () => [
    ...eraseTickBoxes(image, em, scale >= COARSE),
    ...eraseBracketBoxes(image, em),
  ]);
  const { words: read, upsideDown } = await readWords(image, em, hints, {
    ruled: { image: inked, rules: whole },
    isCoarse: scale >= COARSE,
  });
  if (read.length === 0) return null;
  const turn = upsideDown ? halfTurn(image) : IDENTITY;
  const turned = (box: Box) => hullThrough(turn, box);
  const turnedRules = rules.map((rule) => ({ ...rule, box: turned(rule.box) }));
  const turnedFills = fills.map(turned);
  const clean = dropHoles(dropCorners(dropRemains(read, turnedRules, em), turnedFills, em));
  const { words: printed, areas } = await readCombs(combs, clean, upsideDown, turned);
  const bentBack = (box: Box) => flat?.bentBack(box) ?? box;
  const drawn = boxes.map(({ box }) => turned(box));
  const plain = printed.concat(
    boxes.flatMap(({ ticked }, at) => {
      const own = drawn[at] as Box;
      const isOfComb = areas.some((area) => meets(area, own));
      const text = isOfComb ? undefined : textOfBox(own, drawn, printed);
      return text ? [toBoxWord(own, ticked, text)] : [];
    }),
  );
  const words = withRingedChoices(plain, rings.map(turned), turnedRules);
  const texts = printed.map((word) => word.text);
  const page: Page = {
    number,
    width: image.width,
    height: image.height,
    words,
    rules: bridgeRules(mergeRules(turnedRules, RULE_GAP * em), printed, em),
    fills: turnedFills,
    source: "ocr",
    languages: detectLanguages(texts, hints),
    toUploaded: (box: Box) =>
      toFractions(hullThrough(straight.toSource, bentBack(turned(box))), source),
  };
  return inUnits(page, POINTS_PER_INCH / (dpi * scale));
}

/** The page's pixels, coloured stamps over print taken out, and how many of them make an inch of paper. */
async function decode(upload: Upload, number: number): Promise<{ dpi: number; source: GreyImage }> {
  const { renderDpi, maxPixels } = ocrSettings;
  const raster = await renderPage(upload, number, { dpi: renderDpi, maxPixels, grey: true });
  const paper = await pageSize(upload, number);
  const dpi = (raster.width / paper.width) * POINTS_PER_INCH;
  const grey = toGreyImage(raster);
  if (!(await mayHaveColour(upload, number))) return { dpi, source: grey };
  const colours = await renderPage(upload, number, { dpi: renderDpi, maxPixels });
  return { dpi, source: liftStamps(grey, colours) };
}

const IDENTITY: Projective = [1, 0, 0, 0, 1, 0, 0, 0, 1];

function halfTurn(image: GreyImage): Projective {
  return [-1, 0, image.width, 0, -1, image.height, 0, 0, 1];
}
