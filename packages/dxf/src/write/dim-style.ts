import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
import type TagsManager from "dxf-writer/src/TagsManager.js";

/** The dimension style all dimensions use; sizes follow the text height (mm). */
export class DimStyle extends DatabaseObject {
  static readonly styleName = "STANDARD";
  readonly textHeight: number;

  constructor(textHeight: number) {
    super(["AcDbSymbolTableRecord", "AcDbDimStyleTableRecord"]);
    this.textHeight = textHeight;
  }

  override tags(manager: TagsManager): void {
    manager.push(0, "DIMSTYLE");
    // The one table entry whose handle has a group code of its own.
    manager.push(105, this.handle);
    manager.push(330, this.ownerObjectHandle);
    manager.push(100, "AcDbSymbolTableRecord");
    manager.push(100, "AcDbDimStyleTableRecord");
    manager.push(2, DimStyle.styleName);
    manager.push(70, 0);
    manager.push(41, this.textHeight);
    manager.push(42, this.textHeight / 4);
    manager.push(44, this.textHeight / 2);
    manager.push(140, this.textHeight);
    manager.push(147, this.textHeight / 4);
    // Text above the line and along it, no trailing zeros, up to four decimals.
    manager.push(73, 0);
    manager.push(74, 0);
    manager.push(77, 1);
    manager.push(78, 8);
    manager.push(271, 4);
  }
}
