import { type OpenDatabase, openDatabase } from "@inkform/db/open-database";
import type { Inngest, InngestFunction } from "inngest";
import { createJobs, type Jobs } from "../src/create-jobs";

export const quietLog = { warn: () => {}, error: () => {} };

export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir: null });
  await database.migrate();
  return database;
}

export function embeddedJobs(
  { db }: OpenDatabase,
  functions: (client: Inngest) => InngestFunction.Any[],
  perProcess: Record<string, number> = {},
): Jobs {
  const options = { exclusive: false, inngest: undefined, log: quietLog };
  return createJobs({ db, functions, perProcess, ...options });
}

/** A promise that a test settles by hand. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
