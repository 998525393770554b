import { distance } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { Interpretation } from "../dimensions/model";
import type { SeenCircle, SeenLoop, SeenPage, SeenPart } from "../seen";
import { partFrame } from "../solve/part-frame";
import { missingHoles } from "./add-holes";
import { alikeHoles } from "./alike-holes";
import type { CompletePart, Said } from "./complete-part";
import { crossedCenters } from "./crossed-centers";
import { distanceTo, isInside, overlaps, unlike } from "./hole-geometry";
import { nearestTo, type Pointing } from "./point-at";
import { ringReadAsText } from "./ring-read-as-text";
import { asRoundHole } from "./round-hole";
import { completeSettings } from "./settings";

/** Holes that a count speaks of: ragged ones made round, those of one count alike, and what is missing where it must be. */
export function addWhatIsCounted(
  result: CompletePart,
  { text: own, interpretation: { text, meaning } }: Said,
  pointing: Pointing,
  page: SeenPage,
  index: number,
  scale: number | null,
  said: readonly Said[],
): void {
  if (meaning.kind !== "diameter" && meaning.kind !== "thread") return;
  const drawn = scale === null ? null : meaning.value / 2 / scale;
  const pointed = nearestTo(pointing, result.part.holes, (hole, tip) => distanceTo(hole, tip));
  const rounded = pointed && pointed.kind === "chain" ? asRoundHole(pointed) : null;
  if (pointed && rounded) {
    const holes = result.part.holes.map((hole) => (hole === pointed ? rounded : hole));
    result.part = { ...result.part, holes };
  }
  if (meaning.count <= 1) return;
  const seen = result.part.holes.filter((hole) => hole.kind === "circle");
  const round = rounded ?? (pointed?.kind === "circle" ? pointed : null);
  // A leader may point at the very hole that was not found: the others have the size it speaks of.
  const first = round ?? (pointing.isLed && pointed === null ? likest(seen, drawn) : null);
  if (first === null) return;
  const gathered = alikeHoles(result.part.holes, first, meaning.count);
  result.part = { ...result.part, holes: gathered.holes };
  const { alike } = gathered;
  const pitch = pitchCircles(page, result.part, alike, said);
  // Rows and columns are level in the part's own frame, whichever way it lies on the sheet.
  const { toPart, toSheet } = partFrame(result.part);
  const level = (circle: SeenCircle) => ({ ...circle, center: toPart(circle.center) });
  const size = sizeOf(result.part);
  const patterned = missingHoles(alike.map(level), meaning.count, pitch.map(level), size)
    .map(toSheet)
    .filter((at) => isInside(at, result.part));
  const measured =
    patterned.length > 0 ? patterned : unseenCenters(page, index, result.part, first.radius);
  const sign =
    round === null && measured.length === 0 ? ringReadAsText(page, pointing, own, said) : null;
  const places = sign !== null && isInside(sign.center, result.part) ? [sign.center] : measured;
  if (places.length === 0 || alike.length + places.length !== meaning.count) return;
  if (round === null && sign === null && nearestTo(pointing, places, distance) === null) return;
  const radius = drawn ?? first.radius;
  const added = places.map((center): SeenCircle => ({ kind: "circle", center, radius }));
  const isClear = (hole: SeenLoop) =>
    added.every((circle) => !overlaps(hole, circle, first.radius));
  const kept = result.part.holes.filter((hole) => hole.kind === "circle" || isClear(hole));
  if (!kept.filter(({ kind }) => kind === "circle").every(isClear)) return;
  result.part = { ...result.part, holes: [...kept, ...added] };
  result.additions += places.length;
  result.assumed.push(
    places.length === 1
      ? `One hole was not found; it is placed where "${text}" leaves room for it.`
      : `${places.length} holes were not found; they are placed where "${text}" leaves room for them.`,
  );
}

/** The hole at the end of a leader that speaks of a diameter, where none was seen. */
export function addWhatIsPointedAt(
  result: CompletePart,
  { text, interpretation }: Said,
  pointing: Pointing,
  page: SeenPage,
  scale: number | null,
  said: readonly Said[],
): void {
  const { meaning } = interpretation;
  if (meaning.kind !== "diameter" && meaning.kind !== "thread") return;
  const { holes } = result.part;
  if (!pointing.isLed) return;
  if (nearestTo(pointing, holes, (hole, tip) => distanceTo(hole, tip)) !== null) return;
  const sign = meaning.count > 1 ? null : ringReadAsText(page, pointing, text, said);
  const ring = sign ?? page.leaders.find((leader) => leader.texts[0] === text)?.ring ?? null;
  if (ring === null || !isInside(ring.center, result.part)) return;
  const radius = scale === null ? ring.radius : meaning.value / 2 / scale;
  result.part = { ...result.part, holes: [...holes, { ...ring, radius }] };
  result.additions += 1;
  result.assumed.push(
    `A hole was hardly to be seen; it is placed where "${interpretation.text}" points.`,
  );
}

/** Its longer side. */
export function sizeOf({ box: { left, right, top, bottom } }: SeenPart): number {
  return Math.max(right - left, bottom - top);
}

/** Where measures across each other meet inside the part and no hole was seen. */
function unseenCenters(page: SeenPage, index: number, part: SeenPart, radius: number): Point[] {
  return crossedCenters(page, index).filter((at) => {
    const rim = [-1, 1].flatMap((k) => [
      { x: at.x + k * radius, y: at.y },
      { x: at.x, y: at.y + k * radius },
    ]);
    const isClear = part.holes.every((hole) => distanceTo(hole, at) > 2 * radius);
    return isClear && rim.every((point) => isInside(point, part));
  });
}

/** The circle drawn most like a written size, if one is. */
function likest(circles: readonly SeenCircle[], radius: number | null): SeenCircle | null {
  if (radius === null) return null;
  const [best] = [...circles].sort((a, b) => unlike(a, radius) - unlike(b, radius));
  return best && unlike(best, radius) <= completeSettings.alike ? best : null;
}

/** The dash-dot circles that are drawn, and where a pitch circle is written, those about another round of the part. */
export function pitchCircles(
  page: SeenPage,
  part: SeenPart,
  holes: readonly SeenCircle[],
  said: readonly Said[],
): SeenCircle[] {
  const drawn = page.centers.flatMap(({ circle }) => (circle === null ? [] : [circle]));
  const [first] = holes;
  if (first === undefined || !said.some(({ interpretation }) => saysPitchCircle(interpretation)))
    return drawn;
  const hubs = [part.outer, ...part.holes].flatMap((loop) =>
    loop.kind === "circle" && !holes.includes(loop) ? [loop.center] : [],
  );
  const around = hubs.map((center): SeenCircle => {
    const radius =
      holes.reduce((sum, hole) => sum + distance(center, hole.center), 0) / holes.length;
    return { kind: "circle", center, radius };
  });
  return [...drawn, ...around];
}

export function saysPitchCircle({ meaning }: Interpretation): boolean {
  return meaning.kind === "pcd" || ("pitchCircle" in meaning && meaning.pitchCircle !== null);
}
