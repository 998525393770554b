import { CAD_MODEL } from "@inkform/contract/models";
import { createCadJob } from "@inkform/services/cad/create";
import { inspectCadJob } from "@inkform/services/cad/inspect";
import { listCadJobs } from "@inkform/services/cad/list";
import { openDxf } from "@inkform/services/cad/open-dxf";
import { z } from "zod";
import { nameOf, projectInput, projectProcedure, router, uploadProcedure } from "../trpc";
import { pageInput, pageOf, pageRequest } from "./page-input";
import { sketchView } from "./sketch-view";

const jobInput = projectInput.extend({ id: z.string().max(64) });

export const sketchRouter = router({
  list: projectProcedure
    .input(pageInput)
    .query(async ({ ctx, input }) =>
      pageOf(await listCadJobs({ ctx: ctx.services, input: pageRequest(input.cursor) })),
    ),

  get: projectProcedure
    .input(jobInput)
    .query(async ({ ctx, input }) =>
      sketchView(await inspectCadJob({ ctx: ctx.services, input: { id: input.id } })),
    ),

  /** The DXF file of one part as text, for the preview. */
  drawing: projectProcedure
    .input(jobInput.extend({ part: z.number().int().min(1) }))
    .query(async ({ ctx, input }) => {
      const { id, part } = input;
      const file = await openDxf({ ctx: ctx.services, input: { id, index: part } });
      return { dxf: new TextDecoder().decode(file.bytes) };
    }),

  /** Takes a sketch; the job it starts is followed through `get`. */
  submit: uploadProcedure.mutation(async ({ ctx }) => {
    const { id } = await createCadJob({
      ctx: ctx.services,
      input: {
        bytes: new Uint8Array(await ctx.file.arrayBuffer()),
        ...nameOf(ctx.file),
        model: CAD_MODEL,
        source: "workbench",
      },
    });
    return { id };
  }),
});
