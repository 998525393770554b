import type { ReadField } from "../model";

/** So few signs are read where there is none, and so improbable are they then. */
const SIGNS = 3;
const IMPROBABLE = 0.1;

/**
 * A sign or two seen on pixels that are hardly the answer to anything: dust in an empty cell, the stroke of a pen, a blank's
 * line. What is longer was printed or written by someone, and is shown, marked, however improbable.
 */
export function isSpeck(field: ReadField, source: "pdf" | "ocr"): boolean {
  const signs = [...field.value.replaceAll(/\s/g, "")].length;
  return source === "ocr" && signs <= SIGNS && field.confidence < IMPROBABLE;
}
