import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import type { PdfPage } from "@inkform/raster/read-pdf-page";
import type { Box, Page } from "../model";
import { detectLanguages } from "./detect-languages";
import { findFills } from "./find-fills";
import { findRings } from "./find-rings";
import { findRules } from "./find-rules";
import { findTickBoxes } from "./find-tick-boxes";
import { glyphsToWords } from "./glyphs-to-words";
import { withRingedChoices } from "./ringed-choices";
import { toFractions } from "./to-fractions";
import { type Quarter, turnBox, turnGlyph, turnPath, uprightQuarter } from "./turn-upright";
import { liftWrittenLeaders } from "./written-leaders";

/** The page that a PDF's own text layer and graphics make up, turned so that its writing runs rightwards. */
export function readPdfText(page: PdfPage, number: number, hints: readonly string[]): Page {
  const quarter = uprightQuarter(page.glyphs);
  const { width, height } = turnedSize(page, quarter);
  const glyphs = page.glyphs
    .filter((glyph) => isInside(glyph, page))
    .map((glyph) => turnGlyph(glyph, page, quarter));
  const paths = page.paths.map((path) => turnPath(path, page, quarter));
  const images = page.images.map((image) => turnBox(image, page, quarter));
  const { glyphs: written, rules: leaders } = liftWrittenLeaders(glyphs);
  const printed = glyphsToWords(written);
  const { rings, others } = findRings(paths, printed);
  const { boxes, ticks } = findTickBoxes(others, printed);
  const plain = [...printed.filter((word) => !ticks.has(word)), ...boxes];
  const rules = [...findRules(others, images), ...leaders];
  const words = withRingedChoices(plain, rings, rules);
  return {
    number,
    width,
    height,
    words,
    rules,
    fills: findFills(others, width, height),
    source: "pdf",
    languages: detectLanguages(
      words.map((word) => word.text),
      hints,
    ),
    toUploaded: (box: Box) =>
      toFractions(turnBox(box, { width, height }, ((4 - quarter) % 4) as Quarter), page),
  };
}

function turnedSize(page: { width: number; height: number }, quarter: Quarter) {
  return quarter % 2 === 0
    ? { width: page.width, height: page.height }
    : { width: page.height, height: page.width };
}

function isInside(glyph: PdfGlyph, page: PdfPage): boolean {
  return glyph.x > -1 && glyph.y > -1 && glyph.x < page.width + 1 && glyph.y < page.height + 1;
}
