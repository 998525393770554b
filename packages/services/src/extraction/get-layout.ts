import { extractionLayouts } from "@inkform/db/schema/work";
import type { PageLayout } from "@inkform/document/model";
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { ownExtraction } from "./own";
import { parseStoredLayouts } from "./stored-layout";

/** Where everything was found, a layout a page; of a long document maybe not for the last pages, and empty where nothing was kept. */
export async function getExtractionLayout({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string };
}): Promise<PageLayout[]> {
  const { id } = await ownExtraction(ctx, input.id);
  const [kept] = await ctx.db
    .select({ packed: extractionLayouts.packed })
    .from(extractionLayouts)
    .where(eq(extractionLayouts.extractionId, id));
  return kept ? parseStoredLayouts(kept.packed) : [];
}
