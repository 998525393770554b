import { readFile } from "node:fs/promises";
import { helper } from "../helper";
import type { InkImage } from "../ink-image";
import { modelFile } from "../model-files";
import type { CtcOutput } from "./beam-search";
import type { Normalisation } from "./normalise-crop";
import { type LetteringModel, letteringModels } from "./run-network";

export interface LetteringNetwork {
  characters: string;
  normalisation: Normalisation;
  read: (image: InkImage) => Promise<CtcOutput>;
}

interface ModelDescription {
  characters: string;
  height: number;
  normalise: { paperPercentile: number; inkPercentile: number; minContrast: number };
}

let loading: Promise<LetteringNetwork[]> | null = null;

/** The networks, which another process runs, and how they want to be shown a crop; loaded once a thread. */
export function letteringNetworks(): Promise<LetteringNetwork[]> {
  loading ??= Promise.all(letteringModels.map(load));
  return loading;
}

async function load(model: LetteringModel): Promise<LetteringNetwork> {
  const json = await readFile(modelFile(`${model}.json`), "utf8");
  const description = JSON.parse(json) as ModelDescription;
  return {
    characters: description.characters,
    normalisation: { height: description.height, ...description.normalise },
    read: (image) => helper.ask("lettering", { model, image }),
  };
}
