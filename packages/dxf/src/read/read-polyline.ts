import type { Arc, Point, Segment } from "@inkform/geometry/model";
import type { ILwpolylineEntity } from "dxf-parser";

/** A polyline's pieces; a bulge is the tangent of a quarter of the arc's sweep, positive counter-clockwise. */
export function readPolyline({ vertices, shape }: ILwpolylineEntity): (Segment | Arc)[] {
  const last = shape ? vertices.length : vertices.length - 1;
  const pieces: (Segment | Arc)[] = [];
  for (let i = 0; i < last; i++) {
    const start = vertices[i];
    const end = vertices[(i + 1) % vertices.length];
    if (!start || !end) continue;
    pieces.push(
      start.bulge
        ? bulgedArc(start, end, start.bulge)
        : { kind: "segment", start: { x: start.x, y: start.y }, end: { x: end.x, y: end.y } },
    );
  }
  return pieces;
}

function bulgedArc(start: Point, end: Point, bulge: number): Arc {
  const chord = Math.hypot(end.x - start.x, end.y - start.y);
  const radius = (chord * (1 + bulge ** 2)) / (4 * Math.abs(bulge));
  // The centre lies on the chord's left for a counter-clockwise arc of less than half a turn.
  const offset = (chord * (1 - bulge ** 2)) / (4 * bulge);
  const center = {
    x: (start.x + end.x) / 2 - (offset * (end.y - start.y)) / chord,
    y: (start.y + end.y) / 2 + (offset * (end.x - start.x)) / chord,
  };
  const toStart = Math.atan2(start.y - center.y, start.x - center.x);
  const toEnd = Math.atan2(end.y - center.y, end.x - center.x);
  return bulge > 0
    ? { kind: "arc", center, radius, startAngle: toStart, endAngle: toEnd }
    : { kind: "arc", center, radius, startAngle: toEnd, endAngle: toStart };
}
