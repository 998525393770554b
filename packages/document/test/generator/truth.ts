import type { FractionBox } from "../../src/model";

export type RenderingName = "text" | "scan" | "photo";

/** Where a text stands: on the printed page, and as it was captured. Fractions of the page. */
export interface Place {
  page: number;
  box: FractionBox;
  box_scan?: FractionBox;
  box_photo?: FractionBox;
}

/** A label and its value as printed; lines of a block are joined by a line feed. */
export interface TruthField extends Place {
  /** The canonical key, null where none fits. */
  key: string | null;
  label: string;
  value: string;
  /** Printed without a label, or twice: neither asked for nor punished. */
  optional: boolean;
}

export interface TruthCell extends Place {
  key: string | null;
  /** Column heading, empty where the table has none. */
  label: string;
  value: string;
}

export interface TruthRow {
  page: number;
  cells: TruthCell[];
}

export type AnomalyKind =
  | "total_mismatch"
  | "line_mismatch"
  | "delivery_before_order"
  | "due_before_issue"
  | "duplicate_line"
  | "currency_conflict"
  | "tax_mismatch";

export interface Anomaly {
  kind: AnomalyKind;
  /** Labels of the fields and columns concerned. */
  about: string[];
  /** Rows concerned, from 0. */
  rows?: number[];
}

export interface Truth {
  id: string;
  set: string;
  language: string;
  kind: string;
  /** Points. */
  pages: { w: number; h: number }[];
  fields: TruthField[];
  line_items: TruthRow[];
  anomalies: Anomaly[];
  renderings: Partial<Record<RenderingName, { file: string; pages: number; how: string }>>;
}
