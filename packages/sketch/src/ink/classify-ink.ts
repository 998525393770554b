import { inkLevel } from "../capture/binarise";
import type { Darkness } from "../capture/normalise-light";
import { helper } from "../helper";
import { type InkKind, inkKinds } from "./network";
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

/**
 * Asks the network what each pixel of the page is. A page without ink is paper. Resolves once it is asked, with what waits for its
 * answer.
 */
export async function classifyInk(darkness: Darkness): Promise<() => Promise<InkKinds>> {
  const long = Math.max(darkness.width, darkness.height);
  const scale = long > inkSettings.longestWhole ? 2 : 1;
  const width = padded(darkness.width / scale);
  const height = padded(darkness.height / scale);
  const ink = inkLevel(darkness.data);
  const data = new Float32Array(width * height);
  if (ink !== null) shrinkInto(data, width, darkness, scale, 1 / ink);
  const { answer } = await helper.begin("kinds", { width, height, data });
  return async () => ({ width, height, scale, planes: await answer });
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
