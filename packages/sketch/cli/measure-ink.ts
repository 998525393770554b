/**
 * Measures the ink network on sheets whose strokes are known (`npm run measure:sketch -- --keep FOLDER --labels --generate-only`).
 *
 *     npx tsx packages/sketch/cli/measure-ink.ts FOLDER [TAKE]
 *
 * Prints, over the ink of all sheets, what each kind of ink was taken for, percent of its pixels.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import { binarise } from "../src/capture/binarise";
import { fitWorkingSize } from "../src/capture/fit-working-size";
import { normaliseLight } from "../src/capture/normalise-light";
import { classifyInk, kindAt } from "../src/ink/classify-ink";
import { inkKinds } from "../src/ink/network";

const [folder, take] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: measure-ink.ts FOLDER [TAKE]");

const render = async (path: string) =>
  renderPage(await openUpload(await readFile(path), cadLimits), 1);
const counts = inkKinds.map(() => inkKinds.map(() => 0));
const sheets = (await readdir(folder)).filter((name) => /^s\d+$/.test(name)).sort();
for (const sheet of sheets.slice(0, Number(take ?? sheets.length))) {
  const files = await readdir(join(folder, sheet));
  const input = files.find((name) => name.startsWith("input."));
  if (input === undefined || !files.includes("labels.png")) continue;
  const { raster, scale } = fitWorkingSize(await render(join(folder, sheet, input)));
  const labels = await render(join(folder, sheet, "labels.png"));
  const darkness = normaliseLight(raster);
  const mask = binarise(darkness);
  const kinds = await (await classifyInk(darkness))();
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      if (!mask.data[y * mask.width + x]) continue;
      const at = Math.round(y * scale) * labels.width + Math.round(x * scale);
      const truth = labels.data[at * labels.channels] ?? 0;
      // The soft rim of a stroke is ink to the engine and paper to the label.
      if (truth === 0) continue;
      const found = inkKinds.reduce((best, kind) =>
        kindAt(kinds, kind, x, y) > kindAt(kinds, best, x, y) ? kind : best,
      );
      const row = counts[truth];
      if (row) row[inkKinds.indexOf(found)] = (row[inkKinds.indexOf(found)] ?? 0) + 1;
    }
  }
}

console.log(["drawn as", ...inkKinds, "pixels"].map((title) => title.padStart(11)).join(""));
counts.forEach((row, truth) => {
  const all = row.reduce((sum, n) => sum + n, 0);
  const shares = row.map((n) => ((100 * n) / Math.max(1, all)).toFixed(1));
  console.log(
    [inkKinds[truth] ?? "", ...shares, String(all)].map((cell) => cell.padStart(11)).join(""),
  );
});
