import { isOtherFace } from "../captions/caption-look";
import { beginsWithBox } from "../choices/tick-boxes";
import { isLabelLike } from "../units/label-like";
import type { Unit } from "../units/unit";
import { unitsInCells } from "./in-cells";
import { type Records, ruledPair } from "./records";

/** An answer may begin this far before its caption, in em of that. */
const BEFORE = 1;
const LEVEL = 0.4;

/**
 * Cells with two captions or more side by side at their head, and answers in another face below several of them, each under the caption that it begins behind: "9. Name and
 * address   10. Number".
 */
export function findCaptionedColumns(units: readonly Unit[]): Records {
  const found = [...unitsInCells(units).values()].flatMap(columnsIn);
  return {
    pairs: found.flatMap(({ caption, answer: [first] }) =>
      first ? [ruledPair(caption, first)] : [],
    ),
    bound: new Set(found.flatMap(({ caption, answer }) => [caption, ...answer])),
  };
}

interface Captioned {
  caption: Unit;
  answer: Unit[];
}

function columnsIn(own: readonly Unit[]): Captioned[] {
  const ordered = own.toSorted((a, b) => a.firstBaseline - b.firstBaseline);
  const [first] = ordered;
  if (!first) return [];
  const isAtHead = (unit: Unit) =>
    Math.abs(unit.firstBaseline - first.firstBaseline) < LEVEL * first.fontSize;
  const captions = ordered.filter(isAtHead).toSorted((a, b) => a.box.x0 - b.box.x0);
  const answers = ordered.filter((unit) => !isAtHead(unit));
  const areCaptions = captions.every((unit) => mayAsk(unit) && unit.face === first.face);
  const areAnswers = answers.every((unit) => isOtherFace(first, unit) && unit.inlineLabel === null);
  if (captions.length < 2 || !areCaptions || !areAnswers) return [];
  const columns = captions.map((caption, i): Captioned => {
    const next = captions[i + 1]?.box.x0 ?? Number.POSITIVE_INFINITY;
    const from = i === 0 ? Number.NEGATIVE_INFINITY : caption.box.x0;
    const edge = BEFORE * caption.fontSize;
    const answer = answers.filter(({ box }) => box.x0 >= from - edge && box.x0 < next - edge);
    return { caption, answer };
  });
  return columns.filter(({ answer }) => answer.length > 0).length > 1 ? columns : [];
}

const mayAsk = (unit: Unit): boolean =>
  isLabelLike(unit) && !unit.colon && unit.inlineLabel === null && !beginsWithBox(unit.text);
