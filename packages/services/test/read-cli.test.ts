import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";

const cli = fileURLToPath(new URL("../cli/read.ts", import.meta.url));
const order = fileURLToPath(new URL("../../../apps/web/demo/purchase-order.pdf", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "inkform-read-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", cli, ...args]);

it("prints and writes the reading, and each page with what was found drawn over it", async () => {
  const { stdout } = await run(order, "--out", folder, "--overlay");
  const reading = JSON.parse(stdout);
  expect(readdirSync(folder).sort()).toEqual(["overlay-page-1.svg", "reading.json"]);
  expect(JSON.parse(readFileSync(join(folder, "reading.json"), "utf8"))).toEqual(reading);
  const overlay = readFileSync(join(folder, "overlay-page-1.svg"), "utf8");
  expect(overlay).toContain('<image href="data:image/jpeg;base64,');
  const labelled = reading.fields.filter(({ label }: { label: string }) => label !== "");
  expect(overlay.split("marker-end").length - 1).toBe(labelled.length);
  const cells = reading.line_items.flatMap(({ cells: own }: { cells: unknown[] }) => own);
  const tables = /<g class="tables".*?<\/g>/.exec(overlay)?.[0] ?? "";
  expect(tables.split("<rect").length - 1).toBe(cells.length + 1);
});

it("writes no overlay without a folder for it, and exits 2", async () => {
  await expect(run(order, "--overlay")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--out DIR"),
  });
});
