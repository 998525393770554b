import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const script = fileURLToPath(new URL("crash-process.ts", import.meta.url));
let folder = "";
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "inkform-crash-"));
});

afterEach(async () => {
  await kill();
  fs.rmSync(folder, { recursive: true, force: true });
});

function launch(): void {
  const args = ["--import", "tsx", script, path.join(folder, "database"), notesFile()];
  child = spawn(process.execPath, args, { stdio: "ignore" });
}

async function kill(): Promise<void> {
  const victim = child;
  child = undefined;
  if (!victim || victim.exitCode !== null) return;
  const gone = new Promise((resolve) => victim.once("exit", resolve));
  victim.kill("SIGKILL");
  await gone;
}

const notesFile = () => path.join(folder, "notes");
const notes = () =>
  fs.existsSync(notesFile()) ? fs.readFileSync(notesFile(), "utf8").trim().split("\n") : [];
const wait = { timeout: 60_000, interval: 20 };

it("finishes a job whose process was killed in a step, without repeating finished steps", async () => {
  launch();
  await expect.poll(notes, wait).toEqual(["first", "second"]);
  await kill();
  launch();
  await expect.poll(notes, wait).toEqual(["first", "second", "second", "third"]);
});
