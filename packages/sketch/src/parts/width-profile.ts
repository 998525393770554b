import { parting } from "./settings";

/** How wide a line's ink is at a place along it, pixels. */
export interface WidthAt {
  along: number;
  width: number;
}

/** Whether beside its widest place a line's ink is wider on that side, as a filled arrowhead is towards its tip. */
export function narrowsTo(
  side: 1 | -1,
  widths: readonly WidthAt[],
  where: number,
  { height, penWidth }: { height: number; penWidth: number },
): boolean {
  const meanOn = (way: number) => {
    const beside = widths.filter(({ along }) => {
      const off = way * (along - where);
      return off > 0.1 * height && off < 0.5 * height;
    });
    return beside.reduce((sum, { width }) => sum + width, 0) / Math.max(1, beside.length);
  };
  return meanOn(side) > parting.narrowing * Math.max(meanOn(-side), penWidth);
}

/** Of places along a line that which lies nearest to another; infinitely far off where there are none. */
export function nearestTo(place: number, places: readonly number[]): number {
  return places.reduce(
    (best, s) => (Math.abs(s - place) < Math.abs(best - place) ? s : best),
    Number.POSITIVE_INFINITY,
  );
}
