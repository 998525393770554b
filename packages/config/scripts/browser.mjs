import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const SYSTEM = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function onPath(name) {
  const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** The first Chromium there is: one named by CHROMIUM_PATH, the system's, Playwright's own. */
function present() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of SYSTEM) {
    const path = onPath(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

function install() {
  console.log("No Chromium found: asking Playwright for its own …");
  const own = spawnSync("npx", ["playwright", "install", "chromium"], {
    stdio: "ignore",
    timeout: 300_000,
  });
  if (own.status === 0) return;
  if (!onPath("apt-get") || process.getuid?.() !== 0) {
    throw new Error(
      "The browser tests need Chromium. Install one (apt-get install chromium) or set CHROMIUM_PATH to its executable.",
    );
  }
  console.log("Playwright's download is out of reach: installing Debian's chromium …");
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["-qq", "update"], options);
  execFileSync("apt-get", ["-qq", "-y", "--no-install-recommends", "install", "chromium"], options);
}

/** Path of a Chromium to test with, installed first where there is none. */
export function browserPath() {
  const found = present();
  if (found) return found;
  install();
  const path = present();
  if (!path) throw new Error("Chromium was installed but cannot be found; set CHROMIUM_PATH.");
  return path;
}
