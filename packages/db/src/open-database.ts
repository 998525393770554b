import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { prepareStatements } from "./prepare-statements";

/** Postgres, whichever of the two engines serves it. A transaction is one, too. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Applies the migrations of `drizzle/` that are missing. Safe to call from several processes. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
}

export type DatabaseOptions =
  | { url: string; maxConnections?: number }
  /** A directory, or null for a database in memory. `dump` starts from a dumped data directory. */
  | { dataDir: string | null; dump?: Blob };

const MIGRATION_LOCK = 714_203_118;

/** Opens Postgres at `url`, or PGlite in `dataDir`. `migrationsFolder` is given where the code is bundled. */
export async function openDatabase(
  options: DatabaseOptions & { migrationsFolder?: string },
): Promise<OpenDatabase> {
  const migrationsFolder =
    options.migrationsFolder ?? fileURLToPath(new URL("../drizzle", import.meta.url));
  return "url" in options
    ? openPostgres(options.url, options.maxConnections ?? 10, migrationsFolder)
    : openPglite(options.dataDir, options.dump, migrationsFolder);
}

function openPostgres(url: string, max: number, migrationsFolder: string): OpenDatabase {
  const client = postgres(url, { max, onnotice: () => {} });
  return {
    db: drizzlePostgres(prepareStatements(client)),
    migrate: async () => {
      // One connection, so that the lock is held while another process would migrate as well.
      const single = postgres(url, { max: 1, onnotice: () => {} });
      try {
        await single`select pg_advisory_lock(${MIGRATION_LOCK})`;
        await migratePostgres(drizzlePostgres(single), { migrationsFolder });
      } finally {
        await single.end({ timeout: 5 });
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}

async function openPglite(
  dataDir: string | null,
  dump: Blob | undefined,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const client = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  const db = drizzlePglite(client);
  return {
    db,
    migrate: () => migratePglite(db, { migrationsFolder }),
    close: () => client.close(),
  };
}
