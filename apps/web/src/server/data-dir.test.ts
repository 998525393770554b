import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataDirLocked, keepSecret, lockDataDir } from "./data-dir";

let folder = "";
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "inkform-lock-")), "data");
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }));

const lockFile = () => path.join(folder, "lock");
const holder = (change: object) => {
  const mine = JSON.parse(fs.readFileSync(lockFile(), "utf8"));
  fs.writeFileSync(lockFile(), JSON.stringify({ ...mine, token: "other", ...change }));
};

describe("lockDataDir", () => {
  it("makes the folder private and leaves no lock behind", () => {
    const release = lockDataDir(folder);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(fs.existsSync(lockFile())).toBe(true);
    release();
    expect(fs.existsSync(lockFile())).toBe(false);
  });

  it("refuses while a living process holds it, and takes over once it is gone", async () => {
    lockDataDir(folder);
    const child = spawn("sleep", ["60"]);
    const stat = fs.readFileSync(`/proc/${child.pid}/stat`, "utf8");
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    holder({ pid: child.pid, started });
    expect(() => lockDataDir(folder)).toThrow(DataDirLocked);
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    lockDataDir(folder)();
  });

  it("takes over from a process whose number another one has by now", () => {
    lockDataDir(folder);
    holder({ pid: process.ppid, started: "1" });
    lockDataDir(folder)();
  });

  it("believes a lock of another machine while it is renewed", () => {
    lockDataDir(folder);
    holder({ host: "elsewhere" });
    expect(() => lockDataDir(folder)).toThrow(/on elsewhere/);
    const old = new Date(Date.now() - 60_000);
    fs.utimesSync(lockFile(), old, old);
    lockDataDir(folder)();
  });
});

describe("keepSecret", () => {
  it("makes a secret once, readable by its owner alone", () => {
    lockDataDir(folder);
    const first = keepSecret(folder, "operator.token", () => "made");
    expect(keepSecret(folder, "operator.token", () => "made again")).toBe(first);
    expect(fs.statSync(path.join(folder, "operator.token")).mode & 0o777).toBe(0o600);
  });
});
