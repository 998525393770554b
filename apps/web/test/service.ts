import { type ChildProcess, execFile, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const START_TIMEOUT_MS = 110_000;

export type Service = {
  baseUrl: string;
  dataDir: string;
  output: () => string;
  /** The status that a shell would show: 128 and the signal's number where one ended it. */
  exited: Promise<number>;
  /** To `npm start` and everything below it, as a terminal does. */
  signal: (name: NodeJS.Signals) => void;
  /** To npm and nobody else, as a supervisor does. */
  signalNpm: (name: NodeJS.Signals) => void;
};

export type Demo = { base_url: string; api_key: string; project_id: string };

export const makeDataDir = () =>
  path.join(fs.mkdtempSync(path.join(os.tmpdir(), "inkform-service-")), "data");

/** Environment of a service of its own; variables of the developer's shell are left out. */
export async function serviceEnv(dataDir: string, more: Record<string, string> = {}) {
  const { PATH = "", HOME = "" } = process.env;
  const PORT = String(await freePort());
  const DEMO_IDP_PORT = String(await freePort());
  return {
    PATH,
    HOME,
    PORT,
    DEMO_IDP_PORT,
    DATA_DIR: dataDir,
    OUTBOUND_ALLOW: "127.0.0.0/8",
    ...more,
  };
}

/** Runs `npm start` as a process group of its own. */
export function launch(env: Record<string, string>): Service {
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const exited = new Promise<number>((resolve) =>
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)),
    ),
  );
  return {
    baseUrl: `http://localhost:${env.PORT}`,
    dataDir: env.DATA_DIR ?? "",
    output: () => output,
    exited,
    signal: (name) => signalGroup(child, name),
    signalNpm: (name) => void child.kill(name),
  };
}

/** Starts a service and waits until it is ready. */
export async function startService(env: Record<string, string>): Promise<Service> {
  const service = launch(env);
  const deadline = Date.now() + START_TIMEOUT_MS;
  let gone = false;
  service.exited.then(() => {
    gone = true;
  });
  while (Date.now() < deadline && !gone) {
    const ready = await fetch(`${service.baseUrl}/readyz`).catch(() => undefined);
    if (ready?.ok) return service;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  service.signal("SIGKILL");
  throw new Error(`The service did not become ready:\n${service.output()}`);
}

function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // It is gone already.
  }
}

export const readDemo = (dataDir: string): Demo =>
  JSON.parse(fs.readFileSync(path.join(dataDir, "demo.json"), "utf8"));

/** Runs a command line as somebody would paste it. */
export function shell(
  command: string,
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { PATH = "", HOME = "" } = process.env;
  return new Promise((resolve) => {
    const environment: Record<string, string> = { PATH, HOME, ...env };
    const options = { cwd: root, env: environment as NodeJS.ProcessEnv, maxBuffer: 1e8 };
    execFile("sh", ["-c", command], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}
