import { type InferenceSession, Tensor } from "onnxruntime-web";
import { readModelFile } from "../model-files";
import { openModel } from "../open-model";
import type { CtcOutput } from "./beam-search";
import type { InkImage, Normalisation } from "./normalise-crop";

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

let loading: Promise<LetteringNetwork> | null = null;

/** The network, loaded once a thread. */
export function letteringNetwork(): Promise<LetteringNetwork> {
  loading ??= load();
  return loading;
}

async function load(): Promise<LetteringNetwork> {
  const [session, json] = await Promise.all([
    openModel("lettering.onnx"),
    readModelFile("lettering.json"),
  ]);
  const description = JSON.parse(json.toString("utf8")) as ModelDescription;
  return {
    characters: description.characters,
    normalisation: { height: description.height, ...description.normalise },
    read: (image) => run(session, image),
  };
}

async function run(session: InferenceSession, image: InkImage): Promise<CtcOutput> {
  const input = new Tensor("float32", image.data, [1, 1, image.height, image.width]);
  const { log_probabilities: output } = await session.run({ ink: input });
  const [, columns, classes] = output?.dims ?? [];
  if (output === undefined || columns === undefined || classes === undefined) {
    throw new Error("The lettering model gave no answer of the expected shape.");
  }
  return { columns, classes, logProbabilities: output.data as Float32Array };
}
