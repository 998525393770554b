import type { Point } from "@inkform/geometry/model";
import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
import type TagsManager from "dxf-writer/src/TagsManager.js";

/** A filled triangle: an arrowhead. */
export class Solid extends DatabaseObject {
  readonly corners: readonly [Point, Point, Point];

  constructor(corners: readonly [Point, Point, Point]) {
    super(["AcDbEntity"]);
    this.corners = corners;
  }

  override tags(manager: TagsManager): void {
    manager.push(0, "SOLID");
    super.tags(manager);
    manager.push(8, this.layer?.name ?? "0");
    manager.push(100, "AcDbTrace");
    const [a, b, c] = this.corners;
    [a, b, c, c].forEach((corner, i) => {
      manager.push(10 + i, corner.x);
      manager.push(20 + i, corner.y);
      manager.push(30 + i, 0);
    });
  }
}
