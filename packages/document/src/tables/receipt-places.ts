import { cellOf, type ReceiptKey } from "./receipt-cells";
import type { ReceiptLine } from "./receipt-lines";

/** From line to line of one item, and of one text, in em. */
export const NEAR = 2;
export const CLOSE = 1.45;

/** A line stands in below a name by so many em of its own. */
export const INDENT = [0.5, 4] as const;

export const leftOf = ({ line }: ReceiptLine): number => line.segments[0]?.box.x0 ?? 0;

export function stepTo(above: ReceiptLine, { line }: ReceiptLine): number {
  return (line.baseline - above.line.baseline) / Math.max(above.line.fontSize, line.fontSize);
}

export const has = ({ cells }: Pick<ReceiptLine, "cells">, key: ReceiptKey): boolean =>
  cellOf(cells, key) !== undefined;
