export type {
  Limits,
  Me,
  Model,
  Money,
  Plan,
  Scope,
  Unit,
  Usage,
  UsageQuery,
  UsageRow,
} from "./account.js";
export {
  CAD_MODEL,
  type CadEvent,
  type CadJob,
  type Dimension,
  type DxfVersion,
  type JobError,
  type JobErrorCode,
  type Part,
  type SucceededCadJob,
} from "./cad.js";
export type { CadJobs, CadRequest, CreateOptions, WaitOptions } from "./cad-jobs.js";
export { type ExtractRequest, Inkform, type InkformOptions } from "./client.js";
export type { Clock } from "./clock.js";
export {
  ApiError,
  CadJobFailedError,
  CapReachedError,
  ConnectionError,
  type ErrorCode,
  FileTooLargeError,
  ForbiddenError,
  IdempotencyKeyReusedError,
  InkformError,
  InputError,
  InvalidApiKeyError,
  InvalidRequestError,
  MethodNotAllowedError,
  ModelUnavailableError,
  NoPlanError,
  NotFoundError,
  ProjectSuspendedError,
  RateLimitedError,
  ServiceInternalError,
  TimeoutError,
  TooManyPagesError,
  TooManyPixelsError,
  UnreadableDocumentError,
  UnsupportedFileTypeError,
  UrlNotAllowedError,
  UrlUnreachableError,
  WaitTimeoutError,
  WebhookVerificationError,
} from "./errors.js";
export {
  type Box,
  type Cell,
  type CommentLanguage,
  EXTRACT_MODEL,
  type Extraction,
  type Field,
  type Language,
  type LineItem,
} from "./extraction.js";
export type { FileInput } from "./file-input.js";
export type { CallOptions, RetryNotice } from "./transport.js";
export { type VerifyOptions, verifyWebhook } from "./verify-webhook.js";
