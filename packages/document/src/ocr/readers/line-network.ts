import { availableParallelism } from "node:os";
import { type Network, openNetwork } from "@inkform/native/open-network";
import type { GreyImage } from "../image/grey-image";
import { networkFiles, type PrintNetwork } from "./print-networks";

/** The likeliest class of a column of the network's answer. */
export interface Peak {
  index: number;
  /** 0 to 1. */
  probability: number;
  column: number;
  /** Other classes that the column could be, but for nothing. */
  rivals: Rival[];
  /** How likely the space is, the last of the classes, at most between the peak before and this one. */
  space: number;
}

interface Rival {
  index: number;
  probability: number;
}

export interface LineAnswer {
  columns: number;
  classes: number;
  /** Without the empty class, repeats joined. */
  peaks: Peak[];
}

const CHANNELS = 3;
/** What is left of the probability of a class that is unlikely whatever it looks like. */
const UNLIKELY = 1e-3;
/** A line of text is too little work for more threads. */
const MOST_THREADS = 2;

/** The least probability of a rival. */
const THINKABLE = 0.01;

const networks = new Map<PrintNetwork, Promise<Network>>();

/** A network stays once it was asked for: a service sees few languages, and loading takes longer than a line. */
function networkOf(name: PrintNetwork): Promise<Network> {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const network = networks.get(name) ?? openNetwork(networkFiles(name).file, threads);
  networks.set(name, network);
  return network;
}

/**
 * Runs a recognition network on one line of print, of which some classes are `unlikely` whatever it looks like. In native code: never in a
 * thread that may be stopped.
 */
export async function runLineNetwork(
  name: PrintNetwork,
  { width, height, data }: GreyImage,
  unlikely: readonly number[],
): Promise<LineAnswer> {
  const network = await networkOf(name);
  const { dims, data: probabilities } = await network(toInput(data), [1, CHANNELS, height, width]);
  const [, columns = 0, classes = 0] = dims;
  return {
    columns,
    classes,
    peaks: bestPath(weighed(probabilities, classes, unlikely), columns, classes),
  };
}

/** Equal channels from -1 (black) to 1 (white), as the network was trained on colours. */
function toInput(grey: Uint8Array): Float32Array {
  const input = new Float32Array(CHANNELS * grey.length);
  for (let i = 0; i < grey.length; i++) input[i] = (grey[i] as number) / 127.5 - 1;
  for (let k = 1; k < CHANNELS; k++) input.copyWithin(k * grey.length, 0, grey.length);
  return input;
}

/** The probabilities where some classes are this many times less likely than the network thinks. */
export function weighed(
  probabilities: Float32Array,
  classes: number,
  unlikely: readonly number[],
): Float32Array {
  if (unlikely.length === 0) return probabilities;
  const all = probabilities.slice();
  for (let from = 0; from < all.length; from += classes) {
    let left = 1;
    for (const index of unlikely) {
      const p = all[from + index] as number;
      left -= p * (1 - UNLIKELY);
      all[from + index] = p * UNLIKELY;
    }
    for (let k = 0; k < classes; k++) all[from + k] = (all[from + k] as number) / left;
  }
  return all;
}

/** The likeliest class of each column, repeats joined and the empty class 0 left out (CTC, best path). */
export function bestPath(probabilities: Float32Array, columns: number, classes: number): Peak[] {
  const peaks: Peak[] = [];
  let last = 0;
  let space = 0;
  for (let column = 0; column < columns; column++) {
    let index = 0;
    let probability = 0;
    space = Math.max(space, probabilities[(column + 1) * classes - 1] as number);
    for (let k = 0; k < classes; k++) {
      const value = probabilities[column * classes + k] as number;
      if (value <= probability) continue;
      probability = value;
      index = k;
    }
    const peak = peaks.at(-1);
    const isSame = index === last;
    last = index;
    if (index === 0 || (isSame && peak && probability <= peak.probability)) continue;
    const rivals = rivalsIn(probabilities, column * classes, classes, index);
    if (isSame && peak) Object.assign(peak, { probability, column, rivals });
    else peaks.push({ index, probability, column, rivals, space });
    space = 0;
  }
  return peaks;
}

function rivalsIn(all: Float32Array, from: number, classes: number, but: number): Rival[] {
  const rivals: Rival[] = [];
  for (let index = 1; index < classes; index++) {
    const probability = all[from + index] as number;
    if (index !== but && probability >= THINKABLE) rivals.push({ index, probability });
  }
  return rivals;
}
