import type { DxfVersion } from "@inkform/dxf/model";
import type { UploadType } from "@inkform/raster/model";
import type { DrawnSketch, ReadDocument, ReadRequest } from "./engines";

/** What a worker can be asked, and what it answers. */
export interface Tasks {
  inspect: {
    input: { bytes: Uint8Array; limits: "extract" | "cad" };
    result: { type: UploadType; pages: number };
  };
  readDocument: {
    input: { bytes: Uint8Array; options: ReadRequest };
    result: ReadDocument;
  };
  drawSketch: {
    input: { bytes: Uint8Array; dxfVersion: DxfVersion };
    result: DrawnSketch;
  };
}

export type TaskName = keyof Tasks;
export type Order = { [Name in TaskName]: { task: Name; input: Tasks[Name]["input"] } }[TaskName];

/** An error crosses the thread as what its readers look at. */
export interface SentError {
  name: string;
  code: string | null;
  message: string;
  stack: string | null;
}

export type Report =
  | { kind: "stage"; stage: string; page: number | null }
  | { kind: "done"; result: unknown }
  | { kind: "failed"; error: SentError };
