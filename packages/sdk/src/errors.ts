import type { CadJob, JobError } from "./cad.js";

/** Whatever this package throws by itself. What a caller's own AbortSignal gives is thrown as it is. */
export class InkformError extends Error {
  override readonly name: string = "InkformError";
}

/** No whole answer arrived: the connection failed or broke off, or it took too long. */
export class ConnectionError extends InkformError {
  override readonly name: string = "ConnectionError";
}

export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";
}

/** A file that was to be sent could not be read, or an argument is missing. Nothing was sent. */
export class InputError extends InkformError {
  override readonly name = "InputError";
}

/** A job has not ended within the time given; it goes on, and `cad.wait(error.job.id)` too. */
export class WaitTimeoutError extends InkformError {
  override readonly name = "WaitTimeoutError";
  constructor(readonly job: CadJob) {
    super(`The job ${job.id} is still ${job.status}; wait again or ask for it later.`);
  }
}

/** A job that was waited for has failed. */
export class CadJobFailedError extends InkformError {
  override readonly name = "CadJobFailedError";
  readonly code: JobError["code"];
  readonly retryable: boolean;
  constructor(
    readonly job: CadJob,
    error: JobError,
  ) {
    super(error.message);
    this.code = error.code;
    this.retryable = error.retryable;
  }
}

/** A webhook that must not be believed. */
export class WebhookVerificationError extends InkformError {
  override readonly name = "WebhookVerificationError";
  constructor(
    readonly reason: "no_signature" | "wrong_signature" | "outside_tolerance" | "no_event",
    message: string,
  ) {
    super(message);
  }
}

export interface ErrorAnswer {
  status: number;
  code: string;
  message: string;
  param: string | null;
  requestId: string | null;
  /** Seconds, where the service named them. */
  retryAfter: number | null;
}

/** The service refused. Each code has its class; one newer than this package is an `ApiError`. */
export class ApiError extends InkformError {
  override readonly name = "ApiError";
  readonly status: number;
  /** `unexpected_response` where the answer was not the service's, a proxy's page for example. */
  readonly code: string;
  /** The parameter at fault, where one is. */
  readonly param: string | null;
  /** Name it when you ask the operator about a request. */
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  constructor({ message, status, code, param, requestId, retryAfter }: ErrorAnswer) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

export class InvalidRequestError extends ApiError {}
export class UrlNotAllowedError extends ApiError {}
export class UrlUnreachableError extends ApiError {}
export class IdempotencyKeyReusedError extends ApiError {}
export class InvalidApiKeyError extends ApiError {}
export class NoPlanError extends ApiError {}
export class CapReachedError extends ApiError {}
export class ForbiddenError extends ApiError {}
export class ProjectSuspendedError extends ApiError {}
export class NotFoundError extends ApiError {}
export class MethodNotAllowedError extends ApiError {}
export class FileTooLargeError extends ApiError {}
export class TooManyPagesError extends ApiError {}
export class TooManyPixelsError extends ApiError {}
export class UnsupportedFileTypeError extends ApiError {}
export class UnreadableDocumentError extends ApiError {}
export class RateLimitedError extends ApiError {}
export class ServiceInternalError extends ApiError {}
export class ModelUnavailableError extends ApiError {}

export const ERROR_CLASSES = {
  invalid_request: InvalidRequestError,
  url_not_allowed: UrlNotAllowedError,
  url_unreachable: UrlUnreachableError,
  idempotency_key_reused: IdempotencyKeyReusedError,
  invalid_api_key: InvalidApiKeyError,
  no_plan: NoPlanError,
  cap_reached: CapReachedError,
  forbidden: ForbiddenError,
  project_suspended: ProjectSuspendedError,
  not_found: NotFoundError,
  method_not_allowed: MethodNotAllowedError,
  file_too_large: FileTooLargeError,
  too_many_pages: TooManyPagesError,
  too_many_pixels: TooManyPixelsError,
  unsupported_file_type: UnsupportedFileTypeError,
  unreadable_document: UnreadableDocumentError,
  rate_limited: RateLimitedError,
  internal_error: ServiceInternalError,
  model_unavailable: ModelUnavailableError,
} as const;

export type ErrorCode = keyof typeof ERROR_CLASSES;
