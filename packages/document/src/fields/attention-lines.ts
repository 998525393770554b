import type { Line } from "../layout/lines";
import type { Segment } from "../layout/segment";
import { type LanguageWeights, matchLabel } from "../lexicon/vocabulary";

/** How a line of an address says for whom at the firm it is. */
const ATTENTION =
  /^(?:att(?:n|ention)?|at[ne]n?ci[oó]n|aten[cç][aã]o|a\/c|c\/o|fao|t\.?a\.?v|z\.? ?hd|(?:à|a) l['’]attention(?: de)?|all['’]att(?:enzione)?(?: di)?|u\.?p)\.? ?[:：]/iu;
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
  if (!ATTENTION.test(segment.text)) return false;
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
