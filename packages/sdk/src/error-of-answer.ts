import type { Answer } from "./attempt.js";
import { ApiError, ERROR_CLASSES, type ErrorAnswer } from "./errors.js";

/** The error that an answer other than 2xx stands for. */
export function errorOfAnswer({ status, headers, body }: Answer): ApiError {
  const told = readBody(body);
  const answer: ErrorAnswer = {
    status,
    code: text(told.code) ?? "unexpected_response",
    message: text(told.message) ?? `The answer ${status} is not the service's.`,
    param: text(told.param),
    requestId: text(told.request_id) ?? headers.get("x-request-id"),
    retryAfter: retryAfterOf(headers),
  };
  if (!Object.hasOwn(ERROR_CLASSES, answer.code)) return new ApiError(answer);
  return new ERROR_CLASSES[answer.code as keyof typeof ERROR_CLASSES](answer);
}

function readBody(body: ArrayBuffer): Record<string, unknown> {
  try {
    const { error } = JSON.parse(new TextDecoder().decode(body)) as { error?: unknown };
    return typeof error === "object" && error !== null ? (error as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function retryAfterOf(headers: Headers): number | null {
  const value = headers.get("retry-after");
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;
}
