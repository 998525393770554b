/** Why nothing was fetched. The message never carries more than the caller already knows. */
export class OutboundError extends Error {
  override readonly name = "OutboundError";

  constructor(
    readonly code: "url_not_allowed" | "url_unreachable",
    message: string,
  ) {
    super(message);
  }
}

export function isOutboundError(error: unknown): error is OutboundError {
  return error instanceof Error && error.name === "OutboundError";
}
