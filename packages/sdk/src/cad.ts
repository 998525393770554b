import type { Box } from "./extraction.js";

export const CAD_MODEL = "fansipan-cad-1.0";

/** R2000 is AC1015, R2007 is AC1021, R12 is AC1009. */
export type DxfVersion = "R2000" | "R2007" | "R12";

export interface Dimension {
  /** As written. */
  text: string;
  kind: "linear" | "diameter" | "radius" | "angle" | "note";
  /** Millimetres or degrees. */
  value: number | null;
  status: "satisfied" | "contradicted" | "unused";
  unsure: boolean;
  page: number;
  box: Box;
}

export interface Part {
  /** From 1. */
  index: number;
  name: string | null;
  page: number;
  /** The drawn outline without its dimensions. */
  box: Box;
  units: "mm";
  /** `paper` where no written dimension could be read: the size is the paper's. */
  scale: "dimensions" | "paper";
  width: number;
  height: number;
  thickness: number | null;
  quantity: number;
  /** Deserves a human check. */
  unsure: boolean;
  /** Degrees of freedom that no dimension fixed. */
  dof: number;
  entities: { line: number; arc: number; circle: number };
  dimensions: Dimension[];
  warnings: string[];
  dxf: {
    /** Signed: opens without a key, as long as the job is kept. */
    url: string;
    filename: string;
    bytes: number;
    /** Hexadecimal. */
    sha256: string;
    version: "AC1009" | "AC1015" | "AC1021";
  };
}

export type JobErrorCode =
  | "unreadable_document"
  | "no_part_found"
  | "dimensions_contradict"
  | "audit_failed"
  | "timeout"
  | "internal_error";

export interface JobError {
  code: JobErrorCode;
  message: string;
  /** Whether sending the sketch again may help. */
  retryable: boolean;
}

export interface CadJob {
  id: string;
  model: typeof CAD_MODEL;
  status: "queued" | "running" | "succeeded" | "failed";
  created_at: string;
  /** null until the job ended. */
  finished_at: string | null;
  /** Present when the job succeeded. */
  parts?: Part[] | undefined;
  /** Present when the job succeeded; `billed` where fewer parts than `count` were, at the cap. */
  usage?: { unit: "part"; count: number; billed?: number | undefined } | undefined;
  /** Present when the job failed. */
  error?: JobError | undefined;
}

/** A job that has parts. */
export type SucceededCadJob = CadJob & {
  status: "succeeded";
  finished_at: string;
  parts: Part[];
  usage: NonNullable<CadJob["usage"]>;
};

/** The body of a webhook. */
export interface CadEvent {
  /** The same over all attempts of a delivery. */
  id: string;
  type: "cad.succeeded" | "cad.failed";
  created_at: string;
  /** The job exactly as `cad.get` returns it. */
  data: CadJob;
}
