export const EXTRACT_MODEL = "langbiang-extract-1.0";

/** [x, y, width, height] as fractions of the upright page. */
export type Box = [number, number, number, number];

/** ISO 639-3. */
export type Language =
  | "eng"
  | "vie"
  | "jpn"
  | "deu"
  | "fra"
  | "spa"
  | "ita"
  | "nld"
  | "pol"
  | "por"
  | "zho";

export type CommentLanguage = "en" | "vi" | "ja" | "de";

export interface Field {
  /** Machine name, unique in the document. */
  key: string;
  /** As printed, without its trailing colon. */
  label: string;
  /** As printed; numbers are strings. */
  value: string;
  box: Box;
  /** Deserves a human check. */
  unsure: boolean;
  /** From 1. */
  page: number;
}

export interface Cell {
  key: string;
  label: string;
  value: string;
}

export interface LineItem {
  page: number;
  cells: Cell[];
  unsure: boolean;
}

export interface Extraction {
  id: string;
  model: typeof EXTRACT_MODEL;
  pages: number;
  fields: Field[];
  line_items: LineItem[];
  /** A remark about the reading, maybe empty. */
  comment: string;
  /** Keys of the fields that the comment talks about. */
  refs: string[];
  usage: { unit: "page"; count: number };
}
