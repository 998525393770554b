import type { Sign } from "../readers/print-network";
import { bareSigns } from "../readings/plain-signs";

/** Letters that look alike in both cases. */
export const ONE_SHAPE = /[ckopsuvwxz]/i;

/** How likely a sign is in either case: between those of a letter that looks alike in both the network shares what it sees. */
export function inEitherCase({ text, probability, rivals = [] }: Sign): number {
  if (!ONE_SHAPE.test(bareSigns(text))) return probability;
  const other = rivals.find(
    (rival) => rival.text !== text && rival.text.toLowerCase() === text.toLowerCase(),
  );
  return probability + (other?.probability ?? 0);
}
