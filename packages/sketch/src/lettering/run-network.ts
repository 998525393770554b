import { lastingModel } from "../open-model";
import type { CtcOutput } from "./beam-search";
import type { InkImage } from "./normalise-crop";

const model = lastingModel("lettering.onnx");

/** In native code: never in a thread that may be stopped. */
export async function runLetteringNetwork({ width, height, data }: InkImage): Promise<CtcOutput> {
  const network = await model();
  const { dims, data: logProbabilities } = await network(data, [1, 1, height, width]);
  const [, columns, classes] = dims;
  if (columns === undefined || classes === undefined) {
    throw new Error("The lettering model gave no answer of the expected shape.");
  }
  return { columns, classes, logProbabilities };
}
