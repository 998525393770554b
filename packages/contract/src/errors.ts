import { z } from "zod";

/** Every code of the public interface with the status it is answered with. */
export const ERROR_STATUS = {
  invalid_request: 400,
  url_not_allowed: 400,
  url_unreachable: 400,
  idempotency_key_reused: 400,
  invalid_api_key: 401,
  no_plan: 402,
  cap_reached: 402,
  forbidden: 403,
  project_suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  file_too_large: 413,
  too_many_pages: 413,
  too_many_pixels: 413,
  unsupported_file_type: 415,
  unreadable_document: 422,
  rate_limited: 429,
  internal_error: 500,
  model_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const errorBodySchema = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES),
      message: z.string().meta({ description: "One sentence that says what to do." }),
      param: z
        .string()
        .optional()
        .meta({ description: "The parameter at fault, where one parameter is." }),
      request_id: z.string().meta({ description: "Equal to the header x-request-id." }),
    }),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.infer<typeof errorBodySchema>;
