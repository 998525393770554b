import { type Affine, compose, mapPoint, readMatrix } from "./pdf-transform";
import { type Pdfium, withCells } from "./pdfium";
import { placeLigatures } from "./place-ligatures";

/** One character of a text layer, in points of the page as displayed (origin top-left, y down). */
export interface PdfGlyph {
  text: string;
  /** Where the baseline begins under the glyph. */
  x: number;
  y: number;
  /** Direction of writing in degrees, clockwise from rightwards as displayed. */
  angle: number;
  fontSize: number;
  bold: boolean;
  /** In italics, be they the typeface's own or its upright letters drawn aslant. */
  slanted: boolean;
  /** Name of its typeface without style, empty where the file gives none. */
  face: string;
  /** Hull of the ink; empty for a space. */
  ink: { x0: number; top: number; x1: number; bottom: number };
  /** Extent along the page's axes of the glyph's advance, ink or not. */
  advance: { x0: number; top: number; x1: number; bottom: number };
  /** Drawn without ink, as the text behind a scanned page is. */
  invisible: boolean;
  /** The font does not say which character the glyph is. */
  unmapped: boolean;
  /** Not drawn at all: PDFium put a space or line end where the drawing leaves a gap. */
  generated: boolean;
}

interface FontStyle {
  bold: boolean;
  slanted: boolean;
  face: string;
  invisible: boolean;
}

const BOLD_WEIGHT = 600;
const FORCE_BOLD_FLAG = 1 << 18;
const ITALIC_FLAG = 1 << 6;
const ITALIC_NAME = /italic|oblique|kursiv|slanted|(^|[-_ ,])it($|[-_ ,])/i;
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
/** A name that tells a weight is right; the weight beside it is guessed from the width of stems, which serifs mislead. */
const REGULAR_NAME = /regular|roman|book|light|(^|[-_ ,])(rg|lt)($|[-_ ,])/i;
const BOLD_NAME = /bold|black|heavy|demi|(^|[-_ ,])(bd|sb)($|[-_ ,])/i;
const NAME_BYTES = 256;
/** Letters drawn aslant to pass for italics lean by a fifth or a third. */
const ITALIC_SLANT = 0.1;
/** Rounding leans less. */
const LEAST_SLANT = 0.02;

