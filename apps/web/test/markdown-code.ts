import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The fenced blocks of a language, in order, of a Markdown file of the repository. */
export function codeOf(file: string, language: string): string[] {
  const text = fs.readFileSync(path.join(root, file), "utf8");
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks.filter(([, name]) => name === language).map(([, , code = ""]) => code);
}

/** An empty folder outside the repository whose programs find the workspace's packages. */
export function makeProgramDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "inkform-program-"));
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  fs.writeFileSync(path.join(folder, "package.json"), '{"type": "module"}\n');
  for (const [name, of] of Object.entries(DEMO_FILES)) {
    fs.copyFileSync(path.join(root, "apps/web/demo", of), path.join(folder, name));
  }
  return folder;
}

/** What the documents call the files that they send. */
const DEMO_FILES = { "order.pdf": "purchase-order.pdf", "sketch.png": "plate-sketch.png" };
