/** Direction of the longest spread of the pixels (x, y, x, y, …), radians, without sense. */
export function directionOfInk(pixels: Float64Array): number {
  const n = pixels.length / 2;
  let mx = 0;
  let my = 0;
  for (let i = 0; i < n; i += 1) {
    mx += (pixels[2 * i] as number) / n;
    my += (pixels[2 * i + 1] as number) / n;
  }
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let i = 0; i < n; i += 1) {
    const x = (pixels[2 * i] as number) - mx;
    const y = (pixels[2 * i + 1] as number) - my;
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  return 0.5 * Math.atan2(2 * xy, xx - yy);
}

/** A direction without sense, in (-90°, 90°]. */
export function wrapDirection(angle: number): number {
  let a = angle % Math.PI;
  if (a > Math.PI / 2) a -= Math.PI;
  if (a <= -Math.PI / 2) a += Math.PI;
  return a;
}

/** Upright writing is read from the right: near the vertical the direction points up the page. */
export function upwards(angle: number): number {
  const a = wrapDirection(angle);
  return a > 1.2 ? a - Math.PI : a;
}
