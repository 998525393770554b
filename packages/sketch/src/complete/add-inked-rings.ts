import { distance, distanceToEdge } from "@inkform/geometry/distance";
import type { Leader, MarkEnd, SeenCircle, SeenLoop, SeenPage, SeenPart, SeenText } from "../seen";
import { partFrame } from "../solve/part-frame";
import { chooseRings } from "./choose-rings";
import { pitchCircles, sizeOf } from "./complete-holes";
import type { CompletePart, Said } from "./complete-part";
import { shapeAt } from "./find-corners";
import { findRings, type InkRing } from "./find-rings";
import { isInside, overlaps, unlike } from "./hole-geometry";
import { nearestTo, type Pointing } from "./point-at";
import { asRoundHole } from "./round-hole";
import { completeSettings } from "./settings";

/**
 * Holes that are written and were not seen, as lines cut them to pieces: they are looked for in the ink itself, at the size that is written. Those of
 * a count are believed where they are as many as are missing, a single one where its text points.
 */
export function addInkedRings(
  result: CompletePart,
  own: Said,
  pointing: Pointing,
  page: SeenPage,
  scale: number | null,
  said: readonly Said[],
): void {
  const { meaning } = own.interpretation;
  if (meaning.kind !== "diameter" && meaning.kind !== "thread") return;
  const { part } = result;
  // A part that is drawn broken has no one scale.
  if (scale === null || part.breaks !== undefined || (meaning.count === 1 && own.isOfArc)) return;
  const radius = meaning.value / 2 / scale;
  const seen = part.holes.flatMap((hole): SeenCircle[] => {
    const circle = hole.kind === "circle" ? hole : asRoundHole(hole);
    return circle && unlike(circle, radius) <= completeSettings.ringSize ? [circle] : [];
  });
  const isOtherScale = own.isOfHole && seen.length === 0;
  if (isOtherScale || seen.length >= meaning.count) return;
  const rings = lookFor(radius, meaning.count, page, part).filter(
    (ring) => isFree(ring, part) && !isHead(ring, page) && !isLetter(ring, page, own, said),
  );
  const chosen =
    meaning.count > 1
      ? ofCount(rings, seen, meaning.count, page, part, said)
      : pointedAt(
          rings.filter(({ drawn }) => drawn === 1),
          pointing,
        );
  if (chosen.length === 0) return;
  const added = chosen.map(({ center }): SeenCircle => ({ kind: "circle", center, radius }));
  const isClear = (hole: SeenLoop) =>
    hole.kind === "circle" || !added.some((ring) => overlaps(hole, ring, ring.radius));
  result.part = { ...part, holes: [...part.holes.filter(isClear), ...added] };
  result.additions += added.length * completeSettings.inkRing.doubt;
}

function lookFor(radius: number, count: number, page: SeenPage, part: SeenPart): InkRing[] {
  const { alike, inkRing } = completeSettings;
  const { penWidth } = page;
  const smallest = (count > 1 ? inkRing.least : inkRing.leastSingle) * penWidth;
  const least = Math.max(smallest, radius / alike);
  // The pen makes a small one larger.
  const most = Math.max(radius, inkRing.least * penWidth) * alike + penWidth / 2;
  if (most < least) return [];
  return findRings(page.ink, { box: part.box, radii: { least, most }, penWidth });
}

function ofCount(
  rings: readonly InkRing[],
  seen: readonly SeenCircle[],
  count: number,
  page: SeenPage,
  part: SeenPart,
  said: readonly Said[],
): InkRing[] {
  const { toPart } = partFrame(part);
  const level = <Ring extends SeenCircle>(ring: Ring) => ({ ...ring, center: toPart(ring.center) });
  const drawn = rings.map((ring) => ({ ...level(ring), at: ring }));
  const chosen = chooseRings(drawn, {
    seen: seen.map(level),
    count,
    pitchCircles: pitchCircles(page, part, seen, said).map(level),
    stray: completeSettings.rowStray * sizeOf(part),
    leastHollow: completeSettings.inkRing.leastHollow * page.penWidth,
  });
  return drawn.filter((ring) => chosen.includes(ring)).map(({ at }) => at);
}

function pointedAt(rings: readonly InkRing[], pointing: Pointing): InkRing[] {
  const pointed = nearestTo(pointing, rings, ({ center, radius }, tip) =>
    Math.max(0, distance(center, tip) - radius),
  );
  return pointed === null ? [] : [pointed];
}

/** Within the outline, and apart from the holes that were seen. */
function isFree({ center, radius }: InkRing, part: SeenPart): boolean {
  const rim = [-1, 1].flatMap((k) => [
    { x: center.x + k * radius, y: center.y },
    { x: center.x, y: center.y + k * radius },
  ]);
  const isApart = (hole: SeenLoop) =>
    hole.kind === "circle"
      ? distance(hole.center, center) >= hole.radius + radius
      : isSmall(hole, radius) ||
        hole.edges.every((_, i) => distanceToEdge(center, shapeAt(hole, i)) > radius);
  return part.holes.every(isApart) && rim.every((at) => isInside(at, part));
}

/** An arrowhead or a dot at the end of a measure that reaches on from there, or the head behind a leader's tip. */
function isHead({ center, radius }: InkRing, { marks, leaders, penWidth }: SeenPage): boolean {
  const isAtEnd = ({ at, reaches }: MarkEnd) =>
    reaches !== null && distance(at, center) < radius + penWidth;
  const isBehind = ({ tip, tail }: Leader) => {
    const isOff = distance(tip, center) > radius / 2;
    return isOff && distanceToEdge(center, { kind: "segment", start: tip, end: tail }) < radius / 2;
  };
  return marks.some(({ from, to }) => isAtEnd(from) || isAtEnd(to)) || leaders.some(isBehind);
}

/** What is no larger than the ring may be a piece of it. */
function isSmall(hole: Extract<SeenLoop, { kind: "chain" }>, radius: number): boolean {
  const reach = (axis: "x" | "y") => {
    const values = hole.vertices.map((at) => at[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(reach("x"), reach("y")) < 3 * radius;
}

/** Whether it lies in writing; a sign alone may be the ring, where it was hardly read or is as round and stands at no line. */
function isLetter({ center }: InkRing, page: SeenPage, own: Said, said: readonly Said[]): boolean {
  const { signDoubt, signSize } = completeSettings;
  const isRing = (index: number) => {
    const read = said.find(({ text }) => text === index)?.interpretation;
    if (read === undefined || read.probability < signDoubt) return true;
    const lines = [...page.marks, ...page.angles, ...page.leaders];
    return /^[0oCD]$/iu.test(read.text) && lines.every(({ texts }) => texts[0] !== index);
  };
  return page.texts.some((text, index) => {
    if (!isIn(text, center)) return false;
    const isSign = Math.max(text.width, text.height) <= signSize * page.letterHeight;
    return index === own.text || !isSign || !isRing(index);
  });
}

function isIn({ center, width, height, angle }: SeenText, at: { x: number; y: number }): boolean {
  const [dx, dy] = [at.x - center.x, at.y - center.y];
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const across = dy * Math.cos(angle) - dx * Math.sin(angle);
  return Math.abs(along) <= width / 2 && Math.abs(across) <= height / 2;
}
