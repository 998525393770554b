import type { InkImage } from "../ink-image";
import { lastingModel } from "../open-model";
import type { CtcOutput } from "./beam-search";

/** The networks of lettering by what they are called in `models/`: the second one is shown half as many rows. */
export const letteringModels = ["lettering", "lettering-coarse"] as const;
export type LetteringModel = (typeof letteringModels)[number];

const models = {
  lettering: lastingModel("lettering.onnx"),
  "lettering-coarse": lastingModel("lettering-coarse.onnx"),
} satisfies Record<LetteringModel, unknown>;

/** In native code: never in a thread that may be stopped. */
export async function runLetteringNetwork({
  model,
  image: { width, height, data },
}: {
  model: LetteringModel;
  image: InkImage;
}): Promise<CtcOutput> {
  const network = await models[model]();
  const { dims, data: logProbabilities } = await network(data, [1, 1, height, width]);
  const [, columns, classes] = dims;
  if (columns === undefined || classes === undefined) {
    throw new Error(`The model ${model} gave no answer of the expected shape.`);
  }
  return { columns, classes, logProbabilities };
}
