import type { CompletePart } from "../complete/complete-part";
import { withLostCorner } from "../complete/lost-corner";
import type { DimensionMark, SeenPage } from "../seen";
import { sharpenCorners } from "./sharpen-corners";
import type { SolvedPart } from "./solve-part";

/**
 * A solved part with a corner that the pen hardly turned, or without those that it cut off, where that explains what is written better;
 * else as it is. `from` is what it was solved from.
 */
export async function tryCorners(
  page: SeenPage,
  part: number,
  best: SolvedPart,
  from: CompletePart,
  trySolve: (other: CompletePart) => Promise<SolvedPart>,
): Promise<SolvedPart> {
  if (best.scale === "paper") return best;
  const isNoWorse = (tried: SolvedPart) =>
    denials(tried) <= denials(best) && agreements(tried) >= agreements(best);
  const cornered = withLostCorner(from.part, unheldMarks(page, part, best));
  if (cornered !== null) {
    const assumed = [...from.assumed, CORNERED];
    const tried = await trySolve({ part: cornered, assumed, additions: from.additions + 1 });
    const isLikelier =
      tried.degreesOfFreedom <= best.degreesOfFreedom && tried.doubt.wrong < best.doubt.wrong;
    if (isLikelier && isNoWorse(tried)) return tried;
  }
  if (best.degreesOfFreedom === 0) return best;
  const sharp = sharpenCorners(from.part);
  if (sharp === null) return best;
  const tried = await trySolve({
    part: sharp.part,
    assumed: [...from.assumed, sharpSentence(sharp.sharpened)],
    additions: from.additions + sharp.additions,
  });
  const isBetter = tried.degreesOfFreedom < best.degreesOfFreedom && isNoWorse(tried);
  return isBetter ? tried : best;
}

/** How many of the texts contradict the drawing. */
export const denials = ({ texts }: SolvedPart): number =>
  texts.filter(({ status }) => status === "contradicted").length;

const CORNERED = "A corner was hardly drawn; it is placed where its measure ends.";

/** The dimension lines of a part whose numbers do not hold for what they stand at. */
function unheldMarks(page: SeenPage, part: number, { texts }: SolvedPart): DimensionMark[] {
  const held = new Set(
    texts
      .filter(({ status }) => status === "satisfied")
      .map(({ choice }) => choice.hypothesis.carrier),
  );
  return page.marks.filter((mark, i) => mark.part === part && !held.has(`mark ${i}`));
}

const sharpSentence = (count: number): string =>
  count === 1
    ? "A corner was drawn cut off a little; nothing says by how much, so it is sharp."
    : `${count} corners were drawn cut off a little; nothing says by how much, so they are sharp.`;

const agreements = ({ texts }: SolvedPart): number =>
  texts.filter(({ status }) => status === "satisfied").length;
