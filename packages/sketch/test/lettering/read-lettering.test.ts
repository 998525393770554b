import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCropSheet } from "../../cli/crop-sheet";
import { readLettering } from "../../src/lettering/read-lettering";

const fixtures = fileURLToPath(new URL("./fixtures", import.meta.url));
// By hand `*` and `x` are one sign, and so are the decimal comma and point.
const comparable = (text: string) =>
  text.replaceAll(" ", "").replaceAll(",", ".").replaceAll("*", "x").toLowerCase();
const samples = await readCropSheet(fixtures);
const crops = samples.map(({ crop }) => crop);

describe("reading fonts it never saw", () => {
  it("has the text first for five of six crops and among the first three for fourteen of fifteen", async () => {
    const results = await readLettering(crops);
    const ranks = results.map((readings, index) =>
      readings.findIndex(({ text }) => comparable(text) === comparable(samples[index]?.text ?? "")),
    );
    expect(ranks.filter((rank) => rank === 0).length).toBeGreaterThanOrEqual(50);
    expect(ranks.filter((rank) => rank >= 0 && rank < 3).length).toBeGreaterThanOrEqual(56);
  });

  it("is seldom wrong where it is sure", async () => {
    const sure = (await readLettering(crops)).flatMap((readings, index) => {
      const [best] = readings;
      return best !== undefined && best.probability >= 0.95
        ? [comparable(best.text) === comparable(samples[index]?.text ?? "")]
        : [];
    });
    expect(sure.length).toBeGreaterThanOrEqual(40);
    expect(sure.filter((right) => !right).length).toBeLessThanOrEqual(0.05 * sure.length);
  });

  it("orders the readings by probabilities that sum to at most one", async () => {
    for (const readings of await readLettering(crops.slice(0, 10))) {
      const probabilities = readings.map(({ probability }) => probability);
      expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
      expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(1 + 1e-6);
      expect(readings.length).toBeLessThanOrEqual(8);
    }
  });

  it("gives the same answer twice", async () => {
    const part = crops.slice(0, 5);
    expect(await readLettering(part)).toEqual(await readLettering(part));
  });
});

describe("odd crops", () => {
  const paper = (width: number, height: number) => ({
    width,
    height,
    data: new Uint8Array(width * height).fill(255),
  });

  it("reads nothing on blank paper, however small or wide", async () => {
    expect(await readLettering([paper(80, 40), paper(1, 1), paper(3000, 20)])).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("reads nothing from a crop without pixels", async () => {
    expect(await readLettering([{ width: 0, height: 0, data: new Uint8Array(0) }])).toEqual([[]]);
  });

  it("answers for a crop that is all ink", async () => {
    const [readings] = await readLettering([{ ...paper(60, 30), data: new Uint8Array(1800) }]);
    expect(readings?.[0]?.probability ?? 0).toBeLessThan(0.5);
  });
});
