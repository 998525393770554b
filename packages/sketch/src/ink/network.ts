import { Tensor } from "onnxruntime-web";
import { openModel } from "../open-model";

/** Kinds of ink in the order of the network's answers. */
export const inkKinds = ["paper", "outline", "writing", "annotation", "tick", "centre"] as const;
export type InkKind = (typeof inkKinds)[number];

/** Runs over a picture of darkness (row by row, sides multiples of 32); gives one plane of logits a kind. */
export type InkNetwork = (
  data: Float32Array,
  width: number,
  height: number,
) => Promise<Float32Array>;

let loading: Promise<InkNetwork> | null = null;

/** The network, loaded once a thread. */
export function inkNetwork(): Promise<InkNetwork> {
  loading ??= load();
  return loading;
}

async function load(): Promise<InkNetwork> {
  const session = await openModel("ink.onnx");
  return async (data, width, height) => {
    const input = new Tensor("float32", data, [1, 1, height, width]);
    const { kinds } = await session.run({ ink: input });
    if (kinds === undefined || kinds.dims[1] !== inkKinds.length) {
      throw new Error("The ink model gave no answer of the expected shape.");
    }
    return kinds.data as Float32Array;
  };
}
