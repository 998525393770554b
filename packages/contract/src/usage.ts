import { z } from "zod";
import { dateSchema, moneySchema } from "./common";
import { modelSchema } from "./models";

/** A day; of a full timestamp its day in UTC. */
const dayQuery = z
  .union([dateSchema, z.iso.datetime({ offset: true })], "must be a date such as 2026-11-21")
  .transform((text) => new Date(text).toISOString().slice(0, 10));

export const usageQuerySchema = z
  .object({
    from: dayQuery.optional(),
    to: dayQuery.optional(),
    model: modelSchema.optional(),
    group_by: z.literal("day", "must be day").optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["from"],
    message: "must not lie after to",
  });

export const usageRowSchema = z
  .object({
    model: modelSchema,
    unit: z.enum(["page", "part"]),
    count: z.int().meta({ description: "Units billed." }),
    included: z.int(),
    overage: z.int(),
    amount: moneySchema,
    cap: z.int(),
    remaining: z.int().meta({ description: "Units left in the current period; 0 at the cap." }),
    days: z.array(z.object({ date: dateSchema, count: z.int() })).optional(),
  })
  .meta({ id: "UsageRow" });

export const usageSchema = z
  .object({ from: dateSchema, to: dateSchema, data: z.array(usageRowSchema) })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof usageSchema>;
