import { distanceToEdge } from "@inkform/geometry/distance";
import { textsOfPart } from "../dimensions/assign-texts";
import type { ReadText } from "../dimensions/model";
import type { SeenChain, SeenLoop, SeenPage, SeenPart } from "../seen";
import { shapeAt } from "./find-corners";
import { nearestTo, type Pointing, pointingOf } from "./point-at";

/** The page with free curves as splines, but for such as a written radius points at: those are arcs, however they were drawn. */
export function takeFreeCurves(page: SeenPage, texts: readonly ReadText[]): SeenPage {
  const isFree = (loop: SeenLoop) => loop.kind === "chain" && loop.free?.isClear;
  if (!page.parts.some(({ outer, holes }) => [outer, ...holes].some(isFree))) return page;
  return { ...page, parts: page.parts.map((part, i) => withFree(page, part, i, texts)) };
}

function withFree(
  page: SeenPage,
  part: SeenPart,
  index: number,
  texts: readonly ReadText[],
): SeenPart {
  const { left, right, top, bottom } = part.box;
  const size = Math.max(right - left, bottom - top);
  const radii = textsOfPart(page, texts, index)
    .filter(({ interpretations: [likeliest] }) => likeliest?.meaning.kind === "radius")
    .map((text) => pointingOf(page, index, text.index, size));
  const freed = (loop: SeenLoop): SeenLoop => {
    if (loop.kind === "circle" || !loop.free?.isClear) return loop;
    return radii.some((radius) => pointsAtArc(radius, loop)) ? loop : loop.free.chain;
  };
  return { ...part, outer: freed(part.outer), holes: part.holes.map(freed) };
}

/** The part with splines wherever one stands by; null where none does. */
export function asFreeCurves(part: SeenPart): SeenPart | null {
  const freed = (loop: SeenLoop) => (loop.kind === "chain" ? (loop.free?.chain ?? loop) : loop);
  const loops = [part.outer, ...part.holes];
  if (loops.every((loop) => freed(loop) === loop)) return null;
  return { ...part, outer: freed(part.outer), holes: part.holes.map(freed) };
}

function pointsAtArc(radius: Pointing, loop: SeenChain): boolean {
  const nearest = nearestTo(radius, [...loop.edges.keys()], (edge, tip) =>
    distanceToEdge(tip, shapeAt(loop, edge)),
  );
  return nearest !== null && loop.edges[nearest]?.kind === "arc";
}
