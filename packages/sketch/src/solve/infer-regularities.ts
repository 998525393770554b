import type { Constraint } from "./constraint";
import type { Figure } from "./figure";
import { inferAlignments } from "./infer/alignments";
import { inferAxisEdges } from "./infer/axis-edges";
import { type BoltCircle, inferBoltCircles } from "./infer/bolt-circles";
import { inferCentring } from "./infer/centring";
import { inferChamfers } from "./infer/chamfers";
import { inferCoves } from "./infer/coves";
import { inferMirroredRuns } from "./infer/mirrored-runs";
import { inferRegularPolygons } from "./infer/regular-polygons";
import { inferRepeatedSteps } from "./infer/repeated-steps";
import { inferConcentric, inferEqualRadii } from "./infer/round-groups";
import { inferDiameters, inferParallels, inferRadialEdges } from "./infer/slanted-edges";
import { inferSpacing } from "./infer/spacing";
import { inferSymmetry } from "./infer/symmetry";
import { inferTangencies } from "./infer/tangencies";

export interface Regularities {
  constraints: Constraint[];
  boltCircles: BoltCircle[];
}

/** What the drawing means without saying it, each with how sure it is. Adds construction rounds to the figure. */
export function inferRegularities(figure: Figure, hasPitchCircle: boolean): Regularities {
  const bolts = inferBoltCircles(figure, hasPitchCircle);
  const polygons = inferRegularPolygons(figure);
  const constraints = [
    ...inferAxisEdges(figure),
    ...inferTangencies(figure),
    ...inferCoves(figure),
    ...bolts.constraints,
    ...polygons,
    ...inferConcentric(figure),
    ...inferSpacing(figure),
    ...inferEqualRadii(figure),
    ...inferAlignments(figure),
    ...inferCentring(figure),
    ...inferSymmetry(figure),
    ...inferMirroredRuns(figure),
    ...inferChamfers(figure),
    ...inferParallels(figure),
    ...inferRadialEdges(figure),
    ...inferDiameters(figure),
    ...inferRepeatedSteps(figure),
  ];
  return { constraints, boltCircles: bolts.circles };
}
