/**
 * The reading of a document.
 *
 * Page frame: origin top-left, x right, y down, in points. An image without a density of its own is
 * taken for a sheet of A4; a scan or photo is straightened first, so its frame is not that of the
 * upload (`toUploaded` leads back). Fractions of the page appear in `Reading` alone.
 *
 * - Word: printed characters without a gap, with their box and how sure the reading of them is (0 to 1).
 * - Line: words on one baseline without a column gap. Block: lines that belong together.
 * - Rule: a printed straight line, horizontal or vertical. Table: columns, rows and the cells where they meet.
 * - Field: a label and its value. Line item: one row of an item table.
 */
export interface Box {
  x0: number;
  top: number;
  x1: number;
  bottom: number;
}

/** How the ink of a word looks; lengths in em, greys from 0 (black) to 1. */
export interface InkLook {
  /** Mean width of its strokes, of the upright ones, and of the level ones. */
  stroke: number;
  upright: number;
  level: number;
  /** The grey of its darkest fifth, and of the half of it. */
  dark: number;
  shade: number;
  /** Its area over that of as much black: the more, the less of it is edge. */
  sharp: number;
  /** Share of its columns that are white between letters. */
  open: number;
}

export interface Word {
  text: string;
  box: Box;
  /** Baseline and font size in page units; the box of a value is derived from them. */
  baseline: number;
  fontSize: number;
  bold: boolean;
  /** Of a text layer: all its letters are in italics. */
  slanted?: boolean;
  /** Of a text layer: the typeface of all its signs. */
  face?: string;
  /** Of a monospaced face: how wide all its signs are, in em. */
  pitch?: number;
  /** True where the text layer or the reader saw a space (not merely a gap) before the word. */
  spaceBefore: boolean;
  confidence: number;
  source: "pdf" | "ocr";
  /** True where a row of dots or dashes leads from it to what follows. */
  leads?: boolean;
  /** Of pixels. */
  look?: InkLook;
  /**
   * What a second reader saw, absent where none was asked: the same, something else that was believed or that was not, or nothing that
   * it could tell.
   */
  second?: "agrees" | "overrules" | "differs" | "none";
  /** How sure each reader was of its own reading, and the share of the signs that they see alike; each 0 to 1. */
  readings?: { first: number; second: number; alike: number };
  /** How unlikely it is that signs and spaces of which there was doubt are as they were decided: -ln of the product of their probabilities. */
  risk?: number;
}

export interface Rule {
  orientation: "horizontal" | "vertical";
  box: Box;
}

/** A filled rectangle behind text: a zebra row, a heading bar, a framed box. */
export interface Fill extends Box {
  /** What it is filled with, where a text layer tells. */
  colour?: string;
}

/** A page ready for layout: words upright and deskewed, with the way back to the page as uploaded. */
export interface Page {
  number: number;
  width: number;
  height: number;
  words: Word[];
  rules: Rule[];
  fills: Fill[];
  source: "pdf" | "ocr";
  /** ISO 639-3, likeliest first. */
  languages: string[];
  /** Maps a box of this frame to [x, y, w, h] as fractions of the EXIF-upright page as uploaded, clipped to [0, 1]. */
  toUploaded: (box: Box) => FractionBox;
}

export type FractionBox = [x: number, y: number, width: number, height: number];

export interface ReadField {
  key: string;
  label: string;
  value: string;
  box: FractionBox;
  labelBox: FractionBox | null;
  page: number;
  unsure: boolean;
  /** Probability that label and value are both right, 0 to 1. */
  confidence: number;
}

export interface ReadCell {
  key: string;
  label: string;
  value: string;
  box: FractionBox;
}

export interface ReadLineItem {
  page: number;
  cells: ReadCell[];
  box: FractionBox;
  unsure: boolean;
}

export interface Reading {
  pages: number;
  /** ISO 639-3 of the document, likeliest first. */
  languages: string[];
  fields: ReadField[];
  lineItems: ReadLineItem[];
  comment: string;
  /** Keys of the fields that the comment talks about. */
  refs: string[];
}

/** What was found where on a page, beside its fields and rows: for drawing it over the page. Fractions of the page as uploaded. */
export interface PageLayout {
  page: number;
  words: { text: string; box: FractionBox; confidence: number }[];
  /** Texts that stand together: labels, values with all their lines, and what is neither. */
  blocks: FractionBox[];
  tables: { box: FractionBox; cells: FractionBox[] }[];
}

/** What was found on a page, by kind: a group of the overlay, a colour, a name for people. */
export const OVERLAY_LAYERS = [
  { name: "words", title: "Words", color: "#64748b" },
  { name: "blocks", title: "Blocks", color: "#0e7490" },
  { name: "tables", title: "Tables and cells", color: "#7c3aed" },
  { name: "labels", title: "Labels", color: "#c2410c" },
  { name: "values", title: "Values", color: "#15803d" },
  { name: "unsure", title: "Unsure", color: "#b91c1c" },
] as const;

export type CommentLanguage = "en" | "vi" | "ja" | "de";

export interface ReadOptions {
  /** ISO 639-3 hints; the language is found without them. */
  languages?: readonly string[];
  commentLanguage?: CommentLanguage;
  /** Told the name of each stage as it begins, for progress and timing. */
  onStage?: (stage: string, page?: number) => void;
  /** Told what was found where, a layout a page. */
  onLayout?: (layouts: readonly PageLayout[]) => void;
  /**
   * Told what speaks for and against each field and row, in their order, for learning how much each says. With it nothing is
   * left out of the reading for being improbable.
   */
  onEvidence?: (
    evidence: Record<"fields" | "rows", readonly Readonly<Record<string, number>>[]>,
  ) => void;
}
