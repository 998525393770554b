import type { PdfPath } from "@inkform/raster/pdf-graphics";
import type { Box, Rule } from "../model";
import { dottedRules } from "./dotted-rules";
import { mergeRules } from "./merge-rules";
import { pageSettings as settings } from "./settings";

/** Straight horizontal and vertical lines among paths: strokes, thin filled rectangles, thin images. */
export function findRules(paths: readonly PdfPath[], images: readonly Box[]): Rule[] {
  const thin = [
    ...paths.flatMap(strokedLines),
    ...paths.filter(isVisiblyFilled).flatMap((path) => path.chains.map(hullOf)),
    ...images,
  ];
  const rules = thin.map(toRule);
  const dots = thin.filter((_, at) => rules[at] === null);
  return mergeRules([...rules.filter((rule) => rule !== null), ...dottedRules(dots)]);
}

/** A box around each axis-parallel straight piece of a visible stroke, as thick as the pen. */
function strokedLines(path: PdfPath): Box[] {
  if (path.stroke === null || isWhite(path.stroke)) return [];
  const half = Math.max(path.strokeWidth, 0.1) / 2;
  return path.chains.flatMap(({ points, curved }) =>
    curved.flatMap((isCurved, i) => {
      const [p, q] = [points[i], points[i + 1]];
      if (isCurved || !p || !q) return [];
      const horizontal = Math.abs(p.y - q.y) <= settings.ruleLean;
      const vertical = Math.abs(p.x - q.x) <= settings.ruleLean;
      if (horizontal === vertical) return [];
      return [
        {
          x0: Math.min(p.x, q.x) - (vertical ? half : 0),
          x1: Math.max(p.x, q.x) + (vertical ? half : 0),
          top: Math.min(p.y, q.y) - (horizontal ? half : 0),
          bottom: Math.max(p.y, q.y) + (horizontal ? half : 0),
        },
      ];
    }),
  );
}

function toRule(box: Box): Rule | null {
  const width = box.x1 - box.x0;
  const height = box.bottom - box.top;
  const thickness = Math.min(width, height);
  const length = Math.max(width, height);
  if (thickness > settings.ruleThickness || length < settings.ruleLength) return null;
  if (length < 2 * thickness) return null;
  return { orientation: width >= height ? "horizontal" : "vertical", box };
}

export function isVisiblyFilled(path: PdfPath): boolean {
  return path.fill !== null && !isWhite(path.fill);
}

function isWhite(color: readonly number[]): boolean {
  return color.every((value) => value >= settings.whiteLevel);
}

/** Built step by step: a drawing's path may have more points than a call takes arguments. */
export function hullOf(chain: PdfPath["chains"][number]): Box {
  const hull = {
    x0: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    x1: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { x, y } of chain.points) {
    hull.x0 = Math.min(hull.x0, x);
    hull.x1 = Math.max(hull.x1, x);
    hull.top = Math.min(hull.top, y);
    hull.bottom = Math.max(hull.bottom, y);
  }
  return hull;
}
