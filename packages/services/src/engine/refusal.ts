import { ERROR_STATUS, type ErrorCode } from "@inkform/contract/errors";
import { ServiceError } from "../service-error";
import type { EngineErrorCode } from "./engines";

/** Whole seconds after which an engine that gave up may be asked again. */
const RETRY_AFTER = 30;

/** The code of an upload that is at fault, or null for any other error. */
export function uploadFault(error: unknown): { code: ErrorCode; message: string } | null {
  if (!(error instanceof Error) || error.name !== "UploadError") return null;
  const { code } = error as { code?: unknown };
  if (typeof code !== "string" || !(code in ERROR_STATUS)) return null;
  return { code: code as ErrorCode, message: error.message };
}

/** Why an engine gave up, or null for any other error. */
export function engineFault(error: unknown): EngineErrorCode | null {
  if (!(error instanceof Error) || error.name !== "EngineError") return null;
  return (error as Error & { code: EngineErrorCode }).code;
}

/** What the caller is told of an engine's error; one nobody expected stays what it is. */
export function toRefusal(error: unknown, param: string): unknown {
  const fault = uploadFault(error);
  if (fault) return new ServiceError(fault.code, fault.message, { param, cause: error });
  if (engineFault(error) === null) return error;
  return new ServiceError(
    "model_unavailable",
    "The model could not finish in time; try again later.",
    { retryAfter: RETRY_AFTER, cause: error },
  );
}
