import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";

const cli = fileURLToPath(new URL("../cli/sketch.ts", import.meta.url));
const plate = fileURLToPath(new URL("../../../apps/web/demo/plate-sketch.png", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "inkform-sketch-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", cli, ...args]);
const written = (name: string): string => readFileSync(join(folder, name), "utf8");

it("writes a sketch's DXF, what was recognised of it and what is told of it", async () => {
  const { stdout } = await run(plate, "--out", folder);
  const { parts } = JSON.parse(stdout);
  expect(JSON.parse(written("sketch.json"))).toEqual({ parts });
  expect(parts).toMatchObject([{ index: 1, findings: [] }]);
  expect(written("part-1.dxf")).toContain("AC1015");
  const overlay = written("overlay-page-1.svg");
  for (const name of ["outline", "holes", "dimensions", "readings"]) {
    expect(overlay).toContain(`<g class="${name}"`);
  }
  for (const { text } of parts[0].dimensions) expect(overlay).toContain(`>${text}`);
  expect(overlay).toMatch(/\d+ %/);
});

it("writes the overlay of a refused sketch too, and exits 1", async () => {
  const blank = join(folder, "blank.png");
  const paper = { width: 1200, height: 900, channels: 3 as const, background: "#fafaf6" };
  await sharp({ create: paper }).png().toFile(blank);
  const out = join(folder, "refused");
  await expect(run(blank, "--out", out)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("no_part_found"),
  });
  expect(readdirSync(out).sort()).toEqual(["overlay-page-1.svg", "sketch.json"]);
});
