import type { DrawingDimension, Spline } from "@inkform/geometry/model";
import BlockRecord from "dxf-writer/src/BlockRecord.js";
import type DatabaseObject from "dxf-writer/src/DatabaseObject.js";
import WriterDrawing from "dxf-writer/src/Drawing.js";
import Handle from "dxf-writer/src/Handle.js";
import Table from "dxf-writer/src/Table.js";
import { DimStyle } from "./dim-style";
import { DimensionBlock } from "./dimension-block";
import { DimensionEntity } from "./dimension-entity";
import { dimensionPicture } from "./dimension-picture";
import { PreciseTags, type Tag } from "./precise-tags";
import { SplineEntity } from "./spline-entity";

/** dxf-writer's drawing with dimensions, block owners and a fixed order of tags. */
export class DxfDocument extends WriterDrawing {
  readonly textHeight: number;
  private dimensions = 0;

  constructor(textHeight: number) {
    // Handles count from 1 in every file: equal drawings give equal bytes.
    Handle.seed = 0;
    super();
    this.textHeight = textHeight;
    this.tables.DIMSTYLE?.add(new DimStyle(textHeight));
  }

  addSpline(layerName: string, spline: Spline): void {
    const layer = this.layers[layerName];
    if (layer === undefined) throw new RangeError(`no layer ${layerName}`);
    const entity = new SplineEntity(spline);
    entity.layer = layer;
    layer.addShape(entity);
  }

  addDimension(layerName: string, dimension: DrawingDimension): void {
    const layer = this.layers[layerName];
    if (layer === undefined) throw new RangeError(`no layer ${layerName}`);
    const picture = dimensionPicture(dimension, this.textHeight);
    for (const entity of picture.entities) entity.layer = layer;
    this.dimensions += 1;
    const name = `*D${this.dimensions}`;
    this.blocks[name] = new DimensionBlock(name, picture.entities);
    layer.addShape(new DimensionEntity(name, dimension, picture.textAt));
  }

  toTags(): Tag[] {
    const records = new Table("BLOCK_RECORD");
    const owners = new Map<string, DatabaseObject>();
    for (const block of Object.values(this.blocks)) {
      const record = new BlockRecord(block.name);
      block.ownerObjectHandle = record.handle;
      block.end.ownerObjectHandle = record.handle;
      owners.set(block.name, record);
      records.add(record);
    }
    const modelSpace = owners.get(this.modelSpace.name) ?? this.modelSpace;
    const tables = [this._ltypeTable(), this._layerTable(), ...Object.values(this.tables), records];
    const manager = new PreciseTags();
    const { ACADVER = [], ...headers } = this.headers;
    manager.start("HEADER");
    manager.addHeaderVariable("ACADVER", ACADVER);
    for (const [name, values] of Object.entries(headers)) manager.addHeaderVariable(name, values);
    manager.addHeaderVariable("HANDSEED", [[5, Handle.peek()]]);
    manager.end();
    manager.start("CLASSES");
    manager.end();
    manager.start("TABLES");
    for (const table of tables) table.tags(manager);
    manager.end();
    manager.start("BLOCKS");
    for (const block of Object.values(this.blocks)) block.tags(manager);
    manager.end();
    manager.start("ENTITIES");
    for (const layer of Object.values(this.layers)) layer.shapesTags(modelSpace, manager);
    manager.end();
    manager.start("OBJECTS");
    this.dictionary.tags(manager);
    manager.end();
    manager.push(0, "EOF");
    return manager.pairs();
  }
}
