import { z } from "zod";
import { moneySchema, scopeSchema, timestampSchema } from "./common";
import { modelSchema } from "./models";

export const planSchema = z
  .object({
    model: modelSchema,
    status: z.enum(["active", "ended"]),
    unit: z.enum(["page", "part"]),
    included: z.int(),
    used: z.int(),
    overage_price: moneySchema,
    overage_cap: z.int(),
    period_start: timestampSchema,
    period_end: timestampSchema.meta({ description: "The first moment after the period." }),
  })
  .meta({ id: "Plan" });
export type Plan = z.infer<typeof planSchema>;

export const limitsSchema = z
  .object({
    requests_per_minute: z.object({ extract: z.int(), cad: z.int(), read: z.int() }),
    overage_cap: z.partialRecord(modelSchema, z.int()),
  })
  .meta({ id: "Limits" });
export type Limits = z.infer<typeof limitsSchema>;

export const meSchema = z
  .object({
    key: z.object({
      id: z.string().regex(/^key_/),
      name: z.string(),
      last4: z.string(),
      scopes: z.array(scopeSchema),
      created_at: timestampSchema,
    }),
    project: z.object({
      id: z.string().regex(/^proj_/),
      name: z.string(),
      status: z.enum(["active", "suspended"]),
      limits: limitsSchema,
    }),
    organization: z.object({ id: z.string().regex(/^org_/), name: z.string() }),
    webhook_secret: z.string().meta({ description: "The HMAC key, prefix included." }),
    plans: z.array(planSchema),
  })
  .meta({ id: "Me" });
export type Me = z.infer<typeof meSchema>;
