declare module "opentype.js" {
  export interface PathCommand {
    type: "M" | "L" | "Q" | "C" | "Z";
    x: number;
    y: number;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  export interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath: (x: number, y: number, size: number) => { commands: PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph: (character: string) => Glyph;
  }
  const opentype: { parse: (buffer: ArrayBuffer) => Font };
  export default opentype;
}
