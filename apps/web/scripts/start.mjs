// `npm start`: builds what is not built, then serves: on Linux in a process of its own, elsewhere in this very one.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const server = new URL("../dist/server.mjs", import.meta.url);
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
process.env.DO_NOT_TRACK = "1";

endWithNpm();
await buildWhatIsMissing();
// glibc reads this once, as a process starts: without it, it keeps the memory of pictures that are done with.
if (process.platform === "linux" && process.env.MALLOC_MMAP_THRESHOLD_ === undefined) {
  serveWith({ MALLOC_MMAP_THRESHOLD_: String(128 * 1024) });
} else {
  await import("./serve.mjs");
}

/** A signal that npm alone gets ends npm and its shell, which passes nothing on: what they started ends after them. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

/** Serves in a process with these variables, which ends with this one and takes this one with it. */
function serveWith(variables) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("serve.mjs", import.meta.url))], {
    env: { ...process.env, ...variables },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once("exit", (code, signal) => {
    process.exit(signal === null ? code : 128 + constants.signals[signal]);
  });
}

/** Turborepo decides by the hash of the sources; an installation without it serves what it has. */
async function buildWhatIsMissing() {
  const turbo = path.join(root, "node_modules/.bin/turbo");
  if (!existsSync(turbo) && existsSync(server)) return;
  console.log("Checking the build …");
  const slow = setTimeout(() => console.log("Building what changed (about a minute) …"), 2_000);
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NODE_ENV: undefined };
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill("SIGINT");
  };
  const args = ["run", "build", "--filter=@inkform/web", "--output-logs=errors-only"];
  const child = spawn(turbo, args, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const code = await new Promise((resolve) => child.once("exit", (...[status]) => resolve(status)));
  clearTimeout(slow);
  process.off("SIGINT", stop).off("SIGTERM", stop);
  // Turborepo may end with 0 although it was interrupted.
  if (stopped) process.exit(130);
  if (code === 0) return;
  process.stderr.write(`${output}\nThe build failed.\n`);
  process.exit(1);
}
