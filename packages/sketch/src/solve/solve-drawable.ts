import { rankChoices } from "../dimensions/rank-choices";
import type { Choice } from "../dimensions/search-choices";
import { dimensionConstraints } from "../dimensions/settle-dimensions";
import type { Constraint } from "./constraint";
import { dropCollapsed } from "./drop-collapsed";
import type { Figure } from "./figure";
import { isDrawable } from "./is-drawable";
import { type SolvedFigure, solveFigure } from "./solve-figure";
import { toProfile } from "./to-profile";

export interface SolvedDrawable {
  solved: SolvedFigure;
  kept: Choice[];
  /** What had to be given up for a drawing that can be cut. */
  refuted: Choice[];
}

/**
 * Solves, and where nothing comes of it that can be cut, once more without what was merely drawn regular: a letter
 * taken for a hole pulls its surroundings onto itself.
 */
export async function solveDrawable(
  drawn: Figure,
  standing: readonly Constraint[],
  chosen: readonly Choice[],
): Promise<SolvedDrawable> {
  const found = await solveWith(drawn, standing, chosen);
  if (canBeCut(found.solved)) return found;
  const needed = standing.filter(({ strength }) => strength !== "regularity");
  const plain = await solveWith(drawn, needed, chosen);
  return canBeCut(plain.solved) ? plain : found;
}

/**
 * Solves, and where the dimensions together give nothing that can be cut (a misread number turns an outline
 * inside out), gives up as few as it can: one alone, the least likely that helps; else the least likely one
 * after another, and then takes back each that does no harm.
 */
async function solveWith(
  drawn: Figure,
  standing: readonly Constraint[],
  chosen: readonly Choice[],
): Promise<SolvedDrawable> {
  const ranked = rankChoices(chosen);
  const solve = async (kept: readonly Choice[]) => {
    const solved = await solveFigure(drawn, [...dimensionConstraints(kept), ...standing]);
    return { ...solved, figure: dropCollapsed(drawn, solved.figure) };
  };
  const whole = await solve(ranked);
  const measures = ranked.filter(({ hypothesis }) => hypothesis.relations.length > 0).reverse();
  if (measures.length === 0 || canBeCut(whole)) return { solved: whole, kept: ranked, refuted: [] };
  for (const loser of measures) {
    const kept = ranked.filter((choice) => choice !== loser);
    const solved = await solve(kept);
    if (canBeCut(solved)) return { solved, kept, refuted: [loser] };
  }
  const refuted = new Set<Choice>();
  let solved = whole;
  for (const loser of measures) {
    refuted.add(loser);
    solved = await solve(ranked.filter((choice) => !refuted.has(choice)));
    if (canBeCut(solved)) break;
  }
  for (const choice of [...refuted].reverse().slice(1)) {
    const tried = await solve(ranked.filter((other) => other === choice || !refuted.has(other)));
    if (!canBeCut(tried)) continue;
    refuted.delete(choice);
    solved = tried;
  }
  return { solved, kept: ranked.filter((it) => !refuted.has(it)), refuted: [...refuted] };
}

const canBeCut = ({ figure }: SolvedFigure): boolean => isDrawable(toProfile(figure));
