/** A line along one axis: its position across the axis and its extent along it. */
export interface Track {
  at: number;
  from: number;
  to: number;
}

/** The radius of a corner, in em, at most. */
const RADIUS = 1;

/**
 * Frames with round corners have sides that stop before they would meet, both of them a radius short. The sides go on to their corner in what is returned; `tolerance`
 * is how far lines that meet may miss each other.
 */
export function withRoundCorners(
  rows: readonly Track[],
  columns: readonly Track[],
  em: number,
  tolerance: number,
): [rows: Track[], columns: Track[]] {
  const level = rows.map((row) => ({ ...row }));
  const upright = columns.map((column) => ({ ...column }));
  for (const [r, row] of rows.entries())
    for (const [c, column] of columns.entries()) {
      const [x, y] = [endNear(row, column.at), endNear(column, row.at)];
      if (!x || !y || Math.max(x.gap, y.gap) > RADIUS * em) continue;
      if (Math.max(x.gap, y.gap) <= tolerance || Math.min(x.gap, y.gap) <= tolerance / 2) continue;
      if (Math.abs(x.gap - y.gap) > tolerance) continue;
      (level[r] as Track)[x.end] = column.at;
      (upright[c] as Track)[y.end] = row.at;
    }
  return [level, upright];
}

/** The end of a line that is nearer to a place beyond it, and how far that is; null within the line. */
function endNear({ from, to }: Track, at: number): { end: "from" | "to"; gap: number } | null {
  if (at < from) return { end: "from", gap: from - at };
  return at > to ? { end: "to", gap: at - to } : null;
}
