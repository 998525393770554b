import type { Drawing, Point } from "@inkform/geometry/model";
import { chainLoops } from "./audit/chain-loops";
import { checkAgainst } from "./audit/check-against";
import { checkDimensions } from "./audit/check-dimensions";
import { checkFrame } from "./audit/check-frame";
import { checkLoops } from "./audit/check-loops";
import { checkShapes } from "./audit/check-shapes";
import type { DxfContent, DxfEntity, Finding } from "./model";
import { readDxf } from "./read";
import { dxfSettings } from "./settings";

/**
 * Reads a DXF back and collects what a shop would hold against it. Empty: it can be cut.
 * `expected` is the drawing the text was written from.
 */
export function auditDxf(text: string, expected: Drawing): Finding[] {
  let content: DxfContent;
  try {
    content = readDxf(text);
  } catch (error) {
    return [{ code: "unreadable", message: error instanceof Error ? error.message : "no DXF" }];
  }
  const shapesOn = (layer: string): DxfEntity["shape"][] =>
    content.entities.filter((entity) => entity.layer === layer).map(({ shape }) => shape);
  const outline = chainLoops(shapesOn("OUTLINE"), dxfSettings.closure);
  const holes = chainLoops(shapesOn("HOLES"), dxfSettings.closure);
  return [
    ...checkFrame(content),
    ...checkShapes([...shapesOn("OUTLINE"), ...shapesOn("HOLES")], "cut"),
    ...checkShapes(shapesOn("CENTER"), "center"),
    ...[...outline.openEnds, ...holes.openEnds].map(
      (at): Finding => ({
        code: "loop_not_closed",
        message: `a chain of edges ends openly at ${shown(at)}`,
      }),
    ),
    ...checkLoops(outline.loops, holes.loops),
    ...checkAgainst(expected, content.version, outline.loops, holes.loops),
    ...checkDimensions(content, expected),
  ];
}

const shown = ({ x, y }: Point): string => `(${x.toFixed(3)}, ${y.toFixed(3)})`;
