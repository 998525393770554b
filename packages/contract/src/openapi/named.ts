import { z } from "zod";
import { cadEventSchema, cadJobSchema, cadJsonSchema, dimensionSchema, partSchema } from "../cad";
import { moneySchema, scopeSchema } from "../common";
import { errorBodySchema } from "../errors";
import { cellSchema, extractionSchema, fieldSchema, lineItemSchema } from "../extraction";
import { limitsSchema, meSchema, planSchema } from "../me";
import { modelSchema } from "../models";
import { usageRowSchema, usageSchema } from "../usage";

const NAMED = [
  cadEventSchema,
  cadJobSchema,
  cadJsonSchema,
  cellSchema,
  dimensionSchema,
  errorBodySchema,
  extractionSchema,
  fieldSchema,
  limitsSchema,
  lineItemSchema,
  meSchema,
  modelSchema,
  moneySchema,
  partSchema,
  planSchema,
  scopeSchema,
  usageRowSchema,
  usageSchema,
] as const;

/**
 * The document's components. zod's own registry is shared by the whole process: where the contract is part of several bundles, it
 * holds each name several times.
 */
export const components = z.registry<{ id: string }>();
for (const schema of NAMED) {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error("a component has no name");
  components.add(schema, { id });
}
