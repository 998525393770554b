import type { PartBody } from "@inkform/contract/cad";
import type { Reading, ReadOptions } from "@inkform/document/model";
import type { DxfVersion, Finding } from "@inkform/dxf/model";
import type { UploadType } from "@inkform/raster/model";
import type { SketchErrorCode } from "@inkform/sketch/model";

/** A part with its file, as far as the engine goes: everything but where the file is kept. */
export interface DrawnPart {
  body: PartBody;
  dxf: string;
  dxfVersion: DxfVersion;
  /** What the auditor holds against the file; empty where it can be cut. */
  findings: Finding[];
}

export interface DrawnSketch {
  parts: DrawnPart[];
  /** What was seen, one SVG a page; also of a sketch that was refused. */
  overlays: { page: number; svg: string }[];
  /** Why nothing was drawn; null where something was. */
  refused: { code: SketchErrorCode; message: string } | null;
}

export interface ReadDocument {
  reading: Reading;
  /** Where everything was found, packed to be kept. */
  layout: Uint8Array;
}

export interface RunOptions {
  /** A run past this is stopped: EngineError `timeout`. */
  timeoutMs: number;
  onStage?: (stage: string, page?: number) => void;
}

/** What one who asks for a reading may choose. */
export type ReadRequest = Pick<ReadOptions, "languages" | "commentLanguage">;

/** The engines as the services see them: off the event loop, each run on its own. */
export interface Engines {
  /** @throws UploadError */
  inspect: (input: {
    bytes: Uint8Array;
    limits: "extract" | "cad";
  }) => Promise<{ type: UploadType; pages: number }>;
  /** @throws UploadError, EngineError */
  readDocument: (
    input: { bytes: Uint8Array; options: ReadRequest },
    run: RunOptions,
  ) => Promise<ReadDocument>;
  /** @throws UploadError, EngineError */
  drawSketch: (
    input: { bytes: Uint8Array; dxfVersion: DxfVersion },
    run: RunOptions,
  ) => Promise<DrawnSketch>;
}

export type EngineErrorCode = "timeout" | "crashed" | "unavailable";

/** The engine itself gave up: the time was over, its worker died, or it is shutting down. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: EngineErrorCode;
  constructor(code: EngineErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}
