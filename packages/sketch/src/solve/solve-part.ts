import type { Drawing } from "@inkform/geometry/model";
import { saysPitchCircle } from "../complete/complete-holes";
import { type CompletePart, completePart, type Said } from "../complete/complete-part";
import { asFreeCurves } from "../complete/take-free-curves";
import { chooseHypotheses } from "../dimensions/choose-hypotheses";
import { listHypotheses, type PartView } from "../dimensions/list-hypotheses";
import type { ReadText } from "../dimensions/model";
import type { Choice } from "../dimensions/search-choices";
import { dimensionConstraints, settleDimensions } from "../dimensions/settle-dimensions";
import type { SeenPage, SeenPart } from "../seen";
import { assessDoubt, type Doubt } from "./assess-doubt";
import { describeFreedom } from "./describe-freedom";
import { drawnSo } from "./drawn-so";
import { buildFigure, edgesOf, figureBounds, figureSize } from "./figure";
import { hangsOnHoles } from "./hangs-on-holes";
import { inferRegularities } from "./infer-regularities";
import { isDrawable } from "./is-drawable";
import { leansOnParallels } from "./leans-on-parallels";
import { measureFreedom } from "./measure-freedom";
import { type PartFrame, partFrame } from "./part-frame";
import { residual } from "./relation";
import { scaleFigure } from "./scale-figure";
import { solveSettings } from "./settings";
import { solveDrawable } from "./solve-drawable";
import { toDrawing } from "./to-drawing";
import { atOrigin } from "./to-profile";
import { denials, tryCorners } from "./try-corners";

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
  /** What was not drawn so but is written, a sentence each. */
  assumed: string[];
  doubt: Doubt;
  drawing: Drawing;
}

/**
 * Solves one part from what was seen of it and what its texts may say; `paperScale` in mm a sheet pixel. Shapes
 * that are written and were not seen are added, unless more of the texts agree without them.
 */
export async function solvePart(
  page: SeenPage,
  part: number,
  texts: readonly ReadText[],
  paperScale: number,
): Promise<SolvedPart> {
  const seen = page.parts[part];
  if (seen === undefined) throw new RangeError(`no part ${part}`);
  const view = viewOf(page, part, seen);
  const asSeen: CompletePart = { part: seen, assumed: [], additions: 0 };
  const plain = await solveSeen(view, asSeen, texts, paperScale);
  const free = asFreeCurves(seen);
  if (free !== null && !keepsForm(plain, view)) {
    const freed = { ...page, parts: page.parts.map((own) => (own === seen ? free : own)) };
    return solvePart(freed, part, texts, paperScale);
  }
  const size = Math.max(plain.width, plain.height);
  const scale = plain.scale === "dimensions" ? size / view.size : null;
  const completed = completePart(page, part, saidIn(plain, view, texts), scale);
  const trySolve = (other: CompletePart) =>
    solveSeen(viewOf(page, part, other.part), other, texts, paperScale);
  const solved = completed.part === seen ? plain : await trySolve(completed);
  const isKept = denials(solved) <= denials(plain);
  const [best, from] = isKept ? [solved, completed] : [plain, asSeen];
  return tryCorners(page, part, best, from, trySolve);
}

/** What each text says: what the drawing took it for, else its likeliest reading. */
function saidIn(
  { texts: accounted }: SolvedPart,
  { figure }: PartView,
  texts: readonly ReadText[],
): Said[] {
  const inHoles = new Set(
    edgesOf(figure).flatMap(({ edge, loop }) =>
      loop > 0 && edge.kind === "arc" ? [edge.round] : [],
    ),
  );
  return texts.flatMap(({ index, interpretations: [likeliest] }) => {
    const own = accounted.find(({ text, status }) => text === index && status === "satisfied");
    const interpretation = own?.choice.hypothesis.interpretation ?? likeliest;
    const rounds = (own?.choice.hypothesis.relations ?? []).flatMap((relation) =>
      relation.kind === "radius" ? [relation.round] : [],
    );
    const isOfHole = rounds.some((round) => inHoles.has(round));
    const isOfArc = rounds.length > 0;
    return interpretation === undefined ? [] : [{ text: index, interpretation, isOfHole, isOfArc }];
  });
}

/** Whether a part can be cut and, where no measure stretches it, still has the proportions it was drawn with. */
function keepsForm({ drawing, scale, width, height }: SolvedPart, { figure }: PartView): boolean {
  if (!isDrawable(drawing.profile)) return false;
  const { minX, minY, maxX, maxY } = figureBounds(figure);
  const stretched = Math.abs(Math.log((width * (maxY - minY)) / (height * (maxX - minX))));
  return scale === "dimensions" || stretched <= Math.log(solveSettings.sameForm);
}

async function solveSeen(
  view: PartView,
  { assumed, additions }: CompletePart,
  texts: readonly ReadText[],
  paperScale: number,
): Promise<SolvedPart> {
  const { page, part, frame, figure } = view;
  const { constraints } = inferRegularities(
    figure,
    texts.some(({ interpretations: [likeliest] }) => likeliest && saysPitchCircle(likeliest)),
  );
  const hypotheses = listHypotheses(view, texts);
  const { choices, denied, proportion } = chooseHypotheses(figure, constraints, texts, hypotheses);
  const isForm = ({ strength }: { strength: string }) => strength === "form";
  const settled = settleDimensions(figure, constraints.filter(isForm), choices);
  const standing = drawnSo(
    figure,
    constraints.filter((constraint) => !settled.yielded.has(constraint)),
    dimensionConstraints(settled.choices),
  );
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
    assumed,
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
      additions,
      hung: hangsOnHoles(result, solved.held),
      leaning: leansOnParallels(result, solved.held, freedom.degrees),
      refused: solved.selection.refused,
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

function viewOf(page: SeenPage, part: number, seen: SeenPart): PartView {
  const own = page.marks.filter((mark) => mark.part === part);
  const frame = partFrame(seen, own);
  const figure = buildFigure(seen, frame);
  return { page, part, figure, frame, size: figureSize(figure) };
}
