import type { Hypothesis } from "./model";

/** A number attached by its place alone: it may as well be a centre mark or a stroke read as a digit. */
export function isMere({ carrier, interpretation, proportion }: Hypothesis): boolean {
  return carrier === null && proportion !== null && interpretation.meaning.kind === "linear";
}
