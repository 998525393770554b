import { type Pdfium, withCells } from "./pdfium";

/** x' = a x + c y + e, y' = b x + d y + f. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** PageToDevice answers in whole pixels: a device this much finer than a point keeps the fractions. */
const DEVICE_UNITS_PER_POINT = 1000;
/** Distance of the probes, in points: long enough that rounding to device units does not tilt the axes. */
const PROBE = 1000;

/** From PDF user space (y up, crop box anywhere) to the page as displayed (origin top-left, y down, points). */
export function pageTransform(pdfium: Pdfium, page: number): Affine {
  const width = pdfium._FPDF_GetPageWidthF(page) * DEVICE_UNITS_PER_POINT;
  const height = pdfium._FPDF_GetPageHeightF(page) * DEVICE_UNITS_PER_POINT;
  return withCells(pdfium, 2, (cell) => {
    const toDisplay = (x: number, y: number) => {
      pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, cell, cell + 8);
      return {
        x: (pdfium.HEAP32[cell >> 2] ?? 0) / DEVICE_UNITS_PER_POINT,
        y: (pdfium.HEAP32[(cell >> 2) + 2] ?? 0) / DEVICE_UNITS_PER_POINT,
      };
    };
    const origin = toDisplay(0, 0);
    const right = toDisplay(PROBE, 0);
    const up = toDisplay(0, PROBE);
    return {
      a: (right.x - origin.x) / PROBE,
      b: (right.y - origin.y) / PROBE,
      c: (up.x - origin.x) / PROBE,
      d: (up.y - origin.y) / PROBE,
      e: origin.x,
      f: origin.y,
    };
  });
}

export function mapPoint(m: Affine, x: number, y: number): { x: number; y: number } {
  return { x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f };
}

/** The transform that applies `inner` first, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** Reads an FS_MATRIX (six floats a b c d e f). */
export function readMatrix(pdfium: Pdfium, cell: number): Affine {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.subarray(
    cell >> 2,
    (cell >> 2) + 6,
  );
  return { a, b, c, d, e, f };
}
