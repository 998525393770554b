import type { Figure } from "./figure";

export function scaleFigure(figure: Figure, factor: number): Figure {
  return {
    ...figure,
    points: figure.points.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
    rounds: figure.rounds.map((round) => ({ ...round, radius: round.radius * factor })),
    ...(figure.breaks && {
      breaks: figure.breaks.map(({ axis, at }) => ({ axis, at: at * factor })),
    }),
  };
}
