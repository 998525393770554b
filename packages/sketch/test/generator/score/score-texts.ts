import type { PartDimension } from "../../../src/model";
import type { TruthDimension } from "../truth";

export interface TextScore {
  text: string;
  kind: TruthDimension["kind"];
  /** A text of the result lies where this one is written. */
  found: boolean;
  read: boolean;
  /** Read right and satisfied by the drawing; notes have nothing to satisfy. */
  attached: boolean;
  /** What was read there instead. */
  readAs: string | null;
}

/** Fractions of the page that a text's box may be off its true middle. */
const REACH = 0.025;

/** What became of each written text of a page's parts. */
export function scoreTexts(
  truth: readonly TruthDimension[],
  seen: readonly PartDimension[],
): TextScore[] {
  const free = new Set(seen);
  return truth.map((dimension) => {
    let best: { text: PartDimension; off: number } | null = null;
    for (const text of free) {
      const off = offBy(text, dimension) - (isSame(text.text, dimension.text) ? 0.004 : 0);
      if (off < REACH && (best === null || off < best.off)) best = { text, off };
    }
    const { text, kind } = dimension;
    if (best === null)
      return { text, kind, found: false, read: false, attached: false, readAs: null };
    free.delete(best.text);
    const read = isSame(best.text.text, text);
    const attached = read && (kind === "note" || best.text.status === "satisfied");
    return { text, kind, found: true, read, attached, readAs: best.text.text };
  });
}

function offBy(
  { box: [x, y, width, height] }: PartDimension,
  { at: [ax, ay] }: TruthDimension,
): number {
  const outside = Math.hypot(
    Math.max(x - ax, 0, ax - x - width),
    Math.max(y - ay, 0, ay - y - height),
  );
  return outside + 0.1 * Math.hypot(x + width / 2 - ax, y + height / 2 - ay);
}

/** Spaces, case, units and the forms of the decimal and times signs aside. */
function isSame(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .replaceAll(" ", "")
      .replaceAll(",", ".")
      .replaceAll("×", "x")
      .replaceAll("mm", "")
      .toLowerCase();
  return plain(a) === plain(b);
}
