import type { Hypothesis, ReadText } from "./model";
import { attachSettings } from "./settings";

/** Whether the drawing took a reading of the text against one that seemed likelier. */
export function isOverruled({ interpretation }: Hypothesis, text: ReadText): boolean {
  const [likeliest] = text.interpretations;
  if (likeliest === undefined) return false;
  return likeliest.probability > attachSettings.overruled * interpretation.probability;
}
