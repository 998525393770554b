import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { Darkness } from "../capture/normalise-light";
import type { AngleMark, DimensionMark, Leader, SeenCircle, SeenPart, SeenText } from "../seen";
import { cutText } from "./cut-text";
import { findFreeRings } from "./find-free-rings";
import type { FoundLeader } from "./find-leaders";
import type { PenLine } from "./find-lines";
import type { FoundMark } from "./find-marks";
import { findReach, settleReach } from "./find-reaches";
import { findSmallRing } from "./find-small-ring";
import type { FreeInk, TextGroup } from "./find-texts";
import type { Tick } from "./find-ticks";
import type { FoundAngle } from "./measure-angle";
import { nearestPart, partReached } from "./nearest-part";

export interface UnsettledWriting {
  texts: readonly TextGroup[];
  marks: readonly FoundMark[];
  angles: readonly FoundAngle[];
  leaders: readonly FoundLeader[];
  lines: readonly PenLine[];
  ink: FreeInk;
  mask: Mask;
  darkness: Darkness;
  height: number;
  penWidth: number;
}

export interface SettledWriting {
  texts: SeenText[];
  marks: DimensionMark[];
  angles: AngleMark[];
  leaders: Leader[];
  rings: SeenCircle[];
}

/** Now that the parts are known: what each dimension line reaches, and which part each text speaks about. */
export function settleWriting(
  { texts, marks, angles, leaders, lines, ink, mask, darkness, height, penWidth }: UnsettledWriting,
  parts: readonly SeenPart[],
): SettledWriting {
  const beside = texts.map((_, t) => directionAt(t, marks));
  const owner = (p: Point) => nearestPart(p, parts);
  const seenTexts = texts.map((t, k) => cutText(t, { ink, darkness, height }, beside[k] ?? null));
  const seenMarks = marks.map((m): DimensionMark => {
    const end = (t: Tick) => {
      const far = findReach(t.at, m.line.direction, lines, height);
      const reaches = settleReach(t.at, m.line.direction, far, parts, mask, height);
      return { at: t.at, kind: t.kind, reaches };
    };
    const from = end(m.from);
    const to = end(m.to);
    const part = partReached([from.reaches ?? from.at, to.reaches ?? to.at], parts);
    return { from, to, texts: m.texts, part };
  });
  const seenAngles = angles.map(
    ({ from, to, vertex, texts: t }): AngleMark => ({
      from,
      to,
      vertex,
      texts: t,
      part: partReached([from, to], parts),
    }),
  );
  const seenLeaders = leaders.map(({ tip, tail, texts: t }) => ({
    tip,
    tail,
    texts: t,
    part: owner(tip),
    ring: findSmallRing({ tip, tail }, mask, penWidth, height),
  }));
  seenTexts.forEach((text, k) => {
    const user = [...seenMarks, ...seenAngles, ...seenLeaders].find((m) => m.texts[0] === k);
    text.part = user ? user.part : owner(text.center);
  });
  const rings = findFreeRings({ mask, texts, marks: seenMarks, parts, penWidth, height });
  return { texts: seenTexts, marks: seenMarks, angles: seenAngles, leaders: seenLeaders, rings };
}

function directionAt(text: number, marks: readonly FoundMark[]): number | null {
  const mark = marks.find((m) => m.texts[0] === text);
  return mark ? Math.atan2(mark.line.direction.y, mark.line.direction.x) : null;
}
