import { describeError } from "@inkform/services/describe-error";
import { EnvError, readEnv } from "../lib/env";
import { DataDirLocked } from "./data-dir";
import { DatabaseUnusable } from "./open-services";
import { start } from "./start";

const PLAIN = [EnvError, DataDirLocked, DatabaseUnusable];

/** What the person who starts the service can put right is told in one line. */
function explain(error: unknown): string {
  if (PLAIN.some((plain) => error instanceof plain)) return (error as Error).message;
  const { code, port, address, stack, message } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === "EADDRINUSE") return `Port ${port} is in use: set PORT or DEMO_IDP_PORT to another.`;
  if (code === "EADDRNOTAVAIL") return `HOST ${address} is not an address of this machine.`;
  if (code === "EACCES" && port) return `Port ${port} may not be opened by this user: set PORT.`;
  return stack ?? message;
}

// A broken connection or file must not take the service and its running jobs down.
const note = (error: unknown) => {
  const time = new Date().toISOString();
  const line = { time, level: "error", message: "Unhandled error", ...describeError(error) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

try {
  await start(readEnv());
  process.on("uncaughtException", note).on("unhandledRejection", note);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
