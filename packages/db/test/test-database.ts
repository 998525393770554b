import { type OpenDatabase, openDatabase } from "../src/open-database";
import { startPostgres } from "./postgres-server";

/** The two engines the service runs on: what holds on one has to hold on the other. */
export const ENGINES = ["PGlite", "Postgres"] as const;

/** A migrated, empty database; `close` takes everything away. */
export async function openTestDatabase(engine: (typeof ENGINES)[number]): Promise<OpenDatabase> {
  if (engine === "PGlite") {
    const database = await openDatabase({ dataDir: null });
    await database.migrate();
    return database;
  }
  const server = await startPostgres();
  const database = await openDatabase({ url: await server.createDatabase(), maxConnections: 20 });
  await database.migrate();
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { ...database, close };
}
