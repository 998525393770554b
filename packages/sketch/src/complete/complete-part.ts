import { distance } from "@inkform/geometry/distance";
import type { ChainEdge, Point } from "@inkform/geometry/model";
import { isPointInLoop } from "@inkform/geometry/point-in-loop";
import type { Interpretation } from "../dimensions/model";
import type { SeenCircle, SeenLoop, SeenPage, SeenPart } from "../seen";
import { partFrame } from "../solve/part-frame";
import { tidyChain } from "../solve/tidy-chain";
import { missingHoles } from "./add-holes";
import { shapeAt, vertexAt } from "./find-corners";
import { nearestTo, type Pointing, pointingOf } from "./point-at";
import { ringReadAsText } from "./ring-read-as-text";
import { roundCorners } from "./round-corners";
import { asRoundHole } from "./round-hole";
import { completeSettings } from "./settings";

/** What a text of the page says, by its index. */
export interface Said {
  text: number;
  interpretation: Interpretation;
  /** The drawing took it for a measure of the arcs of holes. */
  isOfHole: boolean;
}

export interface CompletePart {
  part: SeenPart;
  /** What was taken from the writing and not seen, a sentence each, and how many corners and holes that is, guesses weighed more. */
  assumed: string[];
  additions: number;
}

/**
 * A part with what its texts say of its shape and the eye missed: corners written round, holes that a count
 * speaks of, a ragged hole that has a diameter. `scale`: mm a sheet pixel, null where no measure tells.
 */
export function completePart(
  page: SeenPage,
  index: number,
  said: readonly Said[],
  scale: number | null,
): CompletePart {
  const seen = page.parts[index];
  if (seen === undefined) throw new RangeError(`no part ${index}`);
  const { left, right, top, bottom } = seen.box;
  const size = Math.max(right - left, bottom - top);
  const result: CompletePart = { part: seen, assumed: [], additions: 0 };
  for (const { text, interpretation, isOfHole } of said) {
    const pointing = pointingOf(page, index, text, size);
    if (!isOfHole) roundWhatIsWritten(result, interpretation, pointing, size, scale);
    addWhatIsCounted(result, interpretation, pointing, page, size, scale, said);
    addWhatIsPointedAt(result, { text, interpretation, isOfHole }, pointing, page, scale, said);
  }
  return result;
}

function roundWhatIsWritten(
  result: CompletePart,
  { text, meaning }: Interpretation,
  pointing: Pointing,
  size: number,
  scale: number | null,
): void {
  const { outer, holes } = result.part;
  if (meaning.kind !== "radius" || outer.kind === "circle") return;
  const radius = scale === null ? completeSettings.usualFillet * size : meaning.value / scale;
  const written = { radius, count: meaning.count, pointing };
  const { outline, corners, guessed } = roundCorners(tidyChain(outer), holes, written, size);
  if (corners === 0) return;
  result.part = { ...result.part, outer: outline };
  result.additions += corners + guessed * (completeSettings.guess - 1);
  result.assumed.push(
    corners === 1
      ? `A corner was not drawn round; it is rounded as "${text}" says.`
      : `${corners} corners were not drawn round; they are rounded as "${text}" says.`,
  );
}

function addWhatIsCounted(
  result: CompletePart,
  { text, meaning }: Interpretation,
  pointing: Pointing,
  page: SeenPage,
  size: number,
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
  const circles = result.part.holes.filter((hole) => hole.kind === "circle");
  const own = rounded ?? (pointed?.kind === "circle" ? pointed : null);
  // A leader may point at the very hole that was not found: the others have the size it speaks of.
  const first = own ?? (pointing.isLed && pointed === null ? likest(circles, drawn) : null);
  if (first === null) return;
  const alike = circles.filter(
    ({ radius }) => Math.abs(Math.log(radius / first.radius)) <= Math.log(completeSettings.alike),
  );
  const pitch = pitchCircles(page, result.part, alike, said);
  // Rows and columns are level in the part's own frame, whichever way it lies on the sheet.
  const { toPart, toSheet } = partFrame(result.part);
  const level = (circle: SeenCircle) => ({ ...circle, center: toPart(circle.center) });
  const places = missingHoles(alike.map(level), meaning.count, pitch.map(level), size)
    .map(toSheet)
    .filter((at) => isInside(at, result.part));
  if (places.length === 0 || alike.length + places.length !== meaning.count) return;
  if (own === null && nearestTo(pointing, places, distance) === null) return;
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

function addWhatIsPointedAt(
  result: CompletePart,
  { text, interpretation }: Said,
  pointing: Pointing,
  page: SeenPage,
  scale: number | null,
  said: readonly Said[],
): void {
  const { meaning } = interpretation;
  if (meaning.kind !== "diameter" && meaning.kind !== "thread") return;
  if (meaning.count > 1 || !pointing.isLed) return;
  const { holes } = result.part;
  if (nearestTo(pointing, holes, (hole, tip) => distanceTo(hole, tip)) !== null) return;
  const ring = ringReadAsText(page, pointing, text, said);
  if (ring === null || !isInside(ring.center, result.part)) return;
  const radius = scale === null ? ring.radius : meaning.value / 2 / scale;
  result.part = { ...result.part, holes: [...holes, { ...ring, radius }] };
  result.additions += 1;
  result.assumed.push(
    `A hole was hardly to be seen; it is placed where "${interpretation.text}" points.`,
  );
}

/** The circle drawn most like a written size, if one is. */
function likest(circles: readonly SeenCircle[], radius: number | null): SeenCircle | null {
  if (radius === null) return null;
  const unlike = (circle: SeenCircle) => Math.abs(Math.log(circle.radius / radius));
  const [best] = [...circles].sort((a, b) => unlike(a) - unlike(b));
  return best && unlike(best) <= Math.log(completeSettings.alike) ? best : null;
}

function distanceTo(hole: SeenLoop, tip: Point): number {
  if (hole.kind === "circle") return Math.max(0, distance(hole.center, tip) - hole.radius);
  return distance(middleOf(hole), tip);
}

function middleOf(loop: SeenLoop): Point {
  if (loop.kind === "circle") return loop.center;
  const sum = loop.vertices.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / loop.vertices.length, y: sum.y / loop.vertices.length };
}

/** The dash-dot circles that are drawn, and where a pitch circle is written, those about another round of the part. */
function pitchCircles(
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

function isInside(at: Point, { outer }: SeenPart): boolean {
  if (outer.kind === "circle") return isPointInLoop(at, outer);
  const edges = outer.edges.map((edge, i): ChainEdge => {
    const shape = shapeAt(outer, i);
    return shape.kind === "arc"
      ? { ...shape, reversed: edge.kind === "arc" && !edge.clockwise }
      : shape;
  });
  return isPointInLoop(at, { kind: "chain", edges });
}

function overlaps(hole: SeenLoop, { center, radius }: SeenCircle, least: number): boolean {
  if (hole.kind === "circle") return distance(hole.center, center) < hole.radius + radius;
  return (
    distance(middleOf(hole), center) < least ||
    hole.edges.some((_, i) => {
      const shape = shapeAt(hole, i);
      const at = shape.kind === "arc" ? shape.center : vertexAt(hole, i);
      return distance(at, center) < least;
    })
  );
}
