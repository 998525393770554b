/**
 * Measures the lettering reader on crops with known texts (see `training/make_crops.py`).
 *
 *     npx tsx packages/sketch/cli/measure-lettering.ts FOLDER [--misses]
 *
 * Prints how often the whole string is right in the first reading and among the first three, and how far the
 * probabilities can be trusted. Spaces, case and the forms of the decimal and times signs do not count.
 */
import { readLettering } from "../src/lettering/read-lettering";
import type { Reading } from "../src/model";
import { readCropSheet } from "./crop-sheet";

const [folder, option] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: measure-lettering.ts FOLDER [--misses]");

const comparable = (text: string) =>
  text
    .replaceAll(" ", "")
    .replaceAll("''", '"')
    .replaceAll(",", ".")
    .replaceAll("*", "x")
    .toLowerCase();
const share = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);

const samples = await readCropSheet(folder);
await readLettering(samples.slice(0, 1).map(({ crop }) => crop));
const start = performance.now();
const results = await readLettering(samples.map(({ crop }) => crop));
const took = (performance.now() - start) / samples.length;

const rankOf = (readings: Reading[], text: string) =>
  readings.findIndex((reading) => comparable(reading.text) === comparable(text));
const ranks = results.map((readings, index) => rankOf(readings, samples[index]?.text ?? ""));
const within = (limit: number) => ranks.filter((rank) => rank >= 0 && rank < limit).length;
console.log(
  `${samples.length} crops, ${took.toFixed(1)} ms each: first ${share(within(1), samples.length)} %, ` +
    `first three ${share(within(3), samples.length)} %, first eight ${share(within(8), samples.length)} %`,
);
for (const [low, high] of [
  [0, 0.5],
  [0.5, 0.8],
  [0.8, 0.95],
  [0.95, 0.99],
  [0.99, 1.01],
] as const) {
  const inside = results.flatMap((readings, index) => {
    const probability = readings[0]?.probability ?? 0;
    return probability >= low && probability < high ? [ranks[index] === 0] : [];
  });
  const right = inside.filter(Boolean).length;
  console.log(
    `probability ${low}–${Math.min(1, high)}: ${inside.length} texts, ${share(right, inside.length)} % right`,
  );
}
if (option === "--misses") {
  results.forEach((readings, index) => {
    if (ranks[index] === 0) return;
    const shown = readings
      .slice(0, 3)
      .map(({ text, probability }) => `${text} ${probability.toFixed(2)}`);
    console.log(`${samples[index]?.text}: ${shown.join(" | ")}`);
  });
}
