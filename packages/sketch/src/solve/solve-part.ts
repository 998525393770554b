import type { Drawing } from "@inkform/geometry/model";
import { chooseHypotheses } from "../dimensions/choose-hypotheses";
import { listHypotheses } from "../dimensions/list-hypotheses";
import type { ReadText } from "../dimensions/model";
import type { Choice } from "../dimensions/search-choices";
import { settleDimensions } from "../dimensions/settle-dimensions";
import type { SeenPage } from "../seen";
import { assessDoubt, type Doubt } from "./assess-doubt";
import { describeFreedom } from "./describe-freedom";
import { buildFigure, figureBounds, figureSize } from "./figure";
import { inferRegularities } from "./infer-regularities";
import { measureFreedom } from "./measure-freedom";
import { type PartFrame, partFrame } from "./part-frame";
import { residual } from "./relation";
import { scaleFigure } from "./scale-figure";
import { solveSettings } from "./settings";
import { solveDrawable } from "./solve-drawable";
import { toDrawing } from "./to-drawing";
import { atOrigin } from "./to-profile";

export interface AccountedText {
  /** Index into the page's texts. */
  text: number;
  choice: Choice;
  status: "satisfied" | "contradicted" | "unused";
}

export interface SolvedPart {
  frame: PartFrame;
  scale: "dimensions" | "paper";
  width: number;
  height: number;
  degreesOfFreedom: number;
  texts: AccountedText[];
  /** What is not written, in words. */
  free: string[];
  doubt: Doubt;
  drawing: Drawing;
}

/** Solves one part from what was seen of it and what its texts may say; `paperScale` in mm a sheet pixel. */
export async function solvePart(
  page: SeenPage,
  part: number,
  texts: readonly ReadText[],
  paperScale: number,
): Promise<SolvedPart> {
  const seen = page.parts[part];
  if (seen === undefined) throw new RangeError(`no part ${part}`);
  const frame = partFrame(seen);
  const figure = buildFigure(seen, frame);
  const { constraints } = inferRegularities(figure, texts.some(saysPitchCircle));
  const view = { page, part, figure, frame, size: figureSize(figure) };
  const hypotheses = listHypotheses(view, texts);
  const { choices, denied, proportion } = chooseHypotheses(figure, constraints, texts, hypotheses);
  const isForm = ({ strength }: { strength: string }) => strength === "form";
  const settled = settleDimensions(figure, constraints.filter(isForm), choices);
  const standing = constraints.filter((constraint) => !settled.yielded.has(constraint));
  const drawn = scaleFigure(figure, proportion === null ? paperScale : Math.exp(proportion.center));
  const { solved, kept, refuted } = await solveDrawable(drawn, standing, settled.choices);
  const result = atOrigin(solved.figure);
  const isMet = ({ hypothesis }: Choice) =>
    hypothesis.relations.every((relation) => residual(result, relation) <= solveSettings.satisfied);
  const account = (choice: Choice): AccountedText => {
    const met = choice.hypothesis.relations.length === 0 || isMet(choice);
    return { text: choice.hypothesis.text, choice, status: met ? "satisfied" : "contradicted" };
  };
  const accounted = [
    ...[...kept, ...refuted, ...settled.contradicted].map(account),
    ...denied.map((choice) => ({ ...account(choice), status: "contradicted" as const })),
  ];
  const satisfied = accounted.filter(({ status }) => status === "satisfied");
  const freedom = measureFreedom(result, solved.held);
  const { maxX, maxY, minX, minY } = figureBounds(result);
  return {
    frame,
    scale: satisfied.some(({ choice }) => choice.hypothesis.proportion) ? "dimensions" : "paper",
    width: maxX - minX,
    height: maxY - minY,
    degreesOfFreedom: freedom.degrees,
    texts: accounted,
    free: describeFreedom(result, freedom),
    doubt: assessDoubt({
      page,
      part,
      figure,
      texts,
      satisfied: satisfied.map(({ choice }) => choice),
      contradicted: accounted
        .filter(({ status }) => status === "contradicted")
        .map(({ choice }) => choice),
      scale: proportion?.center ?? null,
      free: freedom.degrees,
    }),
    drawing: toDrawing(
      figure,
      result,
      satisfied.map(({ choice }) => choice.hypothesis),
      satisfied.flatMap(({ choice: { hypothesis } }) =>
        hypothesis.relations.length === 0 ? [hypothesis.interpretation.text] : [],
      ),
    ),
  };
}

function saysPitchCircle({ interpretations: [likeliest] }: ReadText): boolean {
  const meaning = likeliest?.meaning;
  if (meaning === undefined) return false;
  return meaning.kind === "pcd" || ("pitchCircle" in meaning && meaning.pitchCircle !== null);
}
