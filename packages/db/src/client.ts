import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import * as schema from "./schema";

/** Queries run alike on PGlite and Postgres. Inside `transaction` use the transaction's handle only. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: "pglite" | "postgres";
  /** Applies what is missing of the migrations; safe to run in several processes at once. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL("../drizzle", import.meta.url));
const MIGRATION_LOCK = 7_106_519;

/** A Postgres at `url`, or PGlite in the folder `dataDir` (in memory where neither is given). */
export async function openDatabase(options: {
  url?: string | undefined;
  dataDir?: string | undefined;
  migrationsFolder?: string | undefined;
}): Promise<OpenDatabase> {
  const migrationsFolder = options.migrationsFolder ?? MIGRATIONS;
  return options.url === undefined
    ? openPglite(options.dataDir, migrationsFolder)
    : openPostgres(options.url, migrationsFolder);
}

async function openPglite(
  dataDir: string | undefined,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const client = await (dataDir === undefined ? PGlite.create() : PGlite.create(dataDir));
  const db = drizzlePglite(client, { schema });
  return {
    db,
    kind: "pglite",
    migrate: () => migratePglite(db, { migrationsFolder }),
    close: () => client.close(),
  };
}

async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, onnotice: () => undefined });
  const db = drizzlePostgres(client, { schema });
  return {
    db,
    kind: "postgres",
    // A connection of its own holds the lock, so that a second process waits instead of racing.
    migrate: async () => {
      const single = postgres(url, { max: 1, onnotice: () => undefined });
      try {
        await single`select pg_advisory_lock(${MIGRATION_LOCK})`;
        await migratePostgres(drizzlePostgres(single), { migrationsFolder });
      } finally {
        await single.end();
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}
