import type { Extraction } from "@inkform/contract/extraction";
import { EXTRACT_MODEL } from "@inkform/contract/models";
import type { Reading } from "@inkform/document/model";
import { z } from "zod";

const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const readingSchema: z.ZodType<Reading> = z.object({
  pages: z.int(),
  languages: z.array(z.string()),
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.string(),
      box,
      labelBox: box.nullable(),
      page: z.int(),
      unsure: z.boolean(),
      confidence: z.number(),
    }),
  ),
  lineItems: z.array(
    z.object({
      page: z.int(),
      cells: z.array(z.object({ key: z.string(), label: z.string(), value: z.string(), box })),
      box,
      unsure: z.boolean(),
    }),
  ),
  comment: z.string(),
  refs: z.array(z.string()),
});

/** A reading as it lies in the database. */
export const parseStoredReading = (stored: unknown): Reading => readingSchema.parse(stored);

/** The reading as the public interface gives it: values with their boxes, nothing of the engine's own. */
export function toExtraction(id: string, reading: Reading): Extraction {
  return {
    id,
    model: EXTRACT_MODEL,
    pages: reading.pages,
    fields: reading.fields.map(({ key, label, value, box: at, unsure, page }) => ({
      key,
      label,
      value,
      box: at,
      unsure,
      page,
    })),
    line_items: reading.lineItems.map(({ page, cells, unsure }) => ({
      page,
      cells: cells.map(({ key, label, value }) => ({ key, label, value })),
      unsure,
    })),
    comment: reading.comment,
    refs: reading.refs,
    usage: { unit: "page", count: reading.pages },
  };
}
