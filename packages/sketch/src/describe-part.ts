import { isMere } from "./dimensions/is-mere";
import { isOverruled } from "./dimensions/is-overruled";
import type { ReadText } from "./dimensions/model";
import type { PartDimension, Reading, SketchPart } from "./model";
import { boxCorners, toPageBox } from "./page-frame";
import type { SeenPage } from "./seen";
import { solveSettings } from "./solve/settings";
import type { AccountedText, SolvedPart } from "./solve/solve-part";

type Spoken = "thickness" | "quantity" | "name";

/** The solved part in the words of the result: what was written, what holds, what is doubtful. */
export function describePart(
  page: SeenPage,
  part: number,
  solved: SolvedPart,
  texts: readonly ReadText[],
  readings: readonly (readonly Reading[])[],
): SketchPart {
  const seen = page.parts[part];
  if (seen === undefined) throw new RangeError(`no part ${part}`);
  const dimensions = texts.flatMap((text) =>
    describeText(
      page,
      text,
      solved.texts.find((it) => it.text === text.index),
      readings,
    ),
  );
  const warnings = warn(solved, dimensions, seen.cutOff);
  const { left, top, right, bottom } = seen.box;
  const said = (kind: Spoken) =>
    solved.texts
      .map(({ choice }) => choice.hypothesis.interpretation.meaning)
      .find((m) => m.kind === kind);
  const name = said("name");
  const thickness = said("thickness");
  const quantity = said("quantity");
  return {
    name: name?.kind === "name" ? name.text : null,
    page: page.page,
    box: toPageBox(page, [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]),
    scale: solved.scale,
    width: toNanometre(solved.width),
    height: toNanometre(solved.height),
    thickness: thickness?.kind === "thickness" ? thickness.value : null,
    quantity: quantity?.kind === "quantity" ? quantity.value : 1,
    unsure: isUnsure({ scale: solved.scale, dimensions }, solved.doubt.wrong),
    degreesOfFreedom: solved.degreesOfFreedom,
    dimensions,
    warnings,
    drawing: solved.drawing,
  };
}

/** Whether a part is called unsure that is wrong with this probability. */
export function isUnsure(
  { scale, dimensions }: Pick<SketchPart, "scale" | "dimensions">,
  wrong: number,
): boolean {
  const isDenied = dimensions.some(({ status }) => status === "contradicted");
  return scale === "paper" || isDenied || wrong >= solveSettings.doubt.unsure;
}

/** What is closer than the solver's own tolerance is said in round numbers. */
const toNanometre = (length: number): number => Math.round(length * 1e6) / 1e6;

function describeText(
  page: SeenPage,
  text: ReadText,
  accounted: AccountedText | undefined,
  readings: readonly (readonly Reading[])[],
): PartDimension[] {
  const written = page.texts[text.index];
  const interpretation = accounted?.choice.hypothesis.interpretation ?? text.interpretations[0];
  const shown = interpretation?.text ?? readings[text.index]?.[0]?.text;
  if (written === undefined || shown === undefined) return [];
  // What nothing was made of and can hardly be read is ink, not a number.
  const isLegible = (interpretation?.probability ?? 0) >= solveSettings.legible;
  if (accounted === undefined && !isLegible) return [];
  const meaning = interpretation?.meaning;
  if (meaning?.kind === "name") return [];
  return [
    {
      text: shown,
      kind: kindOf(meaning),
      value: meaning && "value" in meaning ? meaning.value : null,
      status: accounted?.status ?? "unused",
      unsure: accounted === undefined || isDoubtful(accounted, text),
      page: page.page,
      box: toPageBox(page, boxCorners(written)),
    },
  ];
}

/**
 * Whether a person should look: other values are likely too, the drawing overruled what the writing
 * seemed to say, or a number stands by its place alone.
 */
function isDoubtful({ choice: { hypothesis, probability } }: AccountedText, text: ReadText) {
  return (
    probability < solveSettings.sureReading || isOverruled(hypothesis, text) || isMere(hypothesis)
  );
}

type Said = ReadText["interpretations"][number]["meaning"] | undefined;

function kindOf(meaning: Said): PartDimension["kind"] {
  switch (meaning?.kind) {
    case "linear":
    case "chamfer":
    case "acrossFlats":
    case "size":
      return "linear";
    case "diameter":
    case "thread":
    case "pcd":
      return "diameter";
    case "radius":
    case "angle":
      return meaning.kind;
    default:
      return "note";
  }
}

function warn(solved: SolvedPart, dimensions: readonly PartDimension[], cutOff: boolean): string[] {
  const warnings: string[] = [];
  if (cutOff) warnings.push("The drawing is cut off by the edge of the picture.");
  if (solved.scale === "paper") {
    warnings.push("No dimension could be read: the part has the size it has on the paper.");
  }
  for (const { text, kind, status, unsure } of dimensions) {
    if (kind === "note") continue;
    if (status === "contradicted") {
      warnings.push(`"${text}" contradicts the other dimensions and was left out.`);
    } else if (status === "unused") {
      warnings.push(`"${text}" could not be attached to anything.`);
    } else if (unsure) {
      warnings.push(
        `"${text}" is doubtful: check that it reads so and measures what it stands at.`,
      );
    }
  }
  if (solved.doubt.metres >= solveSettings.doubt.unsure) {
    warnings.push("The dimensions may be in metres: they were taken for millimetres.");
  }
  warnings.push(...solved.assumed);
  const { unread } = solved.doubt.signs;
  if (unread > 0) {
    warnings.push(
      unread === 1
        ? "A dimension line has no number that could be read."
        : `${unread} dimension lines have no number that could be read.`,
    );
  }
  if (solved.scale === "dimensions") {
    for (const missing of solved.free) {
      warnings.push(
        `${missing.charAt(0).toUpperCase()}${missing.slice(1)}; it keeps its drawn proportion.`,
      );
    }
  }
  return warnings;
}
