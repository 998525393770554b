import type { Point } from "@inkform/geometry/model";
import type { ReadText } from "../dimensions/model";
import { attachSettings } from "../dimensions/settings";
import type { SeenPage } from "../seen";
import { solveSettings } from "./settings";

/**
 * How likely writing that measures nothing is a lost measure of the part, 0 … 1, rather than ink that looks like
 * digits: a punched margin, the grain of wood, a border's corner, the strokes of a dimension line.
 */
export function lostNumber(page: SeenPage, part: number, text: ReadText): number {
  const [likeliest] = text.interpretations;
  const written = page.texts[text.index];
  if (isIllegible(page, part, text)) return 1;
  const kind = likeliest?.meaning.kind;
  if (!likeliest || !written || kind === "name" || kind === "note") return 0;
  const { sharp, strokes, stray, far, rim } = solveSettings.lost;
  const isMarked = [...page.marks, ...page.angles, ...page.leaders].some(
    ({ texts }) => texts[0] === text.index,
  );
  const signs = likeliest.text.replace(/[^\p{L}\d]/gu, "");
  // Writing that is read as several things alike is no writing.
  let weight = Math.min(text.legible, 1 - text.worded) * Math.min(1, likeliest.probability / sharp);
  if (/^1+$/u.test(signs)) weight *= strokes;
  if (!isMarked && signs.length < 2) weight *= stray;
  if (!isMarked && distanceTo(page, part, text.index) > far) weight *= stray;
  if (!isMarked && toBorder(page, written.center) < rim) weight *= stray;
  return weight;
}

/** How far a place is from the nearest edge of the page, in its longer sides. */
function toBorder({ width, height }: SeenPage, { x, y }: Point): number {
  return Math.min(x, y, width - x, height - y) / Math.max(width, height);
}

/** Ink about the part as large as several letters, and nothing that can be read, as a word either: a number run into the lines about it. */
function isIllegible(
  page: SeenPage,
  part: number,
  { index, interpretations, worded }: ReadText,
): boolean {
  const { illegible, wide, high, near } = solveSettings.lost;
  const written = page.texts[index];
  const most = interpretations[0]?.probability ?? 0;
  if (!written || most > illegible || worded > attachSettings.sureWords) return false;
  if (distanceTo(page, part, index) > near) return false;
  const [least, longest] = [written.width, written.height].sort((a, b) => a - b);
  return (least ?? 0) > high * page.letterHeight && (longest ?? 0) > wide * page.letterHeight;
}

/** How far a text lies outside the part's box, in its longer sides. */
function distanceTo(page: SeenPage, part: number, text: number): number {
  const box = page.parts[part]?.box;
  const at = page.texts[text]?.center;
  if (!box || !at) return 0;
  const x = Math.max(box.left - at.x, 0, at.x - box.right);
  const y = Math.max(box.top - at.y, 0, at.y - box.bottom);
  return Math.hypot(x, y) / Math.max(box.right - box.left, box.bottom - box.top);
}
