import type { ServiceBase } from "@inkform/services/context";
import type { Env } from "./env";

/** What the server opened once and every route uses. */
export type Runtime = {
  env: Env & { authSecret: string; operatorToken: string };
  services: ServiceBase;
  /** Answers /api/inngest. */
  inngest: (request: Request) => Promise<Response>;
  /** Every figure, in Prometheus' text format. */
  figures: () => Promise<{ text: string; contentType: string }>;
};

const KEY = Symbol.for("inkform.runtime");
const holder = globalThis as { [KEY]?: Runtime };

/** The server's bundle and the routes' are separate module instances: they meet on globalThis. */
export function publishRuntime(runtime: Runtime): void {
  holder[KEY] = runtime;
}

/** @throws Error in a process that is not the service, as while pages are built */
export function runtime(): Runtime {
  const published = holder[KEY];
  if (!published) throw new Error("The service is not running in this process.");
  return published;
}
