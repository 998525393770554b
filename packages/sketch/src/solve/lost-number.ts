import type { ReadText } from "../dimensions/model";
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
  const { sharp, strokes, stray, far } = solveSettings.lost;
  const isMarked = [...page.marks, ...page.angles, ...page.leaders].some(
    ({ texts }) => texts[0] === text.index,
  );
  const signs = likeliest.text.replace(/[^\p{L}\d]/gu, "");
  // Writing that is read as several things alike is no writing.
  let weight = text.legible * Math.min(1, likeliest.probability / sharp);
  if (/^1+$/u.test(signs)) weight *= strokes;
  if (!isMarked && signs.length < 2) weight *= stray;
  if (!isMarked && distanceTo(page, part, text.index) > far) weight *= stray;
  return weight;
}

/** Ink about the part as large as several letters, and nothing that can be read: a number run into the lines about it. */
function isIllegible(page: SeenPage, part: number, { index, interpretations }: ReadText): boolean {
  const { illegible, wide, high, near } = solveSettings.lost;
  const written = page.texts[index];
  const most = interpretations[0]?.probability ?? 0;
  if (!written || most > illegible || distanceTo(page, part, index) > near) return false;
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
