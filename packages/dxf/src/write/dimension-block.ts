import Block from "dxf-writer/src/Block.js";
import type DatabaseObject from "dxf-writer/src/DatabaseObject.js";
import type TagsManager from "dxf-writer/src/TagsManager.js";

/** The anonymous block (`*D1`, …) that holds a dimension's picture. */
export class DimensionBlock extends Block {
  readonly picture: DatabaseObject[];

  constructor(name: string, picture: DatabaseObject[]) {
    super(name);
    this.picture = picture;
  }

  override tags(manager: TagsManager): void {
    manager.push(0, "BLOCK");
    manager.push(5, this.handle);
    manager.push(330, this.ownerObjectHandle);
    manager.push(100, "AcDbEntity");
    manager.push(8, "0");
    manager.push(100, "AcDbBlockBegin");
    manager.push(2, this.name);
    manager.push(70, 1);
    manager.point(0, 0);
    manager.push(3, this.name);
    manager.push(1, "");
    for (const entity of this.picture) {
      entity.ownerObjectHandle = this.ownerObjectHandle;
      entity.tags(manager);
    }
    manager.push(0, "ENDBLK");
    manager.push(5, this.end.handle);
    manager.push(330, this.ownerObjectHandle);
    manager.push(100, "AcDbEntity");
    manager.push(8, "0");
    manager.push(100, "AcDbBlockEnd");
  }
}