/** Reads the glyphs of a page in drawing order. */
export function readGlyphs(pdfium: Pdfium, page: number, transform: Affine): PdfGlyph[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return [];
  try {
    return withCells(pdfium, 8 + NAME_BYTES / 8, (cell) => {
      const reader = new GlyphReader(pdfium, text, transform, cell);
      const count = pdfium._FPDFText_CountChars(text);
      const glyphs: PdfGlyph[] = [];
      for (let index = 0; index < count; index++) glyphs.push(reader.read(index));
      return partLigatures(placeLigatures(joinSurrogates(glyphs)));
    });
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

class GlyphReader {
  private readonly styles = new Map<number, FontStyle>();

  constructor(
    private readonly pdfium: Pdfium,
    private readonly text: number,
    private readonly transform: Affine,
    private readonly cell: number,
  ) {}

  read(index: number): PdfGlyph {
    const { pdfium, text } = this;
    const matrix = this.matrix(index);
    const origin = this.origin(index);
    const size = pdfium._FPDFText_GetFontSize(text, index);
    const along = Math.hypot(matrix.a, matrix.b);
    const height = Math.abs(matrix.a * matrix.d - matrix.b * matrix.c) / along;
    const style = this.style(index);
    return {
      text: String.fromCodePoint(validCodePoint(pdfium._FPDFText_GetUnicode(text, index))),
      ...origin,
      angle: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
      fontSize: size * height,
      ink: this.inkBox(index),
      advance: unslanted(this.advanceBox(index), origin.x, matrix),
      ...style,
      slanted: style.slanted || slantOf(matrix) > ITALIC_SLANT,
      unmapped: pdfium._FPDFText_HasUnicodeMapError(text, index) === 1,
      generated: pdfium._FPDFText_IsGenerated(text, index) === 1,
    };
  }

  /** Text space to display, so that the angle and the size are those one sees. */
  private matrix(index: number): Affine {
    this.pdfium._FPDFText_GetMatrix(this.text, index, this.cell);
    return compose(this.transform, readMatrix(this.pdfium, this.cell));
  }

  private origin(index: number): { x: number; y: number } {
    this.pdfium._FPDFText_GetCharOrigin(this.text, index, this.cell, this.cell + 8);
    const [x, y] = this.doubles(2);
    return mapPoint(this.transform, x ?? 0, y ?? 0);
  }

  private inkBox(index: number) {
    const { cell } = this;
    this.pdfium._FPDFText_GetCharBox(this.text, index, cell, cell + 8, cell + 16, cell + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = this.doubles(4);
    return hull(this.transform, left, bottom, right, top);
  }

  private advanceBox(index: number) {
    this.pdfium._FPDFText_GetLooseCharBox(this.text, index, this.cell);
    const at = this.cell >> 2;
    const [left = 0, top = 0, right = 0, bottom = 0] = this.pdfium.HEAPF32.subarray(at, at + 4);
    return hull(this.transform, left, bottom, right, top);
  }

  private doubles(count: number): Float64Array {
    return this.pdfium.HEAPF64.slice(this.cell >> 3, (this.cell >> 3) + count);
  }

  /** Weight and visibility belong to the text object, which has many glyphs. */
  private style(index: number): FontStyle {
    const object = this.pdfium._FPDFText_GetTextObject(this.text, index);
    const known = this.styles.get(object);
    if (known !== undefined) return known;
    const style = this.readStyle(index, object);
    if (object !== 0) this.styles.set(object, style);
    return style;
  }

  private readStyle(index: number, object: number): FontStyle {
    const { pdfium, text, cell } = this;
    const nameAt = cell + 64;
    const length = pdfium._FPDFText_GetFontInfo(text, index, nameAt, NAME_BYTES, cell);
    const flags = pdfium.HEAP32[cell >> 2] ?? 0;
    const bytes = pdfium.HEAPU8.slice(
      nameAt,
      nameAt + Math.min(Math.max(length - 1, 0), NAME_BYTES),
    );
    const name = Buffer.from(bytes).toString("utf8");
    const mode = object === 0 ? 0 : pdfium._FPDFTextObj_GetTextRenderMode(object);
    const isHeavy =
      pdfium._FPDFText_GetFontWeight(text, index) >= BOLD_WEIGHT || (flags & FORCE_BOLD_FLAG) !== 0;
    return {
      bold:
        mode === FILL_AND_STROKE || BOLD_NAME.test(name) || (isHeavy && !REGULAR_NAME.test(name)),
      slanted: (flags & ITALIC_FLAG) !== 0 || ITALIC_NAME.test(name),
      face: familyOf(name),
      invisible: mode === INVISIBLE || this.transparent(index),
    };
  }

  private transparent(index: number): boolean {
    const { pdfium, cell } = this;
    const known = pdfium._FPDFText_GetFillColor(
      this.text,
      index,
      cell,
      cell + 4,
      cell + 8,
      cell + 12,
    );
    return known !== 0 && pdfium.HEAP32[(cell + 12) >> 2] === 0;
  }
}

/** How far upright strokes lean to a side, as a share of their height. */
function slantOf({ a, b, c, d }: Affine): number {
  return Math.abs((a * c + b * d) / (a * d - b * c));
}

/**
 * The advance of a glyph of upright type that is slanted to pass for italics, of which PDFium gives the hull of the slanted box. Where the
 * line is level; the hull stays where it is not.
 */
function unslanted(box: PdfGlyph["advance"], x: number, matrix: Affine): PdfGlyph["advance"] {
  const { a, b } = matrix;
  const slant = slantOf(matrix);
  const width = box.x1 - box.x0 - slant * (box.bottom - box.top);
  const isLevel = a > 0 && Math.abs(b) < LEAST_SLANT * a;
  return isLevel && slant > LEAST_SLANT && width > 0 ? { ...box, x0: x, x1: x + width } : box;
}

/** "ABCDEF+OpenSans-SemiBold", "TimesNewRomanPS-BoldMT": without the mark of a subset and the style. */
function familyOf(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, "").replace(/[-,].*$|(?:PS)?(?:MT)?$/g, "");
}

function hull(m: Affine, left: number, bottom: number, right: number, top: number) {
  const p = mapPoint(m, left, bottom);
  const q = mapPoint(m, right, top);
  return {
    x0: Math.min(p.x, q.x),
    top: Math.min(p.y, q.y),
    x1: Math.max(p.x, q.x),
    bottom: Math.max(p.y, q.y),
  };
}

const REPLACEMENT = 0xfffd;

/** PDFium reports a hyphen that ends a line as the control sign 2. */
const LINE_END_HYPHEN = 2;

function validCodePoint(code: number): number {
  if (code === LINE_END_HYPHEN) return 0x2d;
  return code > 0 && code <= 0x10ffff ? code : REPLACEMENT;
}

/** The letters of a ligature share one origin: each keeps the part of the advance that its ink takes. */
function partLigatures(glyphs: PdfGlyph[]): PdfGlyph[] {
  return glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    const shared =
      before &&
      !glyph.generated &&
      glyph.text.trim() !== "" &&
      before.x === glyph.x &&
      before.y === glyph.y;
    if (!shared || glyph.ink.x1 <= glyph.ink.x0) return glyph;
    return { ...glyph, advance: { ...glyph.advance, x0: glyph.ink.x0, x1: glyph.ink.x1 } };
  });
}

/** A character beyond the basic plane comes as two glyphs of one half each. */
function joinSurrogates(glyphs: PdfGlyph[]): PdfGlyph[] {
  const joined: PdfGlyph[] = [];
  for (const glyph of glyphs) {
    const last = joined.at(-1);
    if (last && /^[\ud800-\udbff]$/.test(last.text) && /^[\udc00-\udfff]$/.test(glyph.text)) {
      last.text += glyph.text;
    } else {
      joined.push(glyph);
    }
  }
  return joined;
}
