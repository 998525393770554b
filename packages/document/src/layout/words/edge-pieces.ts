import type { Box, Page, Rule } from "../../model";
import { median } from "../box";

/** A piece of an edge is at most so thick, in thicknesses of the page's level rules, lies so near to the edge, in em, and is so much of it at most. */
const THIN = 0.8;
const NEAR = 0.12;
const PART = 0.9;

/** A page without the thin level rules that were seen along part of a panel's upper or lower edge: they end in the midst of it, where nothing does. */
export function withoutEdgePieces(page: Page): Page {
  if (page.source !== "ocr" || page.fills.length === 0) return page;
  const level = page.rules.filter(({ orientation }) => orientation === "horizontal");
  const thin = THIN * median(level.map(({ box }) => box.bottom - box.top));
  const near = NEAR * median(page.words.map(({ fontSize }) => fontSize));
  const isPiece = ({ box, orientation }: Rule): boolean =>
    orientation === "horizontal" &&
    box.bottom - box.top < thin &&
    page.fills.some((fill) => isPieceOfEdge(box, fill, near));
  return { ...page, rules: page.rules.filter((rule) => !isPiece(rule)) };
}

function isPieceOfEdge(rule: Box, fill: Box, near: number): boolean {
  const isAlong = [fill.top, fill.bottom].some(
    (edge) => rule.top <= edge + near && rule.bottom >= edge - near,
  );
  const isPart = rule.x1 - rule.x0 < PART * (fill.x1 - fill.x0);
  return isAlong && isPart && rule.x0 >= fill.x0 - near && rule.x1 <= fill.x1 + near;
}
