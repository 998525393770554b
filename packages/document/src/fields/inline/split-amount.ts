import type { Line } from "../../layout/lines";
import { type Segment, toSegment } from "../../layout/segment";
import { kindOf } from "../../text/kind";
import { isLabelLike } from "../units/label-like";
import { toUnit } from "../units/unit";
import type { Piece } from "./split-segment";

/** Amounts of one column end at one edge, within this, in em; so many others show it. */
const EDGE = 0.4;
const FEWEST = 2;
/** Words of an amount at most: a sign, thousands parted by spaces, a currency. */
const LONGEST = 4;

/** The right edges of the amounts that stand by themselves on a page. */
export function amountEdges(lines: readonly Line[]): number[] {
  return lines.flatMap(({ segments }) =>
    segments.flatMap(({ text, box }) => (kindOf(text) === "money" ? [box.x1] : [])),
  );
}

/** "Deposit paid -1 000,00 €", a space apart, where the amounts above and below end at the same edge: a label and its amount, null for any other text. */
export function splitAmount(segment: Segment, edges: readonly number[]): Piece[] | null {
  const { words, page, fontSize, box, underlined } = segment;
  // "-Rp 10.000" is an amount with its sign.
  if (kindOf(segment.text) === "money") return null;
  if (edges.filter((x1) => Math.abs(x1 - box.x1) < EDGE * fontSize).length < FEWEST) return null;
  for (let size = Math.min(LONGEST, words.length - 1); size > 0; size--) {
    const [before, amount] = [words.slice(0, -size), words.slice(-size)].map((part) =>
      toSegment(part, page, underlined),
    ) as [Segment, Segment];
    const label = toUnit([before], null, new Map());
    // "(x 3)", "(max. $35)" tells how the amount behind it was reckoned.
    const isBracketed = /^[^(（]*[)）]$/.test(amount.text);
    if (kindOf(amount.text) !== "money" || isBracketed || !isLabelLike(label)) continue;
    return [
      { segment: before, labelled: false },
      { segment: amount, labelled: true },
    ];
  }
  return null;
}
