import { inkLevel } from "../capture/binarise";
import type { Darkness } from "../capture/normalise-light";
import { type InkKind, inkKinds, inkNetwork } from "./network";
import { inkSettings } from "./settings";

/** What the ink of a page is, pixel by pixel at `scale` working pixels a side. */
export interface InkKinds {
  width: number;
  height: number;
  /** Working pixels a pixel: 1 or 2. */
  scale: number;
  /** Probability of each kind, 0 to 255, one plane a kind in the order of `inkKinds`. */
  planes: Uint8Array[];
}

/** Asks the network what each pixel of the page is. A page without ink is paper. */
export async function classifyInk(darkness: Darkness): Promise<InkKinds> {
  const long = Math.max(darkness.width, darkness.height);
  const scale = long > inkSettings.longestWhole ? 2 : 1;
  const width = padded(darkness.width / scale);
  const height = padded(darkness.height / scale);
  const ink = inkLevel(darkness.data);
  const input = new Float32Array(width * height);
  if (ink !== null) shrinkInto(input, width, darkness, scale, 1 / ink);
  const network = await inkNetwork();
  const logits = await network(input, width, height);
  return { width, height, scale, planes: softmax(logits, width * height) };
}

function padded(side: number): number {
  return Math.ceil(side / inkSettings.multiple) * inkSettings.multiple;
}

/** Averages over squares of `scale` working pixels. */
function shrinkInto(
  out: Float32Array,
  width: number,
  darkness: Darkness,
  scale: number,
  gain: number,
): void {
  const rows = Math.floor(darkness.height / scale);
  const columns = Math.floor(darkness.width / scale);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < scale; dy += 1) {
        const row = (y * scale + dy) * darkness.width + x * scale;
        for (let dx = 0; dx < scale; dx += 1) sum += darkness.data[row + dx] as number;
      }
      const mean = (sum / (scale * scale)) * gain;
      out[y * width + x] = Math.min(inkSettings.darkest, mean);
    }
  }
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

/** Probability (0 to 1) that ink at a working pixel is of the kind, given that it is ink at all. */
export function kindAt(kinds: InkKinds, kind: InkKind, x: number, y: number): number {
  const { width, height, scale, planes } = kinds;
  const px = Math.max(0, Math.min(width - 1, Math.floor(x / scale)));
  const py = Math.max(0, Math.min(height - 1, Math.floor(y / scale)));
  const i = py * width + px;
  const ink = 255 - (planes[0]?.[i] as number);
  if (ink < 8) return kind === "paper" ? 1 : 0;
  return (planes[inkKinds.indexOf(kind)]?.[i] as number) / (kind === "paper" ? 255 : ink);
}
