/** How the pairs of a row stand on a paper form. */
export type RowStyle = "cells" | "lines" | "plain" | "grid" | "heads" | "under" | "memo";

/**
 * A paper form somebody filled in, written line by line: `@style` sets the rows that follow, `Label = value | Label = value`
 * is a row (nothing behind the sign is a blank, ` ; ` breaks a line of the value), `? Label = *choice, choice` a question
 * with boxes, `## heading` and `> small print` are printed and no fields, `!stamp` is stamped across the page.
 */
export interface Sheet {
  /** ISO 639-3. */
  code: string;
  title: string;
  /** Printed in a corner: the number of the form. */
  form?: string;
  fill: "print" | "typewriter" | "hand";
  bars: boolean;
  body: string;
}
