import type { CenterMark, Shape } from "../families/model";
import type { TruthEntity, XY } from "../truth";
import { type Board, thinLine } from "./board";
import { entityPoints } from "./pen";

/** Draws the part itself with its centre marks, and takes their room. */
export function drawShape(board: Board, shape: Shape, toPage: (p: XY) => XY, scale: number): void {
  const { pen, ink, room } = board;
  for (const entity of [...shape.outline, ...shape.holes.flat()].flatMap((e) => parted(e, shape))) {
    const points = entityPoints(entity, 5 / scale).map(toPage);
    ink.strokes.push(...pen.along(points, "outline", { closed: entity.type === "circle" }));
    const loop = entity.type === "circle" ? [...points, points[0] as XY] : points;
    const sparse = loop.filter(
      (_, i) => entity.type !== "line" || i === 0 || i === loop.length - 1,
    );
    sparse.forEach((p, i) => {
      const q = sparse[i + 1];
      if (q) room.lines.push({ p, q, thin: false });
    });
  }
  if (shape.gap) drawBreak(board, shape, toPage);
  for (const mark of shape.centers) drawCentre(board, mark, toPage, scale);
}

/** A long edge in two pieces where the part is broken out of the drawing. */
function parted(entity: TruthEntity, { gap }: Shape): TruthEntity[] {
  if (!gap || entity.type !== "line" || Math.abs(entity.q[0] - entity.p[0]) < 1) return [entity];
  const y = entity.p[1];
  const forth = entity.q[0] > entity.p[0];
  const near: XY = [forth ? gap.from : gap.to, y];
  const far: XY = [forth ? gap.to : gap.from, y];
  return [
    { type: "line", p: entity.p, q: near },
    { type: "line", p: far, q: entity.q },
  ];
}

/** Two jagged lines across the part. */
function drawBreak(board: Board, shape: Shape, toPage: (p: XY) => XY): void {
  const { gap } = shape;
  const ys = shape.outline.flatMap((e) => (e.type === "line" ? [e.p[1], e.q[1]] : []));
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  if (!gap) return;
  const tooth = (high - low) * 0.09;
  for (const x of [gap.from, gap.to]) {
    const corners: XY[] = [0, 0.42, 0.46, 0.54, 0.58, 1].map((share, i) => [
      x + (i === 2 ? tooth : i === 3 ? -tooth : 0),
      low + share * (high - low),
    ]);
    corners.slice(1).forEach((q, i) => {
      thinLine(board, toPage(corners[i] as XY), toPage(q));
    });
  }
}

function drawCentre(board: Board, mark: CenterMark, toPage: (p: XY) => XY, scale: number): void {
  const { pen, ink, room, letter } = board;
  if (mark.kind === "circle" || mark.kind === "arc") {
    const entity = { ...mark, type: mark.kind } as TruthEntity;
    dashDot(board, entityPoints(entity, 4 / scale).map(toPage));
  } else if (board.style.centers && mark.kind === "line")
    dashDot(board, [toPage(mark.p), toPage(mark.q)]);
  else if (board.style.centers && mark.kind === "cross") {
    const [x, y] = toPage(mark.at);
    const reach = mark.r * scale + letter * 0.55;
    for (const [dx, dy] of [
      [reach, 0],
      [0, reach],
    ] as const) {
      if (mark.r * scale > 3 * letter)
        dashDot(board, entityPoints({ type: "line", p: [x - dx, y - dy], q: [x + dx, y + dy] }, 4));
      else
        ink.strokes.push(
          ...pen.line([x - dx, y - dy], [x + dx, y + dy], "centre", { thin: true, exact: true }),
        );
      room.lines.push({ p: [x - dx, y - dy], q: [x + dx, y + dy], thin: true });
    }
  }
}

/** Long and short dashes in turn along points about 4 pixels apart. */
function dashDot(board: Board, points: XY[]): void {
  const unit = board.letter * 0.5;
  const pattern = [3.2 * unit, 0.7 * unit, 0.45 * unit, 0.7 * unit];
  let [piece, run] = [0, 0];
  let dash: XY[] = [];
  const flush = () => {
    if (dash.length > 1)
      board.ink.strokes.push(...board.pen.along(dash, "centre", { thin: true, exact: true }));
    dash = [];
  };
  points.forEach((p, i) => {
    const before = points[i - 1] ?? p;
    run += Math.hypot(p[0] - before[0], p[1] - before[1]);
    if (run > (pattern[piece % 4] as number)) {
      [piece, run] = [piece + 1, 0];
      if (piece % 2 === 1) flush();
    }
    if (piece % 2 === 0) dash.push(p);
  });
  flush();
}
