import type { Figure } from "./figure";

export function scaleFigure(figure: Figure, factor: number): Figure {
  return {
    points: figure.points.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
    rounds: figure.rounds.map((round) => ({ ...round, radius: round.radius * factor })),
    loops: figure.loops,
  };
}
