import { bounds, type PlannedPart } from "./drawing/draw-part";
import type { TruthEntity, TruthPart, XY } from "./truth";

/** The part as its measures make it, moved to (0, 0). */
export function truthOf(
  plan: PlannedPart,
  seen: Pick<TruthPart, "dimensions" | "image_box" | "page">,
): TruthPart {
  const shape = plan.family.shape(plan.measures, plan.style);
  const low = exactLow(shape.outline);
  const shift = (p: XY): XY => [fine(p[0] - low[0]), fine(p[1] - low[1])];
  const move = (entity: TruthEntity): TruthEntity => {
    if (entity.type === "line") return { type: "line", p: shift(entity.p), q: shift(entity.q) };
    if (entity.type === "circle") return { type: "circle", c: shift(entity.c), r: fine(entity.r) };
    return {
      type: "arc",
      c: shift(entity.c),
      r: fine(entity.r),
      a0: fine(entity.a0),
      a1: fine(entity.a1),
    };
  };
  const outline = shape.outline.map(move);
  const holes = shape.holes.map((loop) => loop.map(move));
  return {
    name: plan.name,
    thickness: plan.thickness,
    quantity: plan.quantity,
    outline,
    holes,
    entities: [...outline, ...holes.flat()],
    ...seen,
  };
}

/** Lower left corner; sampled arcs end a hair inside, so their own extremes are taken where they are reached. */
function exactLow(outline: readonly TruthEntity[]): XY {
  const { x0, y0 } = bounds(outline);
  const snapped = (value: number) => (Math.abs(value) < 0.05 ? 0 : value);
  return [snapped(x0), snapped(y0)];
}

const fine = (value: number) => Math.round(value * 1e9) / 1e9 + 0;
