import { distance, distanceToEdge } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenEdge, SeenLoop } from "../seen";
import {
  type Corner,
  directionOf,
  distanceToCorner,
  findCorners,
  shapeAt,
  turnBetween,
} from "./find-corners";
import { nearestTo, type Pointing } from "./point-at";
import { along, legsOf, type Replacement, replaceCorners, turnedOver } from "./replace-corners";
import { completeSettings } from "./settings";
import { isHidden, type PageStrokes, showsInk } from "./shows-ink";

export interface Rounded {
  outline: SeenChain;
  /** How many corners were rounded because it is written so. */
  corners: number;
  /** How many of them were neither pointed at, counted, nor drawn cut. */
  guessed: number;
}

/** `isOpen`: no arc that was seen has it yet. */
interface Written {
  radius: number;
  count: number;
  pointing: Pointing;
  isOpen?: boolean;
  /** The pen lines of the page: what was drawn at a corner that was seen sharp. */
  ink: PageStrokes;
}

/**
 * Rounds the corners that a written radius is about and that were seen sharp or cut: small fillets hide under
 * extension lines and in a shaky hand. `4x R8` means as many corners; `R8` alone the one it points at, and the
 * last of four where the others are drawn round or cut, or all four of a plain rectangle. What no arc has yet may be about a corner
 * that the outline turns inwards at, and so may a count, of which some arcs were seen. Corners that the pen rounded are round.
 */
export function roundCorners(
  outline: SeenChain,
  holes: readonly SeenLoop[],
  written: Written,
  size: number,
): Rounded {
  const corners = findCorners(outline, size);
  const inside = turnedOver(outline);
  const turnedIn = findCorners(inside, size);
  const inner = written.isOpen || isCountOf(written.count, turnedIn) ? turnedIn : [];
  const things = [
    ...corners.map((corner): Thing => ({ chain: outline, corner })),
    ...inner.map((corner): Thing => ({ chain: inside, corner })),
    ...holes.map((hole): Thing => ({ hole })),
  ];
  const pointed = nearestTo(written.pointing, things, distanceToThing);
  if (pointed === null || "hole" in pointed) return { outline, corners: 0, guessed: 0 };
  const fillet = (chain: SeenChain, chosen: readonly Corner[]) =>
    replaceCorners(chain, chosen, (corner) => filletAt(chain, corner, written.radius, size));
  if (pointed.chain === inside) {
    const chosen = innerMeantBy(written.count, pointed.corner, inner);
    return { outline: turnedOver(fillet(inside, chosen)), corners: chosen.length, guessed: 0 };
  }
  const isShown = (corner: Corner) => {
    const { at } = legsOf(outline, corner);
    return showsInk(written.ink, at, filletAt(outline, corner, written.radius, size));
  };
  const isOpen = (corner: Corner) =>
    isShown(corner) ||
    isHidden(
      written.ink,
      legsOf(outline, corner).at,
      filletAt(outline, corner, written.radius, size),
    );
  const sights = { hasInner: hasInnerCorner(outline), isShown, isOpen };
  const chosen = meantBy(written.count, pointed.corner, corners, sights, size);
  const isGuess = (corner: Corner) => corner.kind === "sharp" && !isShown(corner);
  const guessed = written.count > 1 ? 0 : chosen.filter(isGuess).length;
  return {
    outline: fillet(outline, chosen),
    corners: chosen.length,
    guessed: guessed > 1 ? guessed : 0,
  };
}

/** A hole, or a corner of the outline or of the same turned over, where it turns inwards. */
type Thing = { hole: SeenLoop } | { chain: SeenChain; corner: Corner };

function distanceToThing(thing: Thing, tip: Point): number {
  return "hole" in thing
    ? distanceToLoop(thing.hole, tip)
    : distanceToCorner(thing.chain, thing.corner, tip);
}

