/** A 3 × 3 projective transform, row by row. */
export type Projective = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export interface Point {
  x: number;
  y: number;
}

export function applyTo(m: Projective, x: number, y: number): Point {
  const w = m[6] * x + m[7] * y + m[8];
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w };
}

/** The transform that applies `inner` first, then `outer`. */
export function compose(outer: Projective, inner: Projective): Projective {
  const cell = (row: number, column: number) =>
    (outer[row * 3] as number) * (inner[column] as number) +
    (outer[row * 3 + 1] as number) * (inner[column + 3] as number) +
    (outer[row * 3 + 2] as number) * (inner[column + 6] as number);
  return [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ];
}

export function scaling(factor: number): Projective {
  return [factor, 0, 0, 0, factor, 0, 0, 0, 1];
}

/** The turn by `angle` (radians, clockwise as seen, y down) about the origin, then the shift. */
export function rotation(angle: number, shiftX: number, shiftY: number): Projective {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, -s, shiftX, s, c, shiftY, 0, 0, 1];
}

/**
 * The transform that takes the rectangle (0, 0) – (width, height) to a quadrilateral given from the top
 * left clockwise (Heckbert 1989, the square-to-quadrilateral mapping).
 */
export function rectangleTo(
  width: number,
  height: number,
  quad: readonly [Point, Point, Point, Point],
): Projective {
  const [p0, p1, p2, p3] = quad;
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const square: Projective = [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
  return compose(square, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
}
