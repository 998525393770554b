import type { ServiceContext } from "./context";
import { ServiceError } from "./service-error";

/** @throws ServiceError `forbidden` unless the platform's operator or the service itself acts */
export function requireOperator(ctx: ServiceContext): void {
  const { kind } = ctx.actor;
  if (kind === "operator" || kind === "system") return;
  throw new ServiceError("forbidden", "Only the platform's operator may do this.");
}
