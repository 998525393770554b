import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CAD_MODEL, EXTRACT_MODEL } from "@inkform/contract/models";
import { type OpenDatabase, openDatabase } from "@inkform/db/open-database";
import { startPostgres } from "@inkform/db/postgres-server";

const SERVE = fileURLToPath(new URL("../../../../apps/web/scripts/serve.mjs", import.meta.url));
const OPERATOR = "operator-of-the-bench-0123456789";
const PER_MINUTE = 1_000_000;

export interface Bench {
  baseUrl: string;
  /** The service's own database, to put history into. */
  db: OpenDatabase["db"];
  /** A project whose limits nobody reaches. */
  createProject: () => Promise<{ id: string; headers: { authorization: string } }>;
  close: () => Promise<void>;
}

/** One web process on a Postgres of its own, both as they run in earnest. */
export async function openBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), "inkform-bench-"));
  const server = await startPostgres({ durable: true });
  const url = await server.createDatabase();
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: "production",
    MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: url,
    BLOB_URL: pathToFileURL(join(folder, "blobs")).href,
    AUTH_SECRET: "a secret of this bench and of nothing else",
    SVC_OPERATOR_TOKEN: OPERATOR,
    OUTBOUND_ALLOW: "127.0.0.0/8",
  };
  const web = spawn(process.execPath, [SERVE], {
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await fetch(`${baseUrl}/readyz`).catch(() => null))?.ok) {
    if (web.exitCode !== null) throw new Error("the service did not start; is it built?");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const database = await openDatabase({ url, maxConnections: 2 });
  return {
    baseUrl,
    db: database.db,
    createProject: () => createProject(baseUrl),
    close: async () => {
      web.kill("SIGKILL");
      await database.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createProject(baseUrl: string) {
  const operate = async <T>(procedure: string, input: object): Promise<T> => {
    const answer = await fetch(`${baseUrl}/api/operator/${procedure}`, {
      method: "POST",
      headers: { authorization: `Bearer ${OPERATOR}`, "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
    });
    return (await answer.json()).result.data.json;
  };
  const { id: organizationId } = await operate<{ id: string }>("organization.create", {
    name: "Works",
  });
  const { id } = await operate<{ id: string }>("project.create", { organizationId, name: "Bench" });
  const projectId = id;
  const terms = { included: 1_000_000_000, overagePrice: "0.10", currency: "EUR", cap: 0 };
  for (const model of [CAD_MODEL, EXTRACT_MODEL]) {
    await operate("plan.set", { projectId, model, ...terms });
  }
  const limits = { extract: PER_MINUTE, cad: PER_MINUTE, read: PER_MINUTE };
  await operate("project.setLimits", { projectId, ...limits });
  const scopes = ["extract", "cad", "usage"];
  const { key } = await operate<{ key: string }>("key.create", { projectId, name: "b", scopes });
  return { id, headers: { authorization: `Bearer ${key}` } };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
