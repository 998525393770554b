// Runs a recognition network of printed lines for the process that forked this one: `print-network.mjs MODEL`.
// A process of its own, for native code that is at work when its thread is stopped takes the whole process with it.
import { availableParallelism } from "node:os";
import process from "node:process";
import { InferenceSession, Tensor } from "onnxruntime-node";

const CHANNELS = 3;
/** A line of text is too little work for more threads. */
const MOST_THREADS = 2;

process.once("disconnect", () => process.exit());
const [, , model] = process.argv;
const session = await InferenceSession.create(model, {
  intraOpNumThreads: Math.min(MOST_THREADS, availableParallelism()),
  interOpNumThreads: 1,
  graphOptimizationLevel: "all",
  logSeverityLevel: 3,
  // Lines are of all widths: what was laid out for one fits no other, and would be kept.
  enableMemPattern: false,
  // Threads that wait by turning round and round take the processor from those who read other pages.
  extra: { session: { intra_op: { allow_spinning: "0" } } },
});

process.on("message", ({ id, line }) => {
  read(line).then(
    (answer) => tell({ id, answer }),
    (error) => tell({ id, error: String(error) }),
  );
});

/** An answer that nobody waits for any more is dropped. */
function tell(message) {
  process.send?.(message, () => {});
}

async function read({ width, height, data }) {
  const input = new Tensor("float32", toInput(data), [1, CHANNELS, height, width]);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  const { data: probabilities, dims } = (await session.run({ [inputName]: input }))[outputName];
  const [, columns, classes] = dims;
  return { columns, classes, peaks: bestPath(probabilities, columns, classes) };
}

/** Equal channels from -1 (black) to 1 (white), as the network was trained on colours. */
function toInput(grey) {
  const input = new Float32Array(CHANNELS * grey.length);
  grey.forEach((value, i) => {
    input[i] = value / 127.5 - 1;
  });
  for (let k = 1; k < CHANNELS; k++) input.copyWithin(k * grey.length, 0, grey.length);
  return input;
}

/** The likeliest class of each column, repeats joined and the empty class 0 left out (CTC, best path). */
function bestPath(probabilities, columns, classes) {
  const peaks = [];
  let last = 0;
  for (let column = 0; column < columns; column++) {
    let index = 0;
    let probability = 0;
    for (let k = 0; k < classes; k++) {
      const value = probabilities[column * classes + k];
      if (value <= probability) continue;
      probability = value;
      index = k;
    }
    const peak = peaks.at(-1);
    if (index !== 0 && index === last && peak) {
      if (probability > peak.probability) Object.assign(peak, { probability, column });
    } else if (index !== 0) peaks.push({ index, probability, column });
    last = index;
  }
  return peaks;
}
