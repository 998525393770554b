import { randomBytes } from "node:crypto";
import type { Database } from "@inkform/db/open-database";
import { describeError } from "@inkform/services/describe-error";
import type { Inngest, InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { z } from "zod";
import { type Connection, createClient } from "./client";
import { readDefinitions } from "./runner/definition";
import type { InngestEvent } from "./runner/protocol";
import { createRunner, type Runner } from "./runner/runner";

export type JobEvent = { id: string; name: string; data: Record<string, unknown> };

export type Jobs = {
  /** Stores events; an id that is known already is ignored. */
  send(events: JobEvent[]): Promise<void>;
  /** Answers what is asked at /api/inngest; unsigned calls with 401. */
  handle(request: Request): Promise<Response>;
  start(): Promise<void>;
  /** Steps in the middle get `graceMs` to end; the others are parked in the database. */
  stop(graceMs: number): Promise<void>;
};

type JobLogger = {
  warn: (message: string, fields?: Record<string, string>) => void;
  error: (message: string, fields?: Record<string, string>) => void;
};

/** Where the Inngest server reaches this service; undefined: as the request that registers says. */
type ServeOrigin = { serveOrigin?: string | undefined };

export type JobsOptions = {
  db: Database;
  /** Whether this process is the only one on its database. */
  exclusive: boolean;
  /** A real Inngest server; without one the embedded runner drives the functions. */
  inngest: (Omit<Connection, "fetch"> & ServeOrigin) | undefined;
  functions: (client: Inngest) => InngestFunction.Any[];
  /**
   * What this process can do at once, by the function's id. The embedded runner takes no more; a
   * real Inngest server knows only the functions' own limits over all processes.
   */
  perProcess?: Readonly<Record<string, number>>;
  log: JobLogger;
};

/** The functions, and what drives them: a real Inngest server, or the embedded runner. */
export function createJobs(options: JobsOptions): Jobs {
  let runner: Runner | undefined;
  const connection: Connection & ServeOrigin = options.inngest ?? {
    baseUrl: "http://inngest.embedded",
    eventKey: "embedded",
    // Nobody else knows it: calls from outside are refused while the embedded runner drives.
    signingKey: `signkey-embedded-${randomBytes(32).toString("hex")}`,
    fetch: embeddedFetch((events) => runner?.send(events)),
  };
  const client = createClient(connection, sdkLogger(options.log));
  const functions = options.functions(client);
  const { serveOrigin } = connection;
  const handle = serve({
    client,
    functions,
    enableUnauthedSync: false,
    ...(serveOrigin === undefined ? {} : { serveOrigin }),
  });
  if (!options.inngest) {
    runner = createRunner({
      db: options.db,
      exclusive: options.exclusive,
      definitions: readDefinitions(functions, options.perProcess ?? {}),
      handler: handle,
      signingKey: connection.signingKey,
      onError: (error, runId) =>
        options.log.error("The embedded runner failed", {
          ...describeError(error),
          ...(runId ? { run: runId } : {}),
        }),
    });
  }
  return {
    async send(events) {
      await client.send(events);
    },
    handle,
    start: async () => runner?.start(),
    stop: async (graceMs) => runner?.stop(graceMs),
  };
}

const sentEvents = z.array(
  z.object({
    id: z.string().optional(),
    name: z.string(),
    data: z.record(z.string(), z.unknown()),
    ts: z.number(),
  }),
);

/** Answers the SDK's `POST /e/:key` by storing the events in the database. */
function embeddedFetch(store: (events: InngestEvent[]) => Promise<void> | undefined): typeof fetch {
  return async (_input, init) => {
    const events = sentEvents
      .parse(JSON.parse(String(init?.body)))
      .map((event) => ({ ...event, id: event.id ?? randomBytes(16).toString("hex") }));
    await store(events);
    return Response.json({ ids: events.map(({ id }) => id), status: 200 });
  };
}

/** The SDK logs objects that may hold a document's text: only names of errors go on. */
function sdkLogger(log: JobLogger) {
  const describe = (first: unknown): Record<string, string> => {
    const error = (first as { err?: unknown } | undefined)?.err;
    return error instanceof Error ? { error: error.name } : {};
  };
  const text = (args: unknown[]) =>
    String(args.find((arg) => typeof arg === "string") ?? "Inngest");
  return {
    debug: () => {},
    info: () => {},
    warn: (...args: unknown[]) => log.warn(text(args), describe(args[0])),
    error: (...args: unknown[]) => log.error(text(args), describe(args[0])),
  };
}
