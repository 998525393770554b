import { z } from "zod";

/** Building blocks that several resources share. */
export const timestampSchema = z.iso
  .datetime({ precision: 3 })
  .meta({ description: "RFC 3339, UTC, milliseconds.", example: "2026-11-21T08:52:13.512Z" });

export const dateSchema = z.iso
  .date()
  .meta({ description: "A day in UTC.", example: "2026-11-21" });

export const moneySchema = z
  .object({
    amount: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .meta({ description: "A decimal number, never rounded to a float.", example: "12.50" }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ description: "ISO 4217.", example: "USD" }),
  })
  .meta({ id: "Money" });

const fraction = z.number().min(0).max(1);

export const boxSchema = z
  .tuple([fraction, fraction, fraction, fraction])
  .meta({ description: "[x, y, width, height] as fractions of the EXIF-upright page." });

export const scopeSchema = z.enum(["extract", "cad", "usage"]).meta({ id: "Scope" });
export type Scope = z.infer<typeof scopeSchema>;
export const SCOPES = scopeSchema.options;
