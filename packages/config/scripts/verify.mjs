import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { browserPath } from "./browser.mjs";

/** Everything that decides whether a change lands, cheapest first; stops at the first failure. */
const STEPS = [
  ["format, lint, import directions", "npm", ["run", "--silent", "lint"]],
  ["dead code", "npm", ["run", "--silent", "deadcode"]],
  ["types", "npm", ["run", "--silent", "typecheck"]],
  ["build", "npm", ["run", "--silent", "build"]],
  ["unit tests", "npm", ["run", "--silent", "test:unit"]],
  ["integration tests", "npm", ["run", "--silent", "test:integration"]],
  ["browser tests", "npm", ["run", "--silent", "test:e2e"]],
];

const root = dirname(fileURLToPath(new URL("../../", import.meta.url)));
const env = {
  ...process.env,
  CHROMIUM_PATH: browserPath(),
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
};

const done = [];
for (const [name, command, args] of STEPS) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (status !== 0) {
    console.error(
      `\n${name} failed after ${seconds} s. Run it alone: ${command} ${args.join(" ")}`,
    );
    process.exit(status ?? 1);
  }
  done.push(`${name.padEnd(34)}${seconds.padStart(5)} s`);
}
console.log(`\nAll green\n${done.join("\n")}`);
