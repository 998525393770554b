import type { Spline } from "@inkform/geometry/model";
import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
import type TagsManager from "dxf-writer/src/TagsManager.js";

const PLANAR = 8;
const CUBIC = 3;

/** Béziers end to end as one B-spline: every joint is a knot three times, so the curve runs through it. */
export class SplineEntity extends DatabaseObject {
  readonly spline: Spline;

  constructor(spline: Spline) {
    super(["AcDbEntity"]);
    this.spline = spline;
  }

  override tags(manager: TagsManager): void {
    const { points } = this.spline;
    const knots = knotsOf((points.length - 1) / CUBIC);
    manager.push(0, "SPLINE");
    super.tags(manager);
    manager.push(8, this.layer?.name ?? "0");
    manager.push(100, "AcDbSpline");
    manager.push(70, PLANAR);
    manager.push(71, CUBIC);
    manager.push(72, knots.length);
    manager.push(73, points.length);
    manager.push(74, 0);
    for (const knot of knots) manager.push(40, knot);
    for (const { x, y } of points) manager.point(x, y);
  }
}

function knotsOf(beziers: number): number[] {
  const inner = Array.from({ length: beziers + 1 }, (_, joint) => [joint, joint, joint]).flat();
  return [0, ...inner, beziers];
}
