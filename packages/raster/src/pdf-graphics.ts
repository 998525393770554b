import { type Affine, compose, mapPoint, readMatrix } from "./pdf-transform";
import { type Pdfium, withCells } from "./pdfium";

export type Rgb = [red: number, green: number, blue: number];

/** A drawn path in points of the page as displayed (origin top-left, y down). */
export interface PdfPath {
  /** Chains of points; `curved[i]` tells that the way to point i + 1 is not straight. */
  chains: { points: { x: number; y: number }[]; curved: boolean[] }[];
  /** Colours 0 to 255; null where the path is not filled (stroked) or entirely transparent. */
  fill: Rgb | null;
  stroke: Rgb | null;
  strokeWidth: number;
}

export interface PdfImage {
  x0: number;
  top: number;
  x1: number;
  bottom: number;
}

const PATH = 2;
const IMAGE = 3;
const FORM = 5;
/** Forms within forms: deeper ones are a file made to exhaust us. */
const MAX_DEPTH = 12;
/** More objects than any office document draws; the rest of a map or drawing adds nothing to reading. */
const MAX_OBJECTS = 50_000;
const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;

/** Paths and images of a page, those inside form objects included. */
export function readGraphics(
  pdfium: Pdfium,
  page: number,
  transform: Affine,
): { paths: PdfPath[]; images: PdfImage[] } {
  return withCells(pdfium, 4, (cell) => {
    const reader = new GraphicsReader(pdfium, cell);
    const count = pdfium._FPDFPage_CountObjects(page);
    for (let i = 0; i < count; i++) {
      reader.visit(pdfium._FPDFPage_GetObject(page, i), transform, 0);
    }
    return { paths: reader.paths, images: reader.images };
  });
}

class GraphicsReader {
  readonly paths: PdfPath[] = [];
  readonly images: PdfImage[] = [];
  private visited = 0;

  constructor(
    private readonly pdfium: Pdfium,
    private readonly cell: number,
  ) {}

  visit(object: number, transform: Affine, depth: number): void {
    if (object === 0 || depth > MAX_DEPTH || ++this.visited > MAX_OBJECTS) return;
    const type = this.pdfium._FPDFPageObj_GetType(object);
    if (type === PATH) this.addPath(object, compose(transform, this.matrix(object)));
    else if (type === IMAGE) this.addImage(compose(transform, this.matrix(object)));
    else if (type === FORM) {
      const inner = compose(transform, this.matrix(object));
      const count = this.pdfium._FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count; i++) {
        this.visit(this.pdfium._FPDFFormObj_GetObject(object, i), inner, depth + 1);
      }
    }
  }

  private matrix(object: number): Affine {
    const known = this.pdfium._FPDFPageObj_GetMatrix(object, this.cell);
    return known ? readMatrix(this.pdfium, this.cell) : { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  }

  /** An image fills the unit square of its own space. */
  private addImage(m: Affine): void {
    const corners = [mapPoint(m, 0, 0), mapPoint(m, 1, 0), mapPoint(m, 0, 1), mapPoint(m, 1, 1)];
    this.images.push({
      x0: Math.min(...corners.map((p) => p.x)),
      top: Math.min(...corners.map((p) => p.y)),
      x1: Math.max(...corners.map((p) => p.x)),
      bottom: Math.max(...corners.map((p) => p.y)),
    });
  }

  private addPath(object: number, m: Affine): void {
    const { pdfium, cell } = this;
    pdfium._FPDFPath_GetDrawMode(object, cell, cell + 4);
    const filled = (pdfium.HEAP32[cell >> 2] ?? 0) !== 0;
    const stroked = (pdfium.HEAP32[(cell >> 2) + 1] ?? 0) !== 0;
    const fill = filled ? this.color(pdfium._FPDFPageObj_GetFillColor, object) : null;
    const stroke = stroked ? this.color(pdfium._FPDFPageObj_GetStrokeColor, object) : null;
    if (fill === null && stroke === null) return;
    pdfium._FPDFPageObj_GetStrokeWidth(object, cell);
    const width = pdfium.HEAPF32[cell >> 2] ?? 0;
    const strokeWidth = width * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    this.paths.push({ chains: this.chains(object, m), fill, stroke, strokeWidth });
  }

  private color(
    get: (o: number, r: number, g: number, b: number, a: number) => number,
    object: number,
  ): Rgb | null {
    const { pdfium, cell } = this;
    if (!get.call(pdfium, object, cell, cell + 4, cell + 8, cell + 12)) return [0, 0, 0];
    const [r = 0, g = 0, b = 0, alpha = 255] = pdfium.HEAP32.subarray(cell >> 2, (cell >> 2) + 4);
    return alpha === 0 ? null : [r, g, b];
  }

  private chains(object: number, m: Affine): PdfPath["chains"] {
    const { pdfium, cell } = this;
    const chains: PdfPath["chains"] = [];
    const count = pdfium._FPDFPath_CountSegments(object);
    let controls = 0;
    for (let i = 0; i < count; i++) {
      const segment = pdfium._FPDFPath_GetPathSegment(object, i);
      const type = pdfium._FPDFPathSegment_GetType(segment);
      pdfium._FPDFPathSegment_GetPoint(segment, cell, cell + 4);
      const [x = 0, y = 0] = pdfium.HEAPF32.subarray(cell >> 2, (cell >> 2) + 2);
      const point = mapPoint(m, x, y);
      const chain = chains.at(-1);
      if (type === MOVE_TO || chain === undefined) chains.push({ points: [point], curved: [] });
      else if (type === LINE_TO) extend(chain, point, false);
      // A Bézier segment is two control points and an end point.
      else if (type === BEZIER_TO && ++controls % 3 === 0) extend(chain, point, true);
      const open = chains.at(-1);
      if (open?.points[0] && pdfium._FPDFPathSegment_GetClose(segment)) {
        extend(open, open.points[0], false);
      }
    }
    return chains;
  }
}

function extend(
  chain: PdfPath["chains"][number],
  point: { x: number; y: number },
  curved: boolean,
) {
  chain.points.push(point);
  chain.curved.push(curved);
}
