import { ERROR_STATUS, type ErrorBody } from "@inkform/contract/errors";
import { isServiceError, type ServiceError } from "@inkform/services/service-error";

/** An answer of a verb as JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

/** An error as the public interface shows it; one nobody expected tells nothing of itself. */
export function errorResponse(error: unknown, requestId: string): Response {
  if (!isServiceError(error)) {
    return body(
      "internal_error",
      "The request failed on our side; the error was noted.",
      requestId,
    );
  }
  return body(error.code, error.message, requestId, error.param, headersOf(error));
}

function body(
  code: ErrorBody["error"]["code"],
  message: string,
  requestId: string,
  param?: string,
  headers: Record<string, string> = {},
): Response {
  const error = { code, message, ...(param === undefined ? {} : { param }), request_id: requestId };
  return json({ error } satisfies ErrorBody, ERROR_STATUS[code], headers);
}

function headersOf({ code, retryAfter }: ServiceError): Record<string, string> {
  return {
    ...(code === "invalid_api_key" ? { "www-authenticate": "Bearer" } : {}),
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  };
}
