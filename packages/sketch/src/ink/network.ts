import type { InkImage } from "../ink-image";
import { lastingModel } from "../open-model";

/** Kinds of ink in the order of the network's answers. */
export const inkKinds = ["paper", "outline", "writing", "annotation", "tick", "centre"] as const;
export type InkKind = (typeof inkKinds)[number];

const model = lastingModel("ink.onnx");

/**
 * The probability of each kind at each pixel of a picture of darkness (sides multiples of 32), 0 to 255, one plane a kind. In native
 * code: never in a thread that may be stopped.
 */
export async function runInkNetwork({ width, height, data }: InkImage): Promise<Uint8Array[]> {
  const network = await model();
  const { dims, data: logits } = await network(data, [1, 1, height, width]);
  if (dims[1] !== inkKinds.length) {
    throw new Error("The ink model gave no answer of the expected shape.");
  }
  return softmax(logits, width * height);
}

/** Where paper leads every kind of ink by this much (logarithm), it is 255 of 255 and they are none. */
const clearlyPaper = 8;

function softmax(logits: Float32Array, size: number): Uint8Array[] {
  const planes = inkKinds.map(() => new Uint8Array(size));
  const paper = planes[0] as Uint8Array;
  const powers = new Float64Array(inkKinds.length);
  for (let i = 0; i < size; i += 1) {
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 1; k < powers.length; k += 1) {
      most = Math.max(most, logits[k * size + i] as number);
    }
    const blank = logits[i] as number;
    if (blank - most > clearlyPaper) {
      paper[i] = 255;
      continue;
    }
    most = Math.max(most, blank);
    let sum = 0;
    for (let k = 0; k < powers.length; k += 1) {
      const power = Math.exp((logits[k * size + i] as number) - most);
      powers[k] = power;
      sum += power;
    }
    for (let k = 0; k < powers.length; k += 1) {
      (planes[k] as Uint8Array)[i] = Math.round((255 * (powers[k] as number)) / sum);
    }
  }
  return planes;
}
