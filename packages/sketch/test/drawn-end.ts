import type { XY } from "./generator/truth";

export type End = "open" | "filled" | "slash" | "dot" | "none";

/** The end of a dimension line or leader; `back`: from the tip along its line. */
export function drawEnd(
  tip: XY,
  back: XY,
  end: End,
  letter: number,
): { lines: [XY, XY][]; fill: XY[] | null } {
  const size = 0.65 * letter;
  const turn = (angle: number, length: number): XY => [
    tip[0] + length * (back[0] * Math.cos(angle) - back[1] * Math.sin(angle)),
    tip[1] + length * (back[0] * Math.sin(angle) + back[1] * Math.cos(angle)),
  ];
  switch (end) {
    case "slash": {
      const reach = 0.28 * letter;
      const at = (way: number): XY => [tip[0] + way * reach, tip[1] - way * reach];
      return { lines: [[at(-1), at(1)]], fill: null };
    }
    case "dot": {
      const dot = Array.from({ length: 14 }, (_, i): XY => {
        const angle = (i * Math.PI) / 7;
        return [tip[0] + 0.15 * letter * Math.cos(angle), tip[1] + 0.15 * letter * Math.sin(angle)];
      });
      return { lines: [], fill: dot };
    }
    case "filled":
      return { lines: [], fill: [tip, turn(0.32, size), turn(-0.32, size)] };
    case "open":
      return {
        lines: [
          [tip, turn(0.38, size)],
          [tip, turn(-0.38, size)],
        ],
        fill: null,
      };
    case "none":
      return { lines: [], fill: null };
  }
}

/** The unit direction from one place to another. */
export function unit(from: XY, to: XY): XY {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

export function moved([x, y]: XY, [u, v]: XY, by: number): XY {
  return [x + u * by, y + v * by];
}
