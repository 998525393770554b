import { EXTRACT_MODEL } from "@inkform/contract/models";
import { extract } from "@inkform/services/extraction/extract";
import { getExtraction } from "@inkform/services/extraction/get";
import { getExtractionLayout } from "@inkform/services/extraction/get-layout";
import { listExtractions } from "@inkform/services/extraction/list";
import { z } from "zod";
import { nameOf, projectInput, projectProcedure, router, uploadProcedure } from "../trpc";
import { pageInput, pageOf, pageRequest } from "./page-input";

const documentInput = projectInput.extend({ id: z.string().max(64) });

export const documentRouter = router({
  list: projectProcedure
    .input(pageInput)
    .query(async ({ ctx, input }) =>
      pageOf(await listExtractions({ ctx: ctx.services, input: pageRequest(input.cursor) })),
    ),

  get: projectProcedure
    .input(documentInput)
    .query(({ ctx, input }) => getExtraction({ ctx: ctx.services, input: { id: input.id } })),

  /** Where everything was found on its pages; empty where that was not kept. */
  layout: projectProcedure
    .input(documentInput)
    .query(({ ctx, input }) => getExtractionLayout({ ctx: ctx.services, input: { id: input.id } })),

  /** Reads the file; answers once it is read. `get` and `list` tell how far it is meanwhile. */
  read: uploadProcedure.mutation(async ({ ctx }) => {
    const { id } = await extract({
      ctx: ctx.services,
      input: {
        bytes: new Uint8Array(await ctx.file.arrayBuffer()),
        ...nameOf(ctx.file),
        model: EXTRACT_MODEL,
        source: "workbench",
      },
    });
    return { id };
  }),
});
