import type { z } from "zod";
import { ServiceError } from "./service-error";

/** @throws ServiceError `invalid_request`, naming the first parameter at fault */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path[0] === undefined ? undefined : String(issue.path[0]);
  const message = issue?.message ?? "is not valid";
  throw new ServiceError(
    "invalid_request",
    param === undefined ? `The request is not valid: ${message}.` : `\`${param}\`: ${message}.`,
    param === undefined ? {} : { param },
  );
}
