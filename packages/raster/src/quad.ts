export interface Point {
  x: number;
  y: number;
}

/** Four corners, clockwise from the top left as seen. */
export type Quad = [Point, Point, Point, Point];

export function quadArea(corners: Quad): number {
  let twice = 0;
  corners.forEach((p, k) => {
    const q = corners[(k + 1) % 4] as Point;
    twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
}
