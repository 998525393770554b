/** The two patches between whose centres a pixel lies, and how far on its way to the second. */
export function between(
  pixel: number,
  patch: number,
  count: number,
): { from: number; to: number; share: number } {
  const at = Math.min(count - 1, Math.max(0, (pixel + 0.5) / patch - 0.5));
  const from = Math.min(Math.floor(at), Math.max(0, count - 2));
  return { from, to: Math.min(count - 1, from + 1), share: at - from };
}

/** The grey of which so many pixels are brighter. */
export function brighter(counts: Uint32Array, many: number): number {
  let above = 0;
  for (let grey = 255; grey > 0; grey--) {
    above += counts[grey] as number;
    if (above > many) return grey;
  }
  return 0;
}
