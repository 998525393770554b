import { readFile } from "node:fs/promises";
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
