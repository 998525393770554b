import type { SeenChain } from "../seen";
import { type Corner, distanceToCorner, edgeAt, findCorners } from "./find-corners";
import { nearestTo, type Pointing } from "./point-at";
import { along, legsOf, type Replacement, replaceCorners } from "./replace-corners";
import { completeSettings } from "./settings";
import { type PageStrokes, showsInk } from "./shows-ink";

/**
 * Cuts the corners that a written chamfer is about and that were seen round or sharp: a short cut drawn by a shaky hand looks like an arc,
 * and a small one like a corner. `4x 10x45°` means as many, one alone that at which it points, and those that the pen cut. `leg` in pixels.
 */
export function cutCorners(
  outline: SeenChain,
  written: { leg: number; count: number; pointing: Pointing; ink: PageStrokes },
  size: number,
): { outline: SeenChain; corners: number } {
  const corners = findCorners(outline, size).filter((corner) => isBetweenLines(outline, corner));
  const { isLed, within } = written.pointing;
  // Without its leader the text stands off by that leader's length, and only what was drawn cut somehow can be meant.
  const pointed = nearestTo(
    isLed ? written.pointing : { ...written.pointing, within: completeSettings.besideCut * within },
    isLed ? corners : corners.filter(({ kind }) => kind !== "sharp"),
    (corner, tip) => distanceToCorner(outline, corner, tip),
  );
  const others = corners.filter(({ kind }) => kind !== "cut");
  // As many as are written were seen cut: the text is about those, however near it stands to a fillet.
  const areSeen = corners.length - others.length >= written.count;
  if (pointed === null) return { outline, corners: 0 };
  const isMeant = pointed.kind !== "cut" && !areSeen;
  const isAll = isMeant && written.count > 1 && corners.length === written.count;
  const isShown = (corner: Corner) =>
    corner.kind === "sharp" &&
    showsInk(written.ink, legsOf(outline, corner).at, cutFor(outline, corner, written.leg));
  const chosen = others.filter(
    (corner) => isAll || (isMeant && corner === pointed) || isShown(corner),
  );
  return {
    outline: replaceCorners(outline, chosen, (corner) => cutFor(outline, corner, written.leg)),
    corners: chosen.length,
  };
}

function isBetweenLines(chain: SeenChain, { kind, index }: Corner): boolean {
  const after = kind === "sharp" ? index : index + 1;
  return [index - 1, after].every((i) => edgeAt(chain, i).kind === "segment");
}

function cutFor(chain: SeenChain, corner: Corner, leg: number): Replacement {
  const { at, into, out, room } = legsOf(chain, corner);
  const own = Math.min(completeSettings.edgeShare * room, leg);
  return { from: along(at, into, -own), to: along(at, out, own), edge: { kind: "segment" } };
}
