import type { ServiceBase, ServiceContext } from "@inkform/services/context";
import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { ZodError } from "zod";
import { publicCode, toTrpcError } from "../errors";
import { noteCall } from "../note-call";

/** `authorized`: the call carried the operator's token. */
export interface OperatorContext {
  services: ServiceBase;
  /** Names the request in the log and in its answer. */
  requestId: string;
  authorized: boolean;
}

const t = initTRPC.context<OperatorContext>().create({
  transformer: superjson,
  errorFormatter: ({ shape, error }) => ({
    message: describe(error, shape.message),
    code: shape.code,
    data: { code: shape.data.code, publicCode: publicCode(error) },
  }),
});

export const router = t.router;

const notedProcedure = t.procedure.use(async ({ ctx, path, type, getRawInput, next }) => {
  const call = { requestId: ctx.requestId, path, type, input: await getRawInput() };
  return noteCall(ctx.services, call, (services) => next({ ctx: { services } }));
});

/** Only for bearers of the operator's token; `ctx.services` acts as the operator. */
export const operatorProcedure = notedProcedure.use(async ({ ctx, next }) => {
  if (!ctx.authorized) {
    throw new TRPCError({
      code: "UNAUTHORIZED",
      message: "The operator's token is missing or wrong.",
    });
  }
  const services: ServiceContext = { ...ctx.services, actor: { kind: "operator" } };
  const result = await next({ ctx: { services } });
  if (result.ok) return result;
  if (result.error.cause instanceof ZodError) throw result.error;
  throw toTrpcError(result.error);
});

/** One line for a terminal; a value of the wrong form is named. */
function describe(error: TRPCError, message: string): string {
  const { cause } = error;
  if (error.code !== "BAD_REQUEST" || !(cause instanceof ZodError)) return message;
  const [issue] = cause.issues;
  return `${issue?.path.join(".") ?? "The request"}: ${issue?.message ?? "is not valid"}`;
}
