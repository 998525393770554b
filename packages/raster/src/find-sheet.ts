import { brightCells, type CellGrid } from "./bright-cells";
import type { Raster } from "./model";
import type { Quad } from "./quad";
import { cornersOf, type Outline, outlineEvidence, type SidePair } from "./sheet-outline";
import { findSides, type Side, sideAt, transpose } from "./sheet-sides";

/** Side of a cell in shares of the long side: wider than any pen line, so that ink leaves no trace. */
const CELL = 1 / 240;
/** What speaks for a sheet in all, in shares of the picture's circumference; of faint or broken lines less does. */
const LEAST_EVIDENCE = 0.3;
/** The sides found may be so many cells off the best ones: of lines close together only one was looked at. */
const OFF = 3;

/**
 * Finds the sheet by straight sides beyond which the picture is darker, however bright it is elsewhere. The edge of a shadow
 * or of a board is such a side too, but goes on beyond the corners that it would have: what shows there speaks against a
 * sheet as what does not show between them. Where one of the four lies outside the picture, the sheet is taken up to there,
 * parallel to the opposite side; null where fewer show.
 */
export function findSheet(raster: Raster): Quad | null {
  const cell = Math.max(4, Math.round(CELL * Math.max(raster.width, raster.height)));
  const grid = brightCells(raster, cell);
  const turned = transpose(grid);
  const outline = bestOutline(
    grid,
    pairs(findSides(grid, 1), findSides(grid, -1)),
    pairs(findSides(turned, 1), findSides(turned, -1)),
  );
  if (!outline) return null;
  const corners = cornersOf(refine(outline, grid), grid);
  return corners.map((p) => ({ x: (p.x + 0.5) * cell, y: (p.y + 0.5) * cell })) as Quad;
}

/** Two opposite sides each; null in place of one that does not show. */
function pairs(near: readonly Side[], far: readonly Side[]): SidePair[] {
  return [
    ...near.flatMap((a) => far.map((b) => ({ near: a, far: b }))),
    ...near.map((side) => ({ near: side, far: null })),
    ...far.map((side) => ({ near: null, far: side })),
  ];
}

function bestOutline(
  grid: CellGrid,
  down: readonly SidePair[],
  across: readonly SidePair[],
): Outline | null {
  let best: Outline | null = null;
  let most = LEAST_EVIDENCE * 2 * (grid.width + grid.height);
  for (const upright of down) {
    for (const level of across) {
      const outline = { down: upright, across: level };
      const evidence = outlineEvidence(outline, grid);
      if (evidence <= most) continue;
      most = evidence;
      best = outline;
    }
  }
  return best;
}

/** The outline with each of its sides in turn where most speaks for it. */
function refine(start: Outline, grid: CellGrid): Outline {
  let best = start;
  let most = outlineEvidence(start, grid);
  for (const pair of ["down", "across"] as const) {
    for (const which of ["near", "far"] as const) {
      const side = best[pair][which];
      for (const moved of side ? around(side) : []) {
        const outline = { ...best, [pair]: { ...best[pair], [which]: moved } };
        const evidence = outlineEvidence(outline, grid);
        if (evidence <= most) continue;
        most = evidence;
        best = outline;
      }
    }
  }
  return best;
}

function around({ first, last, drops }: Side): Side[] {
  const steps = Array.from({ length: 2 * OFF + 1 }, (_, k) => k - OFF);
  return steps.flatMap((a) => steps.map((b) => sideAt(drops, first + a, last + b)));
}
