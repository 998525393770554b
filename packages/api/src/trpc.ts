import { describeError } from "@inkform/services/describe-error";
import { actInProject } from "@inkform/services/project/act-in";
import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { z } from "zod";
import type { ApiContext } from "./context";
import { publicCode, toTrpcError } from "./errors";
import { noteCall } from "./note-call";

const t = initTRPC.context<ApiContext>().create({
  transformer: superjson,
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      publicCode: publicCode(error),
    },
  }),
});

export const router = t.router;

const mapErrors = t.middleware(async ({ ctx, path, type, getRawInput, next }) => {
  const { requestId, user } = ctx;
  const call = { requestId, path, type, userId: user?.id, input: await getRawInput() };
  const result = await noteCall(ctx.services, call, (services) => next({ ctx: { services } }));
  if (result.ok) return result;
  if (result.error.code === "INTERNAL_SERVER_ERROR" && !publicCode(result.error)) {
    ctx.services.log.error("A procedure failed", { path, ...describeError(result.error.cause) });
  }
  throw toTrpcError(result.error);
});

/** For whoever signed in and is known; `ctx.services` acts as that person. */
export const userProcedure = t.procedure.use(mapErrors).use(({ ctx, next }) => {
  if (!ctx.user) {
    throw new TRPCError({ code: "UNAUTHORIZED", message: "Sign in to go on." });
  }
  const services = { ...ctx.services, actor: { kind: "user", userId: ctx.user.id } as const };
  return next({ ctx: { user: ctx.user, services } });
});

export const projectInput = z.object({ projectId: z.string().min(1).max(64) });

/** For members of the project in the input; `ctx.services` acts as the member in it. */
export const projectProcedure = userProcedure
  .input(projectInput)
  .use(async ({ ctx, input, next }) => {
    const services = await actInProject({
      ctx: ctx.services,
      input: { projectId: input.projectId },
    });
    return next({ ctx: { services } });
  });

/**
 * For a member who sends a file: a form with `projectId` and `file`. Membership is checked before the
 * file is looked at.
 */
export const uploadProcedure = userProcedure
  .input(z.instanceof(FormData))
  .use(async ({ ctx, input, next }) => {
    const { projectId } = projectInput.parse({ projectId: input.get("projectId") });
    const file = input.get("file");
    const services = await actInProject({ ctx: ctx.services, input: { projectId } });
    if (!(file instanceof Blob)) {
      throw new TRPCError({ code: "BAD_REQUEST", message: "Choose a file to send." });
    }
    return next({ ctx: { services, file } });
  });

/** The name a browser gave a file, as an input's `fileName`; nothing where it gave none. */
export function nameOf(file: Blob): { fileName?: string } {
  const name = file instanceof File ? file.name.slice(0, 255).trim() : "";
  return name === "" ? {} : { fileName: name };
}
