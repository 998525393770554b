import { boundsOfEdges, boundsOfLoop } from "@inkform/geometry/bounding-box";
import { distance } from "@inkform/geometry/distance";
import { edgeEnd, edgeLength, edgeStart } from "@inkform/geometry/edge-ends";
import { findCrossings } from "@inkform/geometry/find-crossings";
import { loopArea } from "@inkform/geometry/loop-area";
import type { Arc, Circle, Drawing, Loop, Point, Segment } from "@inkform/geometry/model";
import { isPointInLoop } from "@inkform/geometry/point-in-loop";
import { chainLoops } from "./audit/chain-loops";
import { checkDimensions } from "./audit/check-dimensions";
import type { DxfContent, Finding, FindingCode } from "./model";
import { readDxf } from "./read";
import { dxfSettings } from "./settings";

type Shape = Segment | Arc | Circle;

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
  const shapesOn = (layer: string): Shape[] =>
    content.entities.filter((entity) => entity.layer === layer).map(({ shape }) => shape);
  const outline = chainLoops(shapesOn("OUTLINE"), dxfSettings.closure);
  const holes = chainLoops(shapesOn("HOLES"), dxfSettings.closure);
  return [
    ...checkHeader(content),
    ...checkShapes([...shapesOn("OUTLINE"), ...shapesOn("HOLES")]),
    ...[...outline.openEnds, ...holes.openEnds].map((at) =>
      finding("loop_not_closed", `a chain of edges ends openly at ${shown(at)}`),
    ),
    ...checkLoops(outline.loops, holes.loops),
    ...checkAgainst(expected, outline.loops, holes.loops),
    ...checkDimensions(content, expected),
  ];
}

const finding = (code: FindingCode, message: string): Finding => ({ code, message });
const shown = ({ x, y }: Point): string => `(${x.toFixed(3)}, ${y.toFixed(3)})`;

function checkHeader(content: DxfContent): Finding[] {
  const findings: Finding[] = [];
  if (content.insUnits !== 4) {
    findings.push(finding("units_missing", "$INSUNITS does not say millimetres"));
  }
  const cut = content.entities.filter(({ layer }) => layer === "OUTLINE" || layer === "HOLES");
  if (cut.length === 0) return findings;
  const bounds = boundsOfEdges(cut.map(({ shape }) => shape));
  const { extents } = content;
  const isRight =
    extents !== null &&
    distance(extents.min, { x: bounds.minX, y: bounds.minY }) <= dxfSettings.closure &&
    distance(extents.max, { x: bounds.maxX, y: bounds.maxY }) <= dxfSettings.closure;
  if (!isRight)
    findings.push(finding("extents_wrong", "$EXTMIN and $EXTMAX do not bound the part"));
  return findings;
}

function checkShapes(shapes: readonly Shape[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const shape of shapes) {
    const length =
      shape.kind === "circle"
        ? shape.radius
        : edgeLength(shape.kind === "arc" ? { ...shape, reversed: false } : shape);
    if (length < dxfSettings.shortest) {
      findings.push(finding("zero_length", `an edge of ${length} mm`));
    }
    const identity = identityOf(shape);
    if (seen.has(identity)) findings.push(finding("duplicate_entity", `drawn twice: ${identity}`));
    seen.add(identity);
  }
  return findings;
}

/** Equal for entities that lie on each other, whichever end they start from. */
function identityOf(shape: Shape): string {
  const rounded = (point: Point) => `${point.x.toFixed(4)} ${point.y.toFixed(4)}`;
  if (shape.kind === "circle") return `circle ${rounded(shape.center)} ${shape.radius.toFixed(4)}`;
  const edge = shape.kind === "arc" ? { ...shape, reversed: false } : shape;
  const ends = [rounded(edgeStart(edge)), rounded(edgeEnd(edge))];
  if (shape.kind === "segment") return `line ${ends.sort().join(" ")}`;
  return `arc ${rounded(shape.center)} ${ends.join(" ")}`;
}

function checkLoops(outlines: readonly Loop[], holes: readonly Loop[]): Finding[] {
  const findings = findCrossings([...outlines, ...holes], dxfSettings.closure).map((at) =>
    finding("self_intersection", `edges cross at ${shown(at)}`),
  );
  const [outer] = outlines;
  if (outer === undefined) return [...findings, finding("outline_missing", "no closed outline")];
  holes.forEach((hole, i) => {
    const inside = isPointInLoop(anyPointOf(hole), outer);
    const swallowed = holes.some((other, j) => j !== i && isPointInLoop(anyPointOf(hole), other));
    if (!inside || swallowed) {
      findings.push(
        finding(
          "hole_outside_outline",
          `hole ${i + 1} lies outside the outline or in another hole`,
        ),
      );
    }
  });
  return findings;
}

function anyPointOf(loop: Loop): Point {
  if (loop.kind === "circle") return { x: loop.center.x + loop.radius, y: loop.center.y };
  const [edge] = loop.edges;
  if (edge === undefined) throw new RangeError("a loop without edges");
  return edgeStart(edge);
}

function checkAgainst(
  expected: Drawing,
  outlines: readonly Loop[],
  holes: readonly Loop[],
): Finding[] {
  const { outer, holes: wanted } = expected.profile;
  const differs = (message: string) => [finding("drawing_differs", message)];
  const [outline] = outlines;
  if (outline === undefined) return [];
  if (outlines.length !== 1) return differs(`${outlines.length} outlines in the file`);
  if (holes.length !== wanted.length) {
    return differs(`${wanted.length} holes drawn, ${holes.length} in the file`);
  }
  const bounds = boundsOfLoop(outer);
  const size = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
  // An error of the closure tolerance all along a contour changes its area by this much.
  const slack = 4 * size * dxfSettings.closure;
  const areaOf = (loop: Loop) => Math.abs(loopArea(loop));
  if (Math.abs(areaOf(outline) - areaOf(outer)) > slack) {
    return differs("the outline encloses another area than the drawing's");
  }
  const sorted = (loops: readonly Loop[]) => loops.map(areaOf).sort((a, b) => a - b);
  const areas = sorted(holes);
  return sorted(wanted).some((area, i) => Math.abs(area - (areas[i] ?? 0)) > slack)
    ? differs("a hole encloses another area than the drawing's")
    : [];
}
