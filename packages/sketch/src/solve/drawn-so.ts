import { type Constraint, isMeasured } from "./constraint";
import { type Figure, figureSize } from "./figure";
import { residual } from "./relation";
import { solveSettings } from "./settings";

/**
 * What of the constraints is drawn so, of a figure in the units it was drawn in. Regularities are told by ratios, as hands distort what they
 * write a measure to; where nothing is written the drawing is as true as the hand is steady, and one that would move things by more than that is none.
 */
export function drawnSo(
  figure: Figure,
  constraints: readonly Constraint[],
  measures: readonly Constraint[],
): Constraint[] {
  if (isMeasured(measures)) return [...constraints];
  const most = solveSettings.sameCoordinate * figureSize(figure);
  return constraints.filter(
    ({ relation, strength }) => strength !== "regularity" || residual(figure, relation) <= most,
  );
}
