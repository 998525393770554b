import { edgeLength } from "@inkform/geometry/edge-ends";
import { overlapLength } from "@inkform/geometry/overlap-length";
import type { DxfEntity, Finding } from "../model";
import { dxfSettings } from "../settings";

type Shape = DxfEntity["shape"];

/**
 * Entities too short to cut, and such that lie on each other: what is cut may not even along a stretch;
 * centre lines of neighbouring holes run into each other, and only twice the same is too much.
 */
export function checkShapes(shapes: readonly Shape[], kind: "cut" | "center"): Finding[] {
  const findings: Finding[] = [];
  shapes.forEach((shape, i) => {
    const length = lengthOf(shape);
    if (length < dxfSettings.shortest) {
      findings.push({ code: "zero_length", message: `a ${shape.kind} of ${length} mm` });
      return;
    }
    for (const other of shapes.slice(i + 1)) {
      const doubled = overlapLength(shape, other, dxfSettings.closure);
      const allowed = kind === "cut" ? 0 : Math.max(length, lengthOf(other)) - dxfSettings.closure;
      if (doubled < Math.max(allowed, dxfSettings.shortest)) continue;
      const message = `a ${shape.kind} and a ${other.kind} lie on each other for ${doubled.toFixed(3)} mm`;
      findings.push({ code: "duplicate_entity", message });
    }
  });
  return findings;
}

const lengthOf = (shape: Shape): number =>
  shape.kind === "circle" ? 2 * Math.PI * shape.radius : edgeLength(toEdge(shape));

const toEdge = (shape: Exclude<Shape, { kind: "circle" }>) =>
  shape.kind === "arc" ? { ...shape, reversed: false } : shape;
