import { z } from "zod";
import { boxSchema, timestampSchema } from "./common";
import { CAD_MODEL } from "./models";

export const dxfVersionSchema = z
  .enum(["R2000", "R2007", "R12"], "must be R2000, R2007 or R12")
  .meta({ description: "R2000 is AC1015, R2007 is AC1021, R12 is AC1009." });

const address = z
  .string()
  .max(4096)
  .refine((text) => URL.canParse(text), "must be an http or https address");

/** The form parts of POST /v1/cad, except the file. */
export const cadFormSchema = z.object({
  model: z.literal(CAD_MODEL, `must be ${CAD_MODEL}`),
  webhook_url: address.optional(),
  dxf_version: dxfVersionSchema.default("R2000"),
});

/** The JSON body of POST /v1/cad. */
export const cadJsonSchema = cadFormSchema
  .extend({ url: address.meta({ description: "Where the service downloads the sketch from." }) })
  .meta({ id: "CadRequest" });

/** 1 to 255 visible ASCII characters. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, "must be 1 to 255 visible ASCII characters");

export const dimensionSchema = z
  .object({
    text: z.string().meta({ description: "As written." }),
    kind: z.enum(["linear", "diameter", "radius", "angle", "note"]),
    value: z.number().nullable().meta({ description: "Millimetres or degrees." }),
    status: z.enum(["satisfied", "contradicted", "unused"]),
    unsure: z.boolean(),
    page: z.int().min(1),
    box: boxSchema,
  })
  .meta({ id: "Dimension" });

/** A part as the engine found it: all but its file. */
export const partBodySchema = z.object({
  index: z.int().min(1),
  name: z.string().nullable(),
  page: z.int().min(1),
  box: boxSchema.meta({ description: "The drawn outline without its dimensions." }),
  units: z.literal("mm"),
  scale: z.enum(["dimensions", "paper"]).meta({
    description: "`paper` where no written dimension could be read: the size is the paper's.",
  }),
  width: z.number(),
  height: z.number(),
  thickness: z.number().nullable(),
  quantity: z.int().min(1),
  unsure: z.boolean(),
  dof: z.int().min(0).meta({ description: "Degrees of freedom that no dimension fixed." }),
  entities: z.object({ line: z.int(), arc: z.int(), circle: z.int() }).meta({
    description: "What the outline and the holes are made of; a spline counts as an arc.",
  }),
  dimensions: z.array(dimensionSchema),
  warnings: z.array(z.string()),
});
export type PartBody = z.infer<typeof partBodySchema>;

export const partSchema = partBodySchema
  .extend({
    dxf: z.object({
      url: z.url().meta({ description: "Signed; valid until the job's retention ends." }),
      filename: z.string(),
      bytes: z.int(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      version: z.enum(["AC1009", "AC1015", "AC1021"]),
    }),
  })
  .meta({ id: "Part" });

export const JOB_ERROR_CODES = [
  "unreadable_document",
  "no_part_found",
  "dimensions_contradict",
  "audit_failed",
  "timeout",
  "internal_error",
] as const;
export const jobErrorCodeSchema = z.enum(JOB_ERROR_CODES);
export type JobErrorCode = z.infer<typeof jobErrorCodeSchema>;

export const cadJobSchema = z
  .object({
    id: z.string().regex(/^cad_/),
    model: z.literal(CAD_MODEL),
    status: z.enum(["queued", "running", "succeeded", "failed"]),
    created_at: timestampSchema,
    finished_at: timestampSchema.nullable().meta({ description: "null until the job ended." }),
    parts: z.array(partSchema).optional().meta({ description: "Present when the job succeeded." }),
    usage: z
      .object({
        unit: z.literal("part"),
        count: z.int().min(1),
        billed: z.int().min(0).optional().meta({
          description: "Parts billed; given where fewer than `count` were, at the cap.",
        }),
      })
      .optional()
      .meta({ description: "Present when the job succeeded." }),
    error: z
      .object({ code: jobErrorCodeSchema, message: z.string(), retryable: z.boolean() })
      .optional()
      .meta({ description: "Present when the job failed." }),
  })
  .meta({ id: "CadJob" });
export type CadJob = z.infer<typeof cadJobSchema>;

/** What a webhook's body is. */
export const cadEventSchema = z
  .object({
    id: z.string().regex(/^evt_/),
    type: z.enum(["cad.succeeded", "cad.failed"]),
    created_at: timestampSchema,
    data: cadJobSchema,
  })
  .meta({ id: "CadEvent" });
export type CadEvent = z.infer<typeof cadEventSchema>;
