import { type Constraint, isMeasured, structure } from "./constraint";
import { edgesOf, type Figure, figureBounds } from "./figure";
import { fitProportions } from "./fit-proportions";
import { solveWithPlanegcs } from "./planegcs-system";
import { residual } from "./relation";
import { inOrder, type Selection, selectConstraints } from "./select-constraints";
import { solveSettings } from "./settings";
import { settleNewton } from "./settle-newton";

export interface SolvedFigure {
  figure: Figure;
  /** What was taken from the constraints before solving. */
  selection: Selection;
  /** What the solved figure obeys, structure included. */
  held: Constraint[];
  broken: Constraint[];
}

/**
 * Moves a figure (mm, near its size) to obey its constraints: the linear ones are sorted out first,
 * planegcs solves them with the rest, and what it finds contradictory is dropped, least sure first.
 */
export async function solveFigure(
  drawn: Figure,
  constraints: readonly Constraint[],
): Promise<SolvedFigure> {
  const ordered = inOrder([...endsOnArcs(drawn), ...constraints]);
  const selection = selectConstraints(drawn, ordered);
  // What follows from the rest would only make the solver report redundancy.
  let standing = selection.accepted.filter((constraint) => !selection.implied.has(constraint));
  const start = startFor(drawn, standing);
  let solution = await solveWithPlanegcs(start, standing);
  for (let drop = 0; drop < solveSettings.maxDrops; drop++) {
    const isSound = solution.converged && !hasCollapsed(start, solution.figure);
    if (isSound && solution.conflicting.length === 0) break;
    const settled = settleNewton(fitProportions(drawn, standing), standing);
    if (settled !== null) {
      solution = { converged: true, figure: settled, conflicting: [] };
      break;
    }
    const culprit = drop === 0 ? soleCulprit(drawn, standing) : null;
    if (culprit !== null) {
      standing = standing.filter((constraint) => constraint !== culprit.constraint);
      solution = { converged: true, figure: culprit.figure, conflicting: [] };
      break;
    }
    const loser = leastSure(standing, solution.conflicting, solution.figure);
    if (loser === null) break;
    standing = standing.filter((constraint) => constraint !== loser);
    solution = await solveWithPlanegcs(fitProportions(drawn, standing), standing);
  }
  const holds = ({ relation }: Constraint) =>
    residual(solution.figure, relation) <= solveSettings.satisfied;
  return {
    figure: solution.figure,
    selection,
    held: [...selection.accepted, ...selection.refused.map(({ constraint }) => constraint)].filter(
      holds,
    ),
    broken: constraints.filter((constraint) => !holds(constraint)),
  };
}

/**
 * Where planegcs starts. It goes far where no measure holds lengths (round ends shrank to half beside holes that did not): what is
 * unmeasured goes there the shortest way first.
 */
function startFor(drawn: Figure, standing: readonly Constraint[]): Figure {
  const fitted = fitProportions(drawn, standing);
  return isMeasured(standing) ? fitted : (settleNewton(fitted, standing) ?? fitted);
}

/** Relations of form alone hold in a point as well: where no measure forbids it, the solver may shrink a part to nothing. */
function hasCollapsed(start: Figure, figure: Figure): boolean {
  const [before, after] = [start, figure].map(figureBounds) as [Bounds, Bounds];
  const { collapsed } = solveSettings;
  return (
    after.maxX - after.minX < collapsed * (before.maxX - before.minX) ||
    after.maxY - after.minY < collapsed * (before.maxY - before.minY)
  );
}

type Bounds = ReturnType<typeof figureBounds>;

/** An arc's ends lie on its circle. */
function endsOnArcs(figure: Figure): Constraint[] {
  return edgesOf(figure).flatMap(({ edge }) =>
    edge.kind === "arc"
      ? [edge.from, edge.to].map((point) =>
          structure({ kind: "on-round", round: edge.round, point }),
        )
      : [],
  );
}

/**
 * The one regularity without which all the rest holds, the least sure such. Among several that are about as sure the
 * false one is told by that: an even distance that no longer fits once arcs and angles have their sizes.
 */
function soleCulprit(
  drawn: Figure,
  standing: readonly Constraint[],
): { constraint: Constraint; figure: Figure } | null {
  const suspects = standing
    .filter(({ strength }) => strength === "regularity")
    .sort((a, b) => a.confidence - b.confidence)
    .slice(0, Math.ceil(solveSettings.suspectPoints / drawn.points.length));
  for (const constraint of suspects) {
    const others = standing.filter((it) => it !== constraint);
    const figure = settleNewton(fitProportions(drawn, others), others);
    if (figure !== null) return { constraint, figure };
  }
  return null;
}

/** The one to drop: among the conflicting (or, failing those, the unmet) the least sure regularity, else dimension. */
function leastSure(
  standing: readonly Constraint[],
  conflicting: readonly number[],
  figure: Figure,
): Constraint | null {
  const named = conflicting.flatMap((index) => standing[index] ?? []);
  const unmet = standing.filter(
    ({ relation }) => residual(figure, relation) > solveSettings.satisfied,
  );
  const suspects = (named.length > 0 ? named : unmet).filter(
    ({ strength }) => strength !== "structure",
  );
  const worth = ({ strength, confidence }: Constraint) =>
    confidence + ["regularity", "form", "dimension"].indexOf(strength);
  return [...suspects].sort((a, b) => worth(a) - worth(b))[0] ?? null;
}
