import type { Comb } from "../../layout/combs/find-combs";
import type { Box, Rule } from "../../model";

/** A level rule of a comb runs along its cells this near, in cells' heights, and ends this near to where a cell does, in their widths. */
const NEAR = 0.2;
const ENDS = 0.3;
/** So many cells at one end, at most, whose walls were not seen: a sign that leans on a wall hides it. */
const MOST = 3;

/** A comb with the cells at its ends whose walls were not seen, where the rule above or below it reaches just that far. */
export function withUnseenCells({ cells }: Comb, rules: readonly Rule[]): Comb {
  const [first, last] = [cells[0] as Box, cells.at(-1) as Box];
  const pitch = (last.x1 - first.x1) / Math.max(1, cells.length - 1);
  const height = first.bottom - first.top;
  const along = rules.filter(
    ({ orientation, box }) =>
      orientation === "horizontal" &&
      [first.top - box.bottom, box.top - last.bottom].some(
        (gap) => Math.abs(gap) < NEAR * height,
      ) &&
      box.x0 < last.x1 &&
      box.x1 > first.x0,
  );
  const missing = (ends: readonly number[]) => {
    const counts = ends.map((end) => end / pitch);
    const count = counts.find(
      (one) => Math.round(one) >= 1 && Math.abs(one - Math.round(one)) < ENDS,
    );
    return count !== undefined && Math.round(count) <= MOST ? Math.round(count) : 0;
  };
  const before = missing(along.map(({ box }) => first.x0 - box.x0));
  const behind = missing(along.map(({ box }) => box.x1 - last.x1));
  const moved = (cell: Box, by: number): Box => ({
    ...cell,
    x0: Math.round(cell.x0 + by * pitch),
    x1: Math.round(cell.x1 + by * pitch),
  });
  return {
    cells: [
      ...Array.from({ length: before }, (_, i) => moved(first, i - before)),
      ...cells,
      ...Array.from({ length: behind }, (_, i) => moved(last, i + 1)),
    ],
  };
}
