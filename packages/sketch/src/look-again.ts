import { seeing } from "./capture/settings";
import type { SketchOptions, SketchPart } from "./model";
import { isSameDrawing } from "./same-drawing";
import { solveSettings } from "./solve/settings";
import type { SolvedPart } from "./solve/solve-part";
import { type PageView, type SolvedPage, solvePage } from "./solve-page";

/**
 * A page solved; where something measured on it is doubtful, looked at once more with fewer pixels, at which lines and letters come out a
 * little differently, and the likelier of the two.
 */
export async function solveLikelier(
  view: PageView,
  onStage?: SketchOptions["onStage"],
): Promise<SolvedPage> {
  const first = await solvePage(view, onStage);
  if (!isWorthAnother(first)) return first;
  const longSide = Math.round(seeing.secondLook * Math.max(first.page.width, first.page.height));
  const second = await solvePage({ ...view, longSide });
  return likelierOf(first, second) === first ? first : doubted(second, first.parts);
}

/** What another look drew otherwise is doubtful, however sure this one is. */
export function doubted<Look extends Pick<SolvedPage, "parts">>(
  look: Look,
  others: readonly SketchPart[],
): Look {
  const isSeenTwice = ({ drawing }: SketchPart) =>
    others.some((other) => isSameDrawing(other.drawing.profile, drawing.profile));
  const parts = look.parts.map((part) =>
    isSeenTwice(part)
      ? part
      : { ...part, unsure: true, warnings: [...part.warnings, SEEN_OTHERWISE] },
  );
  return { ...look, parts };
}

const SEEN_OTHERWISE =
  "Looked at twice, the part came out differently; check its shape and its measures.";

type Outcome = Pick<SolvedPage, "parts" | "seenParts"> & {
  solved: readonly (Pick<SolvedPart, "scale" | "doubt"> | null)[];
};

/** The second look where it leaves clearly fewer parts wrong, else the first. */
export function likelierOf<Look extends Outcome>(first: Look, second: Look): Look {
  const most = Math.max(first.seenParts, second.seenParts);
  const gain = likelyWrong(first, most) - likelyWrong(second, most);
  return gain > solveSettings.doubt.secondLook ? second : first;
}

/** A part with a measure may be wrong, or cannot be drawn as it was read. */
export function isWorthAnother({ solved, seenParts, parts }: Outcome): boolean {
  if (parts.length < seenParts) return true;
  return solved.some(
    (part) =>
      part !== null &&
      part.scale === "dimensions" &&
      part.doubt.wrong >= solveSettings.doubt.unsure,
  );
}

/** How many of the parts are wrong, most likely; what only the other look saw, or cannot be drawn, is. */
function likelyWrong({ solved, parts }: Outcome, most: number): number {
  const wrong = solved.reduce((sum, part) => sum + (part?.doubt.wrong ?? 0), 0);
  return wrong + (most - parts.length);
}
