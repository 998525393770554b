import { type AgreedPart, agreeOnParts, type Look } from "./agree-on-parts";
import { seeing } from "./capture/settings";
import { collectEvidence } from "./collect-evidence";
import { isUnsure } from "./describe-part";
import type { PageEvidence, SketchOptions, SketchPart } from "./model";
import { pieceEvidence } from "./piece-evidence";
import type { SeenPage } from "./seen";
import { solveSettings } from "./solve/settings";
import { type PageView, type SolvedPage, solvePage } from "./solve-page";

/** What a page shows, after as many looks at it as it takes. */
export interface DrawnPage {
  parts: SketchPart[];
  /** Those that are parts, whether they can be drawn or not. */
  seenParts: number;
  evidence: PageEvidence;
}

/**
 * A page solved; where something measured on it is doubtful, looked at again with other numbers of pixels, at which lines and letters
 * come out a little differently, until two looks agree on every part and none is doubtful, or the looks are used up.
 */
export async function solveLikelier(
  view: PageView,
  onStage?: SketchOptions["onStage"],
): Promise<DrawnPage> {
  const first = await solvePage(view, onStage);
  const pages = [first];
  if (isWorthAnother(first)) {
    for (const longSide of otherSizes(first.page)) {
      pages.push(await solvePage({ ...view, longSide }));
      // Of looks that are alike likely the first is taken, of small letters the closest.
      if (hasSmallLetters(first.page)) pages.sort((a, b) => b.page.width - a.page.width);
      if (isSettled(pages.map(lookOf))) break;
    }
  }
  const agreed = agreeOnParts(pages.map(lookOf));
  const evidence = pages.map(({ page, readings, solved }) =>
    collectEvidence(page, readings, solved),
  );
  return {
    parts: pages.length === 1 ? first.parts : agreed.map(toldByLooks),
    seenParts: Math.max(...pages.map(({ seenParts }) => seenParts)),
    evidence: pieceEvidence(
      evidence,
      agreed.map(({ part: { box }, look }) => ({ box, look })),
    ),
  };
}

type PageSize = Pick<SeenPage, "width" | "height" | "letterHeight">;

/** Pixels of the longer side for each other look: more than at first where letters are small, else a few more and a few less. */
export function otherSizes(page: PageSize): number[] {
  const { clear, most, shares } = seeing.closerLooks;
  const closer = Math.min(most, clear / page.letterHeight) - 1;
  const factors = hasSmallLetters(page)
    ? shares.map((share) => 1 + share * closer)
    : seeing.otherLooks;
  return factors.map((factor) => Math.round(factor * Math.max(page.width, page.height)));
}

const hasSmallLetters = ({ letterHeight }: PageSize): boolean =>
  letterHeight > 0 && letterHeight < seeing.closerLooks.small;

function lookOf({ parts, solved, seenParts }: SolvedPage): Look {
  const doubts = solved.flatMap((part) => (part === null ? [] : [part.doubt]));
  return { parts, doubts, seenParts };
}

/** Whether every part was drawn alike more than once, and nothing in it is doubtful. */
export function isSettled(looks: readonly Look[]): boolean {
  const agreed = agreeOnParts(looks);
  return (
    looks.every(({ seenParts }) => seenParts <= agreed.length) &&
    agreed.every(({ isSeenTwice, wrong }) => isSeenTwice && wrong < solveSettings.doubt.unsure)
  );
}

/** What only one look drew so is said to be that where it is doubtful. */
export function toldByLooks({ part, wrong, isSeenTwice }: AgreedPart): SketchPart {
  const unsure = isUnsure(part, wrong);
  const warnings = unsure && !isSeenTwice ? [...part.warnings, SEEN_OTHERWISE] : part.warnings;
  return { ...part, unsure, warnings };
}

const SEEN_OTHERWISE =
  "Looked at again, the part came out differently; check its shape and its measures.";

/** A part with a measure may be wrong, or cannot be drawn as it was read. */
export function isWorthAnother({
  solved,
  seenParts,
  parts,
}: Pick<SolvedPage, "parts" | "seenParts"> & {
  solved: readonly (Pick<NonNullable<SolvedPage["solved"][number]>, "scale" | "doubt"> | null)[];
}): boolean {
  if (parts.length < seenParts) return true;
  return solved.some(
    (part) =>
      part !== null &&
      part.scale === "dimensions" &&
      part.doubt.wrong >= solveSettings.doubt.lookAgain,
  );
}
