import type { Box, Page, Word } from "../../model";
import { applyTo, type Projective } from "./projective";

/** The axis-parallel hull of a box taken through a transform. */
export function hullThrough(m: Projective, box: Box): Box {
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

/** A page with all lengths multiplied by `unit`: from pixels to points. */
export function inUnits(page: Page, unit: number): Page {
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
