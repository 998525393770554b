import { listProjectsForUser } from "@inkform/services/project/list-for-user";
import { TRPCError } from "@trpc/server";
import { projectInput, router, userProcedure } from "../trpc";

/** The projects that are given to whoever signed in. */
export const projectRouter = router({
  list: userProcedure.query(({ ctx }) => listProjectsForUser({ ctx: ctx.services, input: {} })),

  get: userProcedure.input(projectInput).query(async ({ ctx, input }) => {
    const projects = await listProjectsForUser({ ctx: ctx.services, input: {} });
    const project = projects.find((candidate) => candidate.id === input.projectId);
    if (!project) throw new TRPCError({ code: "NOT_FOUND", message: "There is no such project." });
    return project;
  }),
});
