import path from "node:path";
import { fileURLToPath } from "node:url";
import { type OpenDatabase, openDatabase } from "@inkform/db/open-database";
import { createJobs, type Jobs } from "@inkform/jobs/create-jobs";
import { createFunctions } from "@inkform/jobs/functions/all";
import { RUN_CAD } from "@inkform/jobs/functions/run-cad";
import { openBlobs } from "@inkform/services/blob/open-blobs";
import type { ServiceBase, ServiceContext } from "@inkform/services/context";
import { createEnginePool } from "@inkform/services/engine/pool";
import { createGuardedClient } from "@inkform/services/outbound/guarded-client";
import { parseNetworks } from "@inkform/services/outbound/parse-networks";
import type { Env } from "../lib/env";
import type { Runtime } from "../lib/runtime";
import { ENGINE_WORKER, MIGRATIONS } from "./folders";
import type { Logger } from "./log";
import type { Secrets } from "./secrets";
import { createTelemetry } from "./telemetry/create-telemetry";

export type OpenServices = {
  services: ServiceBase;
  jobs: Jobs;
  figures: Runtime["figures"];
  close: () => Promise<void>;
};

/** Opens and migrates the database, starts the engines' workers and connects the jobs. */
export async function openServices(
  env: Env,
  secrets: Secrets,
  log: Logger,
  progress: (text: string) => void,
): Promise<OpenServices> {
  progress(env.databaseUrl ? "Opening the database" : "Opening the embedded database");
  const database = await openMigrated(env);

  const { telemetry, readFigures, close: sendTraces } = createTelemetry(env.otlpEndpoint);
  progress(`Starting the engines (${env.engineWorkers} workers)`);
  const engines = createEnginePool({
    size: env.engineWorkers,
    workerUrl: ENGINE_WORKER,
    log,
    telemetry,
  });
  const networks = parseNetworks(env.outboundAllow);
  const outbound = createGuardedClient({ allowed: networks.ok ? networks.networks : [] });
  const services: ServiceBase = {
    db: database.db,
    blobs: openBlobs(env.blobUrl),
    events: { send: (events) => jobs.send(events) },
    engines,
    outbound,
    log,
    telemetry,
    clock: () => new Date(),
    baseUrl: env.baseUrl,
    authSecret: secrets.authSecret,
  };
  const system: ServiceContext = { ...services, actor: { kind: "system" } };
  const jobs = createJobs({
    db: database.db,
    exclusive: !env.databaseUrl,
    inngest: env.inngest,
    functions: (client) =>
      createFunctions(client, system, env.inngest ? env.cadConcurrency : undefined),
    perProcess: { [RUN_CAD]: env.engineWorkers },
    log,
  });
  const close = async () => {
    await engines.close();
    await outbound.close();
    await database.close();
    await sendTraces();
  };
  return { services, jobs, figures: () => readFigures(system), close };
}

/** The database at DATABASE_URL or the one in DATA_DIR cannot be used. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable";
}

/** @throws DatabaseUnusable with the innermost reason, which names no password */
async function openMigrated(env: Env): Promise<OpenDatabase> {
  const where = env.databaseUrl
    ? { url: env.databaseUrl }
    : { dataDir: path.join(env.dataDir, "database") };
  try {
    const database = await openDatabase({ ...where, migrationsFolder: fileURLToPath(MIGRATIONS) });
    await database.migrate();
    return database;
  } catch (error) {
    let reason = error;
    while (reason instanceof Error && reason.cause !== undefined) reason = reason.cause;
    const { message, code } = reason as NodeJS.ErrnoException;
    const name = env.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
    throw new DatabaseUnusable(`${name}: the database cannot be used: ${message || code}`);
  }
}
