import type { DrawingDimension, Point } from "@inkform/geometry/model";
import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
import type TagsManager from "dxf-writer/src/TagsManager.js";
import { DimStyle } from "./dim-style";
import { dimensionPoints } from "./dimension-points";
import { escapeText } from "./escape-text";

/** The block is this dimension's alone; bit 32 says so. */
const OWN_BLOCK = 32;

export class DimensionEntity extends DatabaseObject {
  readonly block: string;
  readonly dimension: DrawingDimension;
  readonly textAt: Point;

  constructor(block: string, dimension: DrawingDimension, textAt: Point) {
    super(["AcDbEntity"]);
    this.block = block;
    this.dimension = dimension;
    this.textAt = textAt;
  }

  override tags(manager: TagsManager): void {
    const { type, subclass, points } = dimensionPoints(this.dimension, this.textAt);
    const push = (code: number, at: Point) => {
      manager.push(code, at.x);
      manager.push(code + 10, at.y);
      manager.push(code + 20, 0);
    };
    manager.push(0, "DIMENSION");
    super.tags(manager);
    manager.push(8, this.layer?.name ?? "0");
    manager.push(100, "AcDbDimension");
    manager.push(2, this.block);
    for (const { code, at } of points) if (code <= 11) push(code, at);
    manager.push(70, type + OWN_BLOCK);
    manager.push(1, escapeText(overrideText(this.dimension)));
    manager.push(42, measurementInFile(this.dimension));
    manager.push(3, DimStyle.styleName);
    manager.push(100, subclass);
    for (const { code, at } of points) if (code > 11) push(code, at);
    if (this.dimension.kind === "linear") {
      if (type === 1) return;
      manager.push(50, (this.dimension.angle * 180) / Math.PI);
      manager.push(100, "AcDbRotatedDimension");
    } else if (this.dimension.kind !== "angle") {
      manager.push(40, 0);
    }
  }
}

/** Group 42 is in drawing units, for angles in radians. */
function measurementInFile(dimension: DrawingDimension): number {
  return dimension.kind === "angle" ? (dimension.measured * Math.PI) / 180 : dimension.measured;
}

/**
 * The written text with its number given over to the measurement (`4x Ø<>`), so that an edited
 * drawing cannot keep a stale number; the text as it is where the number is not the measurement
 * (a chamfer's `10x45°`, a `M6`).
 */
function overrideText({ text, measured }: DrawingDimension): string {
  let replaced = false;
  return text.replace(/\d+(?:[.,]\d+)?/g, (number, offset: number) => {
    const isCount = /^\s*[x×]\s*[ØRM\d]/i.test(text.slice(offset + number.length));
    const value = Number(number.replace(",", "."));
    if (replaced || isCount || Math.abs(value - measured) > 1e-6) return number;
    replaced = true;
    return "<>";
  });
}
