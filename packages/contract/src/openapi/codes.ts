import type { ErrorCode } from "../errors";

/** Codes that any address can answer. */
export const ANY = [
  "method_not_allowed",
  "internal_error",
  "model_unavailable",
] as const satisfies ErrorCode[];

/** Codes of what needs a key. */
export const KEYED = [
  "invalid_api_key",
  "project_suspended",
  "rate_limited",
  ...ANY,
] as const satisfies ErrorCode[];

/** Codes of what takes a file and is metered. */
export const UPLOADED = [
  "no_plan",
  "cap_reached",
  "file_too_large",
  "too_many_pages",
  "too_many_pixels",
  "unsupported_file_type",
  "unreadable_document",
] as const satisfies ErrorCode[];
