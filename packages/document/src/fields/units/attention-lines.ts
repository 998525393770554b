import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { hasRole } from "../../lexicon/roles";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";

/** What stands before a colon at the beginning of a line of an address. */
const ASKED = /^([^:：]{1,28})[:：]/u;
/** Lines of one address begin at one edge and are no further apart, in em. */
const NEAR = { edge: 0.6, pitch: 1.8 } as const;

/**
 * "Attn: Accounts Payable" between the name of a firm and its street: a line of the address, and no question of its own. `lines` are those of the
 * page.
 */
export function isAttentionLine(
  segment: Segment,
  lines: readonly Line[],
  weights: LanguageWeights,
): boolean {
  const [, asked = ""] = ASKED.exec(segment.text) ?? [];
  if (!hasRole(asked, "attention")) return false;
  const mates = lines
    .flatMap(({ segments }) => segments)
    .filter(({ box }) => Math.abs(box.x0 - segment.box.x0) < NEAR.edge * segment.fontSize);
  const isMate = (other: Segment, step: number) =>
    step > 0.5 * segment.fontSize &&
    step < NEAR.pitch * segment.fontSize &&
    !/[:：]/.test(other.text) &&
    (matchLabel(other.text, false, weights)?.score ?? 0) < 0.9;
  return (
    mates.some((other) => isMate(other, segment.baseline - other.baseline)) &&
    mates.some((other) => isMate(other, other.baseline - segment.baseline))
  );
}
