import type { Point } from "@inkform/geometry/model";
import type { SeenPage, SeenText } from "../seen";
import { crossesBreak } from "../solve/breaks";
import { type Figure, pointOf } from "../solve/figure";
import type { PartFrame } from "../solve/part-frame";
import { fromAngle } from "./from-angles";
import { fromCorner } from "./from-corners";
import { fromPointer } from "./from-leaders";
import { fromMark } from "./from-marks";
import { fromOrphan } from "./from-orphans";
import { fromSize } from "./from-sizes";
import { fromSlot } from "./from-slots";
import type { Hypothesis, Interpretation, ReadText } from "./model";
import { oddness } from "./oddness";
import { attachSettings } from "./settings";

export interface PartView {
  page: SeenPage;
  /** Index of the part on its page. */
  part: number;
  figure: Figure;
  frame: PartFrame;
  /** Longer side as drawn. */
  size: number;
}

/** What says something about the part as a whole and measures nothing that is drawn. */
const SPOKEN = new Set<Interpretation["meaning"]["kind"]>([
  "thickness",
  "quantity",
  "name",
  "note",
]);

/** Everything the texts of a part may mean for its figure. */
export function listHypotheses(view: PartView, texts: readonly ReadText[]): Hypothesis[] {
  return texts
    .flatMap((text) =>
      text.interpretations.flatMap((interpretation) =>
        hypothesesOf(view, text.index, interpretation),
      ),
    )
    .map((hypothesis) => withoutBroken(view.figure, hypothesis));
}

/** What runs past a break is drawn short: its length compares with nothing. */
function withoutBroken(figure: Figure, hypothesis: Hypothesis): Hypothesis {
  const isBroken = hypothesis.relations.some((relation) => {
    if (relation.kind !== "offset") return false;
    const { axis, from, to } = relation;
    const [low, high] = [from, to].map(({ point }) => pointOf(figure, point)[axis]);
    return crossesBreak(figure, axis, low ?? 0, high ?? 0);
  });
  return isBroken ? { ...hypothesis, proportion: null } : hypothesis;
}

function hypothesesOf(view: PartView, text: number, interpretation: Interpretation): Hypothesis[] {
  const { page, part, figure, frame, size } = view;
  const base = { text, interpretation };
  const { probability, meaning } = interpretation;
  const reading = Math.log(Math.max(1e-6, probability)) - oddness(meaning);
  const isHere = (owner: number | null) => owner === null || owner === part;
  const rank = (texts: readonly number[]) => -attachSettings.rankPenalty * texts.indexOf(text);
  const found: Hypothesis[] = [];
  if (SPOKEN.has(interpretation.meaning.kind)) {
    const isOnLine = [...page.marks, ...page.angles].some(({ texts }) => texts[0] === text);
    const { notePenalty, noteOnLinePenalty } = attachSettings;
    const score = reading - notePenalty - (isOnLine ? noteOnLinePenalty : 0);
    return [{ ...base, carrier: null, relations: [], proportion: null, score, shown: null }];
  }
  page.marks.forEach((mark, i) => {
    if (!mark.texts.includes(text) || !isHere(mark.part)) return;
    const score = reading + rank(mark.texts);
    found.push(...fromMark(figure, size, frame, mark, { ...base, carrier: `mark ${i}`, score }));
  });
  page.angles.forEach((mark, i) => {
    if (!mark.texts.includes(text) || !isHere(mark.part)) return;
    const score = reading + rank(mark.texts);
    found.push(...fromAngle(figure, size, frame, mark, { ...base, carrier: `angle ${i}`, score }));
  });
  page.leaders.forEach((leader, i) => {
    if (!leader.texts.includes(text) || !isHere(leader.part)) return;
    const score = reading + rank(leader.texts);
    const tip = frame.toPart(leader.tip);
    const tail = frame.toPart(leader.tail);
    found.push(
      ...fromPointer(figure, size, tip, tail, { ...base, carrier: `leader ${i}`, score }),
      ...fromCorner(figure, size, tip, { ...base, carrier: `leader ${i}`, score }),
      ...fromSize(figure, size, tip, tail, { ...base, carrier: `leader ${i}`, score }),
      ...fromSlot(figure, size, tip, tail, { ...base, carrier: `leader ${i}`, score }),
    );
  });
  const isBroken = !found.some(({ score }) => score > reading - attachSettings.brokenLine);
  const written = page.texts[text];
  if (written) {
    const at = frame.toPart(written.center);
    const score = reading - attachSettings.nearnessPenalty;
    for (const tip of nearPoints(written)) {
      found.push(
        ...fromPointer(figure, size, frame.toPart(tip), at, { ...base, carrier: null, score }),
        ...fromSlot(figure, size, frame.toPart(tip), at, { ...base, carrier: null, score }),
      );
    }
    found.push(
      ...fromCorner(figure, size, at, { ...base, carrier: null, score }),
      ...fromSize(figure, size, at, at, { ...base, carrier: null, score }),
    );
    // A number that stands on a dimension line measures what that line does; one across an opening is seldom a length.
    const isOn = (marks: readonly { texts: number[] }[]) =>
      marks.some(({ texts }) => texts[0] === text);
    const { brokenLinePenalty, offLinePenalty } = attachSettings;
    const onLine = isBroken && !isOn(page.angles) ? brokenLinePenalty : offLinePenalty;
    const orphan = reading - (isOn([...page.marks, ...page.angles]) ? onLine : 0);
    found.push(...fromOrphan(figure, size, frame, written, { ...base, score: orphan }));
  }
  return found;
}

/** Where a text is near to other things: its middle and its two ends. */
function nearPoints({ center, width, angle }: SeenText): Point[] {
  const half = { x: (Math.cos(angle) * width) / 2, y: (Math.sin(angle) * width) / 2 };
  return [
    center,
    { x: center.x - half.x, y: center.y - half.y },
    { x: center.x + half.x, y: center.y + half.y },
  ];
}
