import { isServiceError } from "@inkform/services/service-error";
import { TRPCError } from "@trpc/server";

type Code = TRPCError["code"];

/** tRPC's name for the HTTP status of a service's refusal. */
const CODES: Record<number, Code> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  402: "PAYMENT_REQUIRED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

const UNKNOWN = "Something went wrong on our side. Try again in a moment.";
const UNFIT = "The request is not in the expected form. Reload the page and try again.";

/** What went wrong, for the browser. A refusal keeps its sentence; an unknown error's message never leaves. */
export function toTrpcError(error: TRPCError): TRPCError {
  const { cause } = error;
  if (isServiceError(cause)) {
    const code = CODES[cause.status] ?? "INTERNAL_SERVER_ERROR";
    return new TRPCError({ code, message: cause.message, cause });
  }
  if (error.code === "INTERNAL_SERVER_ERROR") {
    return new TRPCError({ code: error.code, message: UNKNOWN, cause });
  }
  if (error.code === "BAD_REQUEST" && cause) {
    return new TRPCError({ code: error.code, message: UNFIT, cause });
  }
  return error;
}

/** The public code of a refusal, such as `no_plan`. */
export function publicCode(error: TRPCError): string | null {
  return isServiceError(error.cause) ? error.cause.code : null;
}
