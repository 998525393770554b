import { InferenceSession, Tensor } from "onnxruntime-node";

export interface NetworkAnswer {
  dims: readonly number[];
  data: Float32Array;
}

/** Runs a network of one input and one output. */
export type Network = (data: Float32Array, dims: readonly number[]) => Promise<NetworkAnswer>;

/** Opens a network (a file in ONNX) that runs on so many threads. In native code: never in a thread that may be stopped. */
export async function openNetwork(file: string, threads: number): Promise<Network> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: "all",
    logSeverityLevel: 3,
    // Inputs are of all sizes: what was laid out for one fits no other, and would be kept.
    enableMemPattern: false,
    // Threads that wait by turning round and round take the processor from those who read other pages.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
  const [input = ""] = session.inputNames;
  const [output = ""] = session.outputNames;
  return async (data, dims) => {
    const answer = (await session.run({ [input]: new Tensor("float32", data, dims) }))[output];
    if (answer === undefined) throw new Error(`${file} gave no answer`);
    return { dims: answer.dims, data: answer.data as Float32Array };
  };
}
