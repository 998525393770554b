import type { Raster } from "@inkform/raster/model";

/** A page in small, in what its pixels are: paper, colour or black ink. */
export interface InkMap {
  width: number;
  height: number;
  /** Pixels of the page to one of the map, each way. */
  factor: number;
  kind: Uint8Array;
  /** The black alone, as a grey picture. */
  black: Uint8Array;
  /** Brightest of the three channels, paper 255: what is black in all of them stays dark below a stamp. */
  bright: Uint8Array;
  /** Darkest of the three channels. */
  dim: Uint8Array;
  /** What the channels of the page are multiplied by so that its paper is 255. */
  scale: readonly [number, number, number];
  /** How far a pixel is from grey, towards blue and red. */
  towards: Int16Array;
  colours: number;
}

export const COLOUR = 1;
export const BLACK = 2;

/** A stamp is told from print well enough at this length of its longer side. */
const LONGEST = 1800;
/** Of 255: channels of paper, grey print and the fringes of scanners differ by less. */
const LEAST_CHROMA = 45;
/** Of its brightest channel: what differs less is black of which a little light came back. */
const LEAST_SATURATION = 0.25;
/** What is darker than this in all channels is black whatever its hue (the chroma of a JPEG bleeds over print). */
const BLACK_LEVEL = 85;
/** Grey as dark as this is black print, too, if thin. */
const GREY_LEVEL = 150;

/** The small map of a page's inks, colours taken relative to its paper. */
export function mapInks(page: Raster): InkMap {
  const factor = Math.ceil(Math.max(page.width, page.height) / LONGEST);
  const small = shrinkColours(page, factor);
  const [pr, pg, pb] = paperOf(small.data);
  const scale = [255 / pr, 255 / pg, 255 / pb] as const;
  const [red, green, blue] = scale.map((by) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, value * by)),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  const count = small.width * small.height;
  const map: InkMap = {
    width: small.width,
    height: small.height,
    factor,
    kind: new Uint8Array(count),
    black: new Uint8Array(count).fill(255),
    bright: new Uint8Array(count),
    dim: new Uint8Array(count),
    scale,
    towards: new Int16Array(2 * count),
    colours: 0,
  };
  const { kind, black, bright, dim, towards } = map;
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    const r = red[small.data[at] as number] as number;
    const g = green[small.data[at + 1] as number] as number;
    const b = blue[small.data[at + 2] as number] as number;
    const most = Math.max(r, g, b);
    const least = Math.min(r, g, b);
    const chroma = most - least;
    bright[i] = most;
    dim[i] = least;
    if (most >= BLACK_LEVEL && chroma >= LEAST_CHROMA && chroma >= LEAST_SATURATION * most) {
      kind[i] = COLOUR;
      towards[2 * i] = b - (r + g) / 2;
      towards[2 * i + 1] = r - g;
      map.colours++;
    } else if (most < GREY_LEVEL) {
      kind[i] = BLACK;
      black[i] = 0;
    }
  }
  return map;
}

function shrinkColours({ width, height, data }: Raster, factor: number) {
  if (factor === 1) return { width, height, data };
  const [w, h] = [Math.floor(width / factor), Math.floor(height / factor)];
  const out = new Uint8Array(w * h * 3);
  const sums = new Uint32Array(w * 3);
  for (let y = 0; y < h; y++) {
    sums.fill(0);
    for (let dy = 0; dy < factor; dy++) {
      let at = (y * factor + dy) * width * 3;
      for (let to = 0; to < w * 3; to += 3) {
        for (let dx = 0; dx < factor; dx++, at += 3) {
          sums[to] = (sums[to] as number) + (data[at] as number);
          sums[to + 1] = (sums[to + 1] as number) + (data[at + 1] as number);
          sums[to + 2] = (sums[to + 2] as number) + (data[at + 2] as number);
        }
      }
    }
    for (let i = 0; i < sums.length; i++)
      out[y * w * 3 + i] = (sums[i] as number) / (factor * factor);
  }
  return { width: w, height: h, data: out };
}

/** Mean colour of the brighter half: of most pages the paper's. */
function paperOf(data: Uint8Array): [number, number, number] {
  const counts = new Uint32Array(766);
  const step = 3 * 7;
  const lightOf = (at: number) =>
    (data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number);
  for (let at = 0; at + 2 < data.length; at += step) {
    const light = lightOf(at);
    counts[light] = (counts[light] as number) + 1;
  }
  let [level, above] = [765, 0];
  const half = data.length / step / 2;
  while (level > 0 && above + (counts[level] as number) < half) above += counts[level--] as number;
  const sum: [number, number, number] = [1, 1, 1];
  let number = 1;
  for (let at = 0; at + 2 < data.length; at += step) {
    if (lightOf(at) < level) continue;
    number++;
    for (const c of [0, 1, 2] as const) sum[c] += data[at + c] as number;
  }
  return [sum[0] / number, sum[1] / number, sum[2] / number];
}
