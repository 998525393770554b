import { joinWrapped } from "../../layout/segment";
import { isCjk } from "../../text/fold";
import type { Unit } from "../units/unit";

/** The first word of the next line had no room behind the last. */
export function isFull(last: Unit, next: Unit, rightEdge: number): boolean {
  const space = Math.max(0.3, next.segments[0]?.words[0]?.pitch ?? 0);
  return last.box.x1 + firstWordWidth(next) + space * next.fontSize > rightEdge;
}

/** "14 days 2" over "% discount": the sign stands behind its number. */
export const isRateCut = (last: Unit, next: Unit): boolean =>
  /\d$/.test(last.text) && /^[%％](?:\s|$)/.test(next.text);

/** A sentence that goes on below, further left than it began. */
export function flowsOn(last: Unit, next: Unit): boolean {
  const isReturn = next.box.x0 < last.box.x0 - next.fontSize || last.inlineLabel === null;
  const isOpen = /^\p{Ll}/u.test(next.text) && !/[.:;]$/.test(last.text);
  const isOther = next.face !== undefined && last.face !== undefined && next.face !== last.face;
  return isReturn && isOpen && !isOther;
}

function firstWordWidth(unit: Unit): number {
  const word = unit.segments[0]?.words[0];
  if (!word) return 0;
  return isCjk(word.text.slice(0, 1)) ? unit.fontSize : word.box.x1 - word.box.x0;
}

/** A column this narrow, in em, breaks the lines of an address as well. */
const NARROW = 10;

/** Lines of an address are meant, in a column of some width; others have wrapped where the next word had no room. */
export function joinValue(lines: readonly Unit[], rightEdge: number, address: boolean): string {
  const left = lines[0]?.box.x0 ?? 0;
  const narrow = rightEdge - left < NARROW * (lines[0]?.fontSize ?? 1);
  return lines.reduce((text, line, index) => {
    const above = lines[index - 1];
    if (!above) return line.text;
    const isLevel = Math.abs(line.firstBaseline - above.lastBaseline) < 0.4 * above.fontSize;
    const wraps =
      isLevel ||
      (isFull(above, line, rightEdge) && (narrow || !address)) ||
      isRateCut(above, line) ||
      endsAtEdge(above, line, lines) ||
      (lines[0]?.inlineLabel && !address && flowsOn(above, line)) ||
      isAccount(text, line);
    return wraps ? joinWrapped(text, line.text) : `${text}\n${line.text}`;
  }, "");
}

/** Ideographs wrap anywhere: where several lines end at one edge, the column broke them. */
function endsAtEdge(above: Unit, line: Unit, lines: readonly Unit[]): boolean {
  if (!isCjk(above.text) || above === lines.at(-1)) return false;
  const edge = Math.max(...lines.map(({ box }) => box.x1));
  const slack = 0.7 * line.fontSize;
  const ending = lines.slice(0, -1).filter(({ box }) => box.x1 > edge - slack);
  return ending.length > 1 && ending.includes(above);
}

/** The groups of a bank account go on with digits. */
function isAccount(text: string, line: Unit): boolean {
  return /^[A-Z]{2}\d{2}(?: [\dA-Z]{4})*$/.test(text) && /^[\d ]+$/.test(line.text);
}
