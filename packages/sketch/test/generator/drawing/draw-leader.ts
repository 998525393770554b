import type { XY } from "../truth";
import { type Board, drawEnd, prepareText, textBox, thinLine, writeAt } from "./board";
import { isFree, lineMeetsBox, lineMeetsText, linesCross } from "./room";

/** What a leader points at: a point on a line, or the rim of something round. Page frame; angles in degrees as on paper, y up. */
export interface LeaderTarget {
  center: XY;
  radius: number;
  angles: readonly [number, number];
  text: string;
  /** The line runs on through the circle to its other side, with an end on both. */
  across: boolean;
}

interface Candidate {
  tip: XY;
  knee: XY;
  end: XY;
  middle: XY;
  angle: number;
  cost: number;
}

/** Draws the leader with the fewest crossings; null where its text fits nowhere. Returns where the text stands. */
export function drawLeader(board: Board, target: LeaderTarget): XY | null {
  const set = prepareText(board, target.text);
  const { letter, room, random } = board;
  const { crowding } = board.style;
  const level = crowding.straightLeaders ? 0.1 : 0.8;
  let best: Candidate | null = null;
  const [low, high] = target.angles;
  for (let degrees = low; degrees <= high; degrees += 9) {
    const angle = (-(degrees + random.normal(2)) * Math.PI) / 180;
    const at = (r: number): XY => [
      target.center[0] + Math.cos(angle) * r,
      target.center[1] + Math.sin(angle) * r,
    ];
    const tip = at(target.radius);
    for (const length of [crowding.leader, 1.8, 2.6, 3.6, 4.8, 6.2, 8, 10, 13, 16]) {
      const knee = at(target.radius + length * letter);
      const way =
        Math.abs(Math.cos(angle)) < 0.15 ? (degrees > 90 ? -1 : 1) : Math.sign(Math.cos(angle));
      const end: XY = [knee[0] + way * letter * level, knee[1]];
      const middle: XY = [end[0] + way * (set.width / 2 + letter * 0.4), end[1]];
      const box = textBox(set, middle, false, letter * crowding.leaderClearance);
      if (!isFree(box, room) || lineMeetsText(tip, knee, room) || lineMeetsText(knee, end, room))
        continue;
      if (lineMeetsBox(tip, knee, box)) continue;
      const crossings = room.lines.reduce((sum, line) => {
        const hit =
          linesCross(line.p, line.q, at(target.radius + 2), knee) ||
          linesCross(line.p, line.q, knee, end);
        return sum + (hit ? (line.thin ? 2.5 : 2) : 0);
      }, 0);
      const steep = Math.abs(Math.sin(2 * angle)) < 0.3 ? 1.2 : 0;
      const cost = crossings + length * 0.35 + steep + random.between(0, 0.8);
      if (best === null || cost < best.cost) best = { tip, knee, end, middle, angle, cost };
    }
  }
  if (best === null) return null;
  drawIt(board, target, best);
  writeAt(board, set, best.middle, false);
  return best.middle;
}

function drawIt(
  board: Board,
  { center, across }: LeaderTarget,
  { tip, knee, end, angle }: Candidate,
): void {
  const ends = board.style.ends === "slash" ? "open" : board.style.ends;
  if (across) {
    const other: XY = [2 * center[0] - tip[0], 2 * center[1] - tip[1]];
    thinLine(board, other, tip);
    drawEnd(board, other, angle, ends);
    drawEnd(board, tip, angle + Math.PI, ends);
  } else drawEnd(board, tip, angle, ends);
  thinLine(board, tip, knee);
  thinLine(board, knee, end);
}
