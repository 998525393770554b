import { readFile, stat } from "node:fs/promises";
import { expect, it } from "vitest";
import { sketchSets } from "./generator/sets";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

it("trains the reader on no font that letters our own sketches", async () => {
  const listed = (await read("../training/fonts.txt")).split("\n");
  const { training } = JSON.parse(await read("../models/lettering.json"));
  const trained = listed.filter((font) => !training.heldOutFonts.includes(font));
  for (const { name, fonts } of Object.values(sketchSets)) {
    expect(
      fonts.filter((font) => trained.includes(font)).map((font) => `${name}: ${font}`),
    ).toEqual([]);
  }
});

it("keeps what reads letters within 8 MB, with the seeds and fonts it was trained and judged by", async () => {
  const names = ["lettering", "lettering-coarse"];
  const sizes = names.map((name) => stat(new URL(`../models/${name}.onnx`, import.meta.url)));
  const bytes = (await Promise.all(sizes)).reduce((total, { size }) => total + size, 0);
  expect(bytes).toBeLessThanOrEqual(8e6);
  const listed = (await read("../training/fonts.txt")).split("\n");
  for (const name of names) {
    const { training, bestPathAccuracy } = JSON.parse(await read(`../models/${name}.json`));
    expect(training.seed).toEqual(expect.any(Number));
    expect(training.heldOutFonts.length).toBeGreaterThan(0);
    for (const font of training.heldOutFonts) expect(listed).toContain(font);
    expect(bestPathAccuracy).toEqual({ fonts: expect.any(Number), pen: expect.any(Number) });
  }
});
