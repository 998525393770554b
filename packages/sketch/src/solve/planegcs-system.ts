import {
  Algorithm,
  DebugMode,
  GcsWrapper,
  init_planegcs_module,
  SolveStatus,
} from "@salusoft89/planegcs";
import type { Constraint } from "./constraint";
import type { Figure } from "./figure";
import { Primitives } from "./planegcs-primitives";
import { pushRelation } from "./planegcs-relations";
import { solveSettings } from "./settings";

export interface Solution {
  converged: boolean;
  figure: Figure;
  /** Indices of constraints that contradict others. */
  conflicting: number[];
}

let loading: ReturnType<typeof init_planegcs_module> | null = null;

/** planegcs is loaded once in a process (or worker). */
function loadPlanegcs(): ReturnType<typeof init_planegcs_module> {
  loading ??= init_planegcs_module();
  return loading;
}

/**
 * Solves the constraints with planegcs (FreeCAD's solver), from where the figure stands.
 * One point and one direction are held, so that the part stays where it is.
 */
export async function solveWithPlanegcs(
  figure: Figure,
  constraints: readonly Constraint[],
): Promise<Solution> {
  const module = await loadPlanegcs();
  const wrapper = new GcsWrapper(new module.GcsSystem());
  try {
    wrapper.debug_mode = DebugMode.NoDebug;
    wrapper.set_convergence_threshold(solveSettings.convergence);
    wrapper.set_max_iterations(solveSettings.maxIterations);
    const primitives = new Primitives(figure);
    primitives.hold(constraints);
    const placed = new Set(
      constraints.flatMap(({ relation }) =>
        relation.kind === "polar" ? [`${relation.round} ${relation.point}`] : [],
      ),
    );
    constraints.forEach(({ relation }, i) => {
      const isPlaced =
        relation.kind === "on-round" && placed.has(`${relation.round} ${relation.point}`);
      if (!isPlaced) pushRelation(primitives, relation, i);
    });
    for (const item of primitives.list) {
      if (item.type === "param") wrapper.push_sketch_param(item.name, item.value, false);
      else wrapper.push_primitive(item);
    }
    const status = wrapper.solve(Algorithm.DogLeg);
    const conflicting = wrapper.get_gcs_conflicting_constraints().map((id) => primitives.owner(id));
    wrapper.apply_solution();
    return {
      converged: status === SolveStatus.Success || status === SolveStatus.Converged,
      figure: primitives.readBack(wrapper),
      conflicting: [...new Set(conflicting)].filter((index) => index >= 0),
    };
  } finally {
    wrapper.destroy_gcs_module();
  }
}
