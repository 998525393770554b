import type { Meaning } from "../lettering/dimension-grammar";
import { attachSettings } from "./settings";

/**
 * How seldom (minus the logarithm) such a number is written: people choose whole millimetres for lengths,
 * tenths for holes at most; a digit too many comes from a stroke beside the number.
 */
export function oddness(meaning: Meaning): number {
  const { tenths, finer, roundHalf } = attachSettings.oddness;
  if (!("value" in meaning) || ("unit" in meaning && meaning.unit === "inch")) return 0;
  const { value } = meaning;
  if (isMultiple(value, 1)) return 0;
  if (isMultiple(value, 0.5)) return roundHalf;
  if (isMultiple(value, 0.1)) return meaning.kind === "linear" ? tenths : roundHalf;
  return finer;
}

const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6;
