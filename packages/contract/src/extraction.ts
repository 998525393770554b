import { z } from "zod";
import { boxSchema } from "./common";
import { EXTRACT_MODEL } from "./models";

/** Languages the service reads, ISO 639-3. */
export const languageSchema = z
  .enum(["eng", "vie", "jpn", "deu", "fra", "spa", "ita", "nld", "pol", "por", "zho"])
  .meta({ description: "ISO 639-3." });

export const commentLanguageSchema = z.enum(["en", "vi", "ja", "de"]);

const languageList = z
  .string()
  .transform((text) => text.split(",").map((name) => name.trim()))
  .pipe(z.array(languageSchema, "must be a comma-separated list such as eng,vie"))
  .meta({
    description: "Comma-separated ISO 639-3 codes: a hint, the language is found without.",
    example: "eng,vie",
  });

/** The form parts of POST /v1/extract, except the file. */
export const extractFormSchema = z.object({
  model: z.literal(EXTRACT_MODEL, `must be ${EXTRACT_MODEL}`),
  languages: languageList.optional(),
  comment_language: commentLanguageSchema.default("en"),
});

export const fieldSchema = z
  .object({
    key: z
      .string()
      .meta({ description: "Machine name, unique in the document.", example: "po_number" }),
    label: z.string().meta({ description: "As printed, without its trailing colon." }),
    value: z.string().meta({ description: "As printed, lines joined by \\n." }),
    box: boxSchema,
    unsure: z.boolean().meta({ description: "Deserves a human check." }),
    page: z.int().min(1),
  })
  .meta({ id: "Field" });

export const cellSchema = z
  .object({ key: z.string(), label: z.string(), value: z.string() })
  .meta({ id: "Cell" });

export const lineItemSchema = z
  .object({ page: z.int().min(1), cells: z.array(cellSchema), unsure: z.boolean() })
  .meta({ id: "LineItem" });

export const extractionSchema = z
  .object({
    id: z.string().regex(/^ext_/),
    model: z.literal(EXTRACT_MODEL),
    pages: z.int().min(1),
    fields: z.array(fieldSchema),
    line_items: z.array(lineItemSchema),
    comment: z.string(),
    refs: z.array(z.string()).meta({ description: "Keys of the fields the comment talks about." }),
    usage: z.object({ unit: z.literal("page"), count: z.int().min(0) }),
  })
  .meta({ id: "Extraction" });
export type Extraction = z.infer<typeof extractionSchema>;
