import { z } from "zod";

/** The models that can be called, with the unit each is metered in. */
export const EXTRACT_MODEL = "langbiang-extract-1.0";
export const CAD_MODEL = "fansipan-cad-1.0";

export const modelSchema = z
  .enum([EXTRACT_MODEL, CAD_MODEL])
  .meta({ id: "Model", description: "A model and its version." });
export type Model = z.infer<typeof modelSchema>;

export const UNIT_OF = { [EXTRACT_MODEL]: "page", [CAD_MODEL]: "part" } as const satisfies Record<
  Model,
  string
>;

export const MODELS = modelSchema.options;
