import { findCurves } from "./find-curves";
import type { FoundMark } from "./find-marks";
import {
  type AngleScene,
  distance,
  type FoundAngle,
  legsAt,
  measureAngle,
  turn,
} from "./measure-angle";
import { parting } from "./settings";

/**
 * Angles: curves whose two ends stand square on two lines that meet where the curve has its centre, with writing between them.
 * An outline may look the same where it ends in a bow; what sets an angle apart are arrowheads, and lines that run on past it.
 * `rings` are the edges of whole circles.
 */
export function findAngles(scene: AngleScene, rings: readonly number[]): FoundAngle[] {
  if (scene.texts.length === 0) return [];
  const straight = new Set([...rings, ...scene.marks.flatMap((m) => m.edges)]);
  const clear = clearMarks(scene.marks);
  const measured = new Set(clear.flatMap((m) => m.edges));
  const found = findCurves(scene, straight).flatMap((curve) => {
    const inside = legsAt(curve, false, scene, measured);
    const outside = legsAt(curve, true, scene, measured);
    const angles = inside.flatMap((a) =>
      outside.flatMap((b) => (a.line === b.line ? [] : (measureAngle(curve, a, b, scene) ?? []))),
    );
    return angles.sort((a, b) => b.score - a.score).slice(0, 1);
  });
  const claimed = new Set(clear.map((m) => m.texts[0]));
  const kept: FoundAngle[] = [];
  for (const angle of found.sort((a, b) => b.score - a.score)) {
    const text = angle.texts.find((t) => !claimed.has(t));
    if (text === undefined || kept.some((other) => isSame(other, angle, scene.height))) continue;
    claimed.add(text);
    kept.push({ ...angle, texts: [text, ...angle.texts.filter((t) => t !== text)] });
  }
  return kept;
}

function clearMarks(marks: readonly FoundMark[]): FoundMark[] {
  return marks.filter(({ score }) => score >= parting.clearMark);
}

/** The dimension lines without those that are a leg of an angle, ended by its arrowhead, or have its number. */
export function withoutLegs(
  marks: readonly FoundMark[],
  angles: readonly FoundAngle[],
  height: number,
): FoundMark[] {
  const clear = clearMarks(marks);
  return marks.filter(
    (mark) =>
      clear.includes(mark) ||
      !angles.some(({ from, to, texts }) => {
        const ends = [mark.from.at, mark.to.at];
        const isEnded = ends.some((p) => [from, to].some((q) => distance(p, q) < 0.6 * height));
        return isEnded || mark.texts[0] === texts[0];
      }),
  );
}

/** One corner bears one angle: the other arc there, if any, is an edge. */
function isSame(a: FoundAngle, b: FoundAngle, height: number): boolean {
  if (a.edges.some((id) => b.edges.includes(id))) return true;
  const isBetween = turn(a.vertex, a.from, b.from) + turn(a.vertex, a.to, b.to) < 0.2;
  return Math.hypot(a.vertex.x - b.vertex.x, a.vertex.y - b.vertex.y) < height && isBetween;
}
