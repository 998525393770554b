import { cellOf, type ReceiptKey } from "./receipt-cells";
import type { ReceiptLine } from "./receipt-lines";

/** From line to line of one item, and of one text, in em. */
export const NEAR = 2;
export const CLOSE = 1.45;

/** A line stands in below a name by so many em of its own. */
export const INDENT = [0.5, 4] as const;

export const leftOf = ({ line }: ReceiptLine): number => line.segments[0]?.box.x0 ?? 0;

/** Sizes seen on pixels are those of letters, which are smaller than their face by so much. */
const SEEN = 1.06;

export function stepTo(above: ReceiptLine, { line }: ReceiptLine): number {
  const em = Math.max(above.line.fontSize, line.fontSize);
  const isSeen = line.segments[0]?.source === "ocr";
  return (line.baseline - above.line.baseline) / (isSeen ? SEEN * em : em);
}

export const has = ({ cells }: Pick<ReceiptLine, "cells">, key: ReceiptKey): boolean =>
  cellOf(cells, key) !== undefined;
