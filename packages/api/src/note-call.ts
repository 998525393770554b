import type { Log, ServiceBase } from "@inkform/services/context";
import type { TRPCError } from "@trpc/server";
import { publicCode } from "./errors";

interface Call {
  requestId: string;
  path: string;
  type: string;
  /** Of a member's call; the operator is nobody in particular. */
  userId?: string | undefined;
  input: unknown;
}

type Outcome = { ok: true } | { ok: false; error: TRPCError };

/** Makes a call with services whose log lines name its request, and tells the log what became of it and how long it took. */
export async function noteCall<Result extends Outcome>(
  services: ServiceBase,
  { input, ...call }: Call,
  run: (services: ServiceBase) => Promise<Result>,
): Promise<Result> {
  const { requestId, ...fields } = call;
  const log = naming(services.log, { requestId, ...projectOf(input) });
  const begun = performance.now();
  const result = await run({ ...services, log });
  const outcome = result.ok ? "ok" : (publicCode(result.error) ?? result.error.code.toLowerCase());
  const durationMs = Math.round(performance.now() - begun);
  log.info("procedure", { ...fields, outcome, durationMs });
  return result;
}

/** A project's id and nothing else that a caller may have put in its place. */
function projectOf(input: unknown): { projectId?: string } {
  const { projectId } = (input ?? {}) as { projectId?: unknown };
  return typeof projectId === "string" && /^proj_[0-9a-z]{1,60}$/.test(projectId)
    ? { projectId }
    : {};
}

function naming(log: Log, ids: Record<string, string>): Log {
  return {
    info: (message, fields) => log.info(message, { ...ids, ...fields }),
    warn: (message, fields) => log.warn(message, { ...ids, ...fields }),
    error: (message, fields) => log.error(message, { ...ids, ...fields }),
  };
}
