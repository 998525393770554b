export const FULL_TURN = 2 * Math.PI;

/** The same direction in [0, 2π). */
export function normalizeAngle(angle: number): number {
  const turned = angle % FULL_TURN;
  return turned < 0 ? turned + FULL_TURN : turned;
}

/** The counter-clockwise sweep from one angle to another, in (0, 2π]. */
export function sweep(startAngle: number, endAngle: number): number {
  const turned = normalizeAngle(endAngle - startAngle);
  return turned === 0 ? FULL_TURN : turned;
}

/** Whether a direction lies on the counter-clockwise sweep; `slack` in radians widens both ends. */
export function isOnSweep(
  angle: number,
  startAngle: number,
  endAngle: number,
  slack = 1e-12,
): boolean {
  const turned = normalizeAngle(angle - startAngle);
  return turned <= sweep(startAngle, endAngle) + slack || turned >= FULL_TURN - slack;
}
