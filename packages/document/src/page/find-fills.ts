import type { PdfPath } from "@inkform/raster/pdf-graphics";
import type { Fill } from "../model";
import { hullOf, isVisiblyFilled } from "./find-rules";
import { pageSettings as settings } from "./settings";

/** Share of the page from which on a fill is the paper's colour rather than an area on it. */
const PAPER = 0.9;

/** Visibly filled areas behind text. */
export function findFills(paths: readonly PdfPath[], width: number, height: number): Fill[] {
  return paths
    .filter(isVisiblyFilled)
    .flatMap(({ chains, fill }) => {
      const areas = chains.filter((chain) => chain.points.length >= 4).map(hullOf);
      return areas.map((box): Fill => (fill ? { ...box, colour: fill.join() } : box));
    })
    .filter((box) => {
      const w = box.x1 - box.x0;
      const h = box.bottom - box.top;
      return Math.min(w, h) >= settings.fillSide && w * h < PAPER * width * height;
    });
}
