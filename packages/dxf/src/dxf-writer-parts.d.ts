/** dxf-writer publishes types for its Drawing only; these are the parts that are subclassed here. */
declare module "dxf-writer/src/TagsManager.js" {
  export default class TagsManager {
    lines: (string | number)[];
    point(x: number, y: number, z?: number): void;
    start(name: string): void;
    end(): void;
    addHeaderVariable(name: string, tags: [number, string | number][]): void;
    push(code: number, value: string | number): void;
  }
}

declare module "dxf-writer/src/Handle.js" {
  const Handle: { seed: number; peek(): string };
  export default Handle;
}

declare module "dxf-writer/src/DatabaseObject.js" {
  import type TagsManager from "dxf-writer/src/TagsManager.js";
  export default class DatabaseObject {
    constructor(subclass?: string | string[] | null);
    handle: string;
    ownerObjectHandle: string;
    layer?: { name: string };
    tags(manager: TagsManager): void;
  }
}

declare module "dxf-writer/src/Block.js" {
  import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
  export default class Block extends DatabaseObject {
    constructor(name: string);
    name: string;
    end: DatabaseObject;
  }
}

declare module "dxf-writer/src/BlockRecord.js" {
  import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
  export default class BlockRecord extends DatabaseObject {
    constructor(name: string);
  }
}

declare module "dxf-writer/src/Table.js" {
  import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
  export default class Table extends DatabaseObject {
    constructor(name: string);
    name: string;
    add(element: DatabaseObject): void;
  }
}

declare module "dxf-writer/src/Line.js" {
  import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
  export default class Line extends DatabaseObject {
    constructor(x1: number, y1: number, x2: number, y2: number);
  }
}

declare module "dxf-writer/src/Arc.js" {
  import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
  /** Angles in degrees. */
  export default class Arc extends DatabaseObject {
    constructor(x: number, y: number, radius: number, startAngle: number, endAngle: number);
  }
}

declare module "dxf-writer/src/Text.js" {
  import DatabaseObject from "dxf-writer/src/DatabaseObject.js";
  export default class Text extends DatabaseObject {
    constructor(
      x: number,
      y: number,
      height: number,
      rotation: number,
      value: string,
      horizontal?: "left" | "center" | "right",
      vertical?: "baseline" | "bottom" | "middle" | "top",
    );
  }
}

declare module "dxf-writer/src/Drawing.js" {
  import type Block from "dxf-writer/src/Block.js";
  import type DatabaseObject from "dxf-writer/src/DatabaseObject.js";
  import type Table from "dxf-writer/src/Table.js";
  import type TagsManager from "dxf-writer/src/TagsManager.js";

  interface Layer {
    name: string;
    addShape(shape: DatabaseObject): void;
    shapesTags(space: { handle: string }, manager: TagsManager): void;
  }
  export default class Drawing {
    layers: Record<string, Layer>;
    blocks: Record<string, Block>;
    tables: Record<string, Table>;
    headers: Record<string, [number, string | number][]>;
    dictionary: DatabaseObject;
    modelSpace: Block;
    addLineType(name: string, description: string, elements: number[]): this;
    addLayer(name: string, colorNumber: number, lineTypeName: string): this;
    setActiveLayer(name: string): this;
    header(variable: string, values: [number, string | number][]): this;
    drawLine(x1: number, y1: number, x2: number, y2: number): this;
    drawArc(x: number, y: number, radius: number, startAngle: number, endAngle: number): this;
    drawCircle(x: number, y: number, radius: number): this;
    drawText(x: number, y: number, height: number, rotation: number, value: string): this;
    _ltypeTable(): Table;
    _layerTable(): Table;
  }
}