/** The inner corners that a written radius wants rounded: the one it points at, or all where as many are written. */
function innerMeantBy(count: number, pointed: Corner, inner: readonly Corner[]): Corner[] {
  const plain = inner.filter(({ kind }) => kind !== "round");
  if (isCountOf(count, inner)) return plain;
  return pointed.kind === "round" ? [] : [pointed];
}

const isCountOf = (count: number, corners: readonly Corner[]) =>
  count > 1 && corners.length === count;

function distanceToLoop(loop: SeenLoop, point: Point): number {
  if (loop.kind === "circle") return Math.abs(distance(loop.center, point) - loop.radius);
  return Math.min(...loop.edges.map((_, i) => distanceToEdge(point, shapeAt(loop, i))));
}

/** What can be said of sharp corners: that ink rounds them, or that it does or would hardly be seen. */
interface Sights {
  hasInner: boolean;
  isShown: (corner: Corner) => boolean;
  isOpen: (corner: Corner) => boolean;
}

/** Which corners a written radius wants rounded that are not. */
function meantBy(
  count: number,
  pointed: Corner,
  corners: readonly Corner[],
  { hasInner, isShown, isOpen }: Sights,
  size: number,
): Corner[] {
  const round = corners.filter(({ kind }) => kind === "round");
  const cut = corners.filter(({ kind }) => kind === "cut");
  const sharp = corners.filter(({ kind }) => kind === "sharp");
  const own = pointed.kind === "round" ? [] : [pointed];
  if (count > 1) {
    const wanted = count - round.length;
    if (wanted <= 0) return [];
    if (cut.length + sharp.length <= wanted) return [...cut, ...sharp];
    if (cut.length === wanted) return cut;
    const shown = [...cut, ...sharp.filter(isShown)];
    return shown.length === wanted ? shown : own;
  }
  if (hasInner || corners.length !== 4) {
    return [...own, ...sharp.filter((corner) => corner !== pointed && isShown(corner))];
  }
  const drawn = round.map(({ radius }) => radius ?? 0);
  const isSmall = Math.max(...drawn) <= completeSettings.smallFillet * size;
  // A cut is how a small fillet is often seen, and of small ones more are overlooked.
  const fewest = isSmall ? completeSettings.smallAlike : completeSettings.cornersAlike;
  const isAlike = round.length + cut.length >= fewest || round.length === 0;
  if (!isAlike || (own.length === 0 && round.length === 0)) return own;
  // Two corners at one end may be all that are round: the others only where they could be without being seen.
  const isHalf = round.length > 0 && round.length + cut.length < completeSettings.cornersAlike;
  return [...cut, ...sharp.filter((corner) => !isHalf || own.includes(corner) || isOpen(corner))];
}

function hasInnerCorner(chain: SeenChain): boolean {
  return chain.vertices.some((_, i) => {
    const before = chain.edges[(i + chain.edges.length - 1) % chain.edges.length];
    if (before?.kind !== "segment" || chain.edges[i]?.kind !== "segment") return false;
    const turn = turnBetween(directionOf(chain, i - 1), directionOf(chain, i));
    return turn < -completeSettings.cutTurn.least;
  });
}

/** The arc that rounds a corner, between where it leaves the edge before it and joins the one after. */
function filletAt(chain: SeenChain, corner: Corner, radius: number, size: number): Replacement {
  const { at, into, out, room } = legsOf(chain, corner);
  const bend = Math.tan(turnBetween(into, out) / 2);
  const most = (completeSettings.edgeShare * room) / bend;
  const own = Math.min(most, Math.max(completeSettings.leastFillet * size, radius));
  const from = along(at, into, -own * bend);
  return { from, to: along(at, out, own * bend), edge: fillet(inward(from, into, own), own) };
}

/** To the right of an edge's direction as seen: into a clockwise loop. */
const inward = (from: Point, { x, y }: Point, by: number): Point => ({
  x: from.x - y * by,
  y: from.y + x * by,
});

function fillet(center: Point, radius: number): SeenEdge {
  return { kind: "arc", center, radius, clockwise: true, tangentBefore: true, tangentAfter: true };
}
