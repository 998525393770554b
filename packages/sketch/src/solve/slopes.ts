import { type Figure, figureSize, withParameters } from "./figure";
import { excess, type Relation } from "./relation";

/** Step of the differences, share of the part's size: truncation and rounding are then about as small. */
const STEP = 1e-5;

/** How a relation that is not linear changes with each parameter, where the figure stands (central differences). */
export function slopesOf(
  figure: Figure,
  values: readonly number[],
  relation: Relation,
): Map<number, number> {
  const step = STEP * figureSize(figure);
  const slopes = new Map<number, number>();
  for (const parameter of values.keys()) {
    const at = (value: number) =>
      excess(
        withParameters(
          figure,
          values.map((own, i) => (i === parameter ? value : own)),
        ),
        relation,
      );
    const own = values[parameter] as number;
    const slope = (at(own + step) - at(own - step)) / (2 * step);
    if (slope !== 0) slopes.set(parameter, slope);
  }
  return slopes;
}
