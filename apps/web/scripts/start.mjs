// `npm start`: builds what is not built, then serves, in this very process.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const server = new URL("../dist/server.mjs", import.meta.url);

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
process.env.DO_NOT_TRACK = "1";
process.setSourceMapsEnabled(true);

await buildWhatIsMissing();
await import(server.href);

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
