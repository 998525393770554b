import type { SeenBox } from "../seen";
import { type Glyph, isDash, isSign } from "./group-letters";
import { sizeOf } from "./letter-shapes";

/**
 * Drops what lines of the drawing leave in a text: ink that joins lines and leaves the row, and a dash at either end.
 * `core` goes without what is only doubtful there.
 */
export function trimText(
  members: readonly Glyph[],
  height: number,
): { members: Glyph[]; core: Glyph[] } {
  const letters = members.filter((g) => g.alone && isSign(g));
  const band = letters.length > 0 ? bandOf(letters) : null;
  const margin = 0.35 * height;
  const within = ({ box }: Glyph) =>
    band === null || (box.top >= band.top - margin && box.bottom <= band.bottom + margin);
  const kept = dropEnds(
    members.filter((g) => g.alone || within(g)),
    (end) => isDash(end.box) && end.box.right - end.box.left > 0.3 * height && end.shape === "bar",
  );
  const core = dropEnds(kept, (end, rest) => isDoubtful(end, rest, height));
  return { members: kept, core: core.some(isSign) ? core : kept };
}

/** Takes members off either end of the text as long as `isForeign` holds for the outermost. */
function dropEnds(
  members: readonly Glyph[],
  isForeign: (end: Glyph, rest: readonly Glyph[]) => boolean,
): Glyph[] {
  let kept = [...members].sort((a, b) => a.box.left - b.box.left);
  for (;;) {
    const ends = kept.length < 2 ? [] : [kept[0] as Glyph, lastOf(kept)];
    const rest = (end: Glyph) => kept.filter((g) => g !== end);
    const foreign = ends.find((end) => rest(end).some(isSign) && isForeign(end, rest(end)));
    if (foreign === undefined) return kept;
    kept = rest(foreign);
  }
}

function lastOf(members: readonly Glyph[]): Glyph {
  return members.reduce((last, g) => (g.box.right > last.box.right ? g : last));
}

/** A dot, a stroke that joins a line, ink that leaves the row, or a stroke well apart from the rest. */
function isDoubtful(end: Glyph, rest: readonly Glyph[], height: number): boolean {
  if (!rest.some(isLetter)) return false;
  if (end.shape === "dot" || isDash(end.box)) return true;
  if (!end.alone && end.shape === "bar") return true;
  const gap = Math.min(
    ...rest.map((g) => Math.max(g.box.left - end.box.right, end.box.left - g.box.right)),
  );
  if (gap > 0.55 * height && !(end.alone && isLetter(end))) return true;
  const band = bandOf(inner(rest));
  const tall = band.bottom - band.top + 1;
  const slack = (end.alone ? 0.4 : 0.25) * Math.max(height, tall);
  return (
    end.box.top < band.top - slack ||
    end.box.bottom > band.bottom + slack ||
    (!end.alone && sizeOf(end.box).most > 1.3 * Math.max(height, tall))
  );
}

/** The signs without the outermost, where a letter is among them: there foreign ink may stand at both ends. */
function inner(rest: readonly Glyph[]): readonly Glyph[] {
  const signs = rest.filter(isSign).sort((a, b) => a.box.left - b.box.left);
  const within = signs.slice(1, -1);
  return within.some(isLetter) ? within : signs;
}

function isLetter({ shape }: Glyph): boolean {
  return shape === "letter" || shape === "word";
}

function bandOf(glyphs: readonly Glyph[]): Pick<SeenBox, "top" | "bottom"> {
  return {
    top: Math.min(...glyphs.map(({ box }) => box.top)),
    bottom: Math.max(...glyphs.map(({ box }) => box.bottom)),
  };
}
