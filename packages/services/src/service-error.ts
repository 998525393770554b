import { ERROR_STATUS, type ErrorCode } from "@inkform/contract/errors";

interface Details {
  /** The parameter at fault, where one is. */
  param?: string;
  /** Whole seconds until another try makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal with the public code; the message is one sentence for the caller that says what to do. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly param?: string;
  readonly retryAfter?: number;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.status = ERROR_STATUS[code];
    if (details.param !== undefined) this.param = details.param;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }
}

/** By name, not by class: the same module can be loaded more than once in a process. */
export function isServiceError(error: unknown): error is ServiceError {
  return (
    error instanceof Error &&
    error.name === "ServiceError" &&
    typeof (error as { code?: unknown }).code === "string"
  );
}

/** Never tells whether the thing is unknown, another project's, or expired. */
export const notFound = (what: string): ServiceError =>
  new ServiceError("not_found", `There is no such ${what}; check the id.`);
