import type { Interpretation } from "../dimensions/model";
import type { SeenPage, SeenPart } from "../seen";
import { tidyChain } from "../solve/tidy-chain";
import { addFreeRings } from "./add-free-rings";
import { addInkedRings } from "./add-inked-rings";
import { addWhatIsCounted, addWhatIsPointedAt, sizeOf } from "./complete-holes";
import { cutCorners } from "./cut-corners";
import { type Pointing, pointingOf } from "./point-at";
import { roundCorners } from "./round-corners";
import { completeSettings } from "./settings";

/** What a text of the page says, by its index. */
export interface Said {
  text: number;
  interpretation: Interpretation;
  /** The drawing took it for a measure of the arcs of holes. */
  isOfHole: boolean;
  /** Or for one of an arc at all. */
  isOfArc: boolean;
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
  const size = sizeOf(seen);
  const result: CompletePart = { part: seen, assumed: [], additions: 0 };
  for (const own of said) {
    const { text, interpretation, isOfHole } = own;
    const pointing = pointingOf(page, index, text, size);
    if (!isOfHole) roundWhatIsWritten(result, own, pointing, page, scale);
    cutWhatIsWritten(result, interpretation, pointing, page, scale);
    addFreeRings(result, own, page, index, scale);
    addInkedRings(result, own, pointing, page, scale, said);
    addWhatIsPointedAt(result, own, pointing, page, scale, said);
    addWhatIsCounted(result, own, pointing, page, index, scale, said);
  }
  return result;
}

function roundWhatIsWritten(
  result: CompletePart,
  { interpretation: { text, meaning }, isOfArc }: Said,
  pointing: Pointing,
  ink: SeenPage,
  scale: number | null,
): void {
  const { outer, holes } = result.part;
  const size = sizeOf(result.part);
  if (meaning.kind !== "radius" || outer.kind === "circle") return;
  const radius = scale === null ? completeSettings.usualFillet * size : meaning.value / scale;
  const written = { radius, count: meaning.count, pointing, isOpen: !isOfArc, ink };
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

function cutWhatIsWritten(
  result: CompletePart,
  { text, meaning }: Interpretation,
  pointing: Pointing,
  ink: SeenPage,
  scale: number | null,
): void {
  const { outer } = result.part;
  const size = sizeOf(result.part);
  if (meaning.kind !== "chamfer" || outer.kind === "circle") return;
  const leg = scale === null ? completeSettings.usualFillet * size : meaning.value / scale;
  const { outline, corners } = cutCorners(
    tidyChain(outer),
    { leg, count: meaning.count, pointing, ink },
    size,
  );
  if (corners === 0) return;
  result.part = { ...result.part, outer: outline };
  result.additions += pointing.isLed ? corners : corners * completeSettings.guess;
  result.assumed.push(
    corners === 1
      ? `A corner was not drawn cut off straight; it is cut as "${text}" says.`
      : `${corners} corners were not drawn cut off straight; they are cut as "${text}" says.`,
  );
}
