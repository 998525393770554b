import sharp from "sharp";
import type { Random } from "../random";
import { blackAndWhite, byNeighbours, dither } from "./black-and-white";
import { type Moved, type Picture, resample, type XY } from "./picture";

/** How one scanner, copier or fax spoils a page. */
export interface ScanHabit {
  name: string;
  dpi: number;
  grey: boolean;
  /** Degrees; most pages are within it. */
  skew: number;
  /** Standard deviation of the pixels' noise. */
  noise: number;
  /** Pixels. */
  blur: number;
  /** Of the JPEG; 0 is black and white. */
  quality: number;
  /** How it is made so: lighter than this is white, or by what is lost going to the neighbours, or by the lightness around. */
  white?: number | "dithered" | "local";
  /** Of the lines of an inch a fax sends so many. */
  lines?: number;
  /** Specks on ten thousand pixels of the side. */
  specks?: number;
  /** Share of the ink's darkness that is lost, somewhere across the page, and at its foot. */
  fade?: number;
  waning?: number;
  paper?: readonly [number, number, number];
  turns?: readonly number[];
  /** Share of the back page that shows. */
  behind?: number;
  streaks?: number;
  holes?: boolean;
  /** Copied so often that grey ink is black: the power to which lightness is raised. */
  copied?: number;
  /** Rows to which an archive shrank it, in grey. */
  rows?: number;
  /** Taken for one page in twelve or so. */
  rare?: boolean;
}

/** One page as the scanner gives it, and where its points went. */
export async function scan(page: Picture, habit: ScanHabit, random: Random): Promise<Moved> {
  const angle = ((random.between(-1, 1) * habit.skew) / 180) * Math.PI;
  const turn = habit.turns ? random.pick(habit.turns) : 0;
  const shown = habit.behind ? showBehind(page, habit.behind) : page;
  const rotated = rotate(shown, angle);
  spoil(rotated.picture, habit, random);
  const blurred = await blur(rotated.picture, habit.blur);
  addNoise(blurred, habit.noise, random);
  const sent = habit.lines ? await sendLines(blurred, habit.lines / habit.dpi) : blurred;
  if (habit.white === "dithered") dither(sent);
  else if (habit.white === "local") byNeighbours(sent);
  else if (habit.quality === 0) blackAndWhite(sent, habit.white);
  const turned = quarterTurns(sent, turn / 90);
  const picture = await shrink(turned.picture, habit.rows ?? turned.picture.height);
  const scale = picture.height / turned.picture.height;
  return {
    picture,
    forward: (at) => {
      const [x, y] = turned.forward(rotated.forward(at));
      return [x * scale, y * scale];
    },
  };
}

function rotate(page: Picture, angle: number): Moved {
  const [cx, cy] = [page.width / 2, page.height / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const picture = resample(
    page,
    page.width,
    page.height,
    (x, y, out) => {
      out[0] = cx + (x - cx) * cos + (y - cy) * sin;
      out[1] = cy - (x - cx) * sin + (y - cy) * cos;
    },
    () => 250,
  );
  const forward = ([x, y]: XY): XY => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ];
  return { picture, forward };
}

/** To so many rows, each pixel the mean of what it covers. */
async function shrink(page: Picture, rows: number): Promise<Picture> {
  if (rows >= page.height) return page;
  const { channels } = page;
  const raw = { width: page.width, height: page.height, channels };
  const { data, info } = await sharp(page.data, { raw })
    .resize({ height: rows, kernel: "cubic" })
    .toColourspace(channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data: new Uint8Array(data) };
}

/** A share of its lines, each of which is printed so often that the page is as long as it was. */
async function sendLines(page: Picture, share: number): Promise<Picture> {
  const { width, height, channels } = page;
  const lines = Math.round(height * share);
  const { data } = await sharp(page.data, { raw: { width, height, channels } })
    .resize({ width, height: lines, fit: "fill", kernel: "cubic" })
    .toColourspace(channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const out = new Uint8Array(page.data.length);
  const row = width * channels;
  for (let y = 0; y < height; y++) {
    const from = Math.min(lines - 1, Math.floor(y * share)) * row;
    out.set(data.subarray(from, from + row), y * row);
  }
  return { ...page, data: out };
}

function quarterTurns(page: Picture, count: number): Moved {
  const { width, height, channels } = page;
  if (count === 0) return { picture: page, forward: (at) => at };
  const forward = ([x, y]: XY): XY =>
    count === 1 ? [height - y, x] : count === 2 ? [width - x, height - y] : [y, width - x];
  const [w, h] = count === 2 ? [width, height] : [height, width];
  const data = new Uint8Array(w * h * channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = forward([x + 0.5, y + 0.5]);
      const to = (Math.floor(v) * w + Math.floor(u)) * channels;
      for (let c = 0; c < channels; c++)
        data[to + c] = page.data[(y * width + x) * channels + c] ?? 0;
    }
  return { picture: { width: w, height: h, channels, data }, forward };
}

/** The back of thin paper: the page's own ink, mirrored and faint. */
function showBehind(page: Picture, share: number): Picture {
  const { width, height, channels, data } = page;
  const out = new Uint8Array(data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) {
        const at = (y * width + x) * channels + c;
        const back = data[((height - 1 - y) * width + x) * channels + c] ?? 255;
        out[at] = Math.max(0, (data[at] ?? 255) - share * (255 - back));
      }
  return { ...page, data: out };
}

function spoil(page: Picture, habit: ScanHabit, random: Random): void {
  const { width, height, channels, data } = page;
  const { fade = 0, waning = 0, paper, streaks = 0, specks = 0, copied = 1 } = habit;
  const from = random.between(0, width);
  const kept = Float64Array.from(
    { length: width },
    (_, x) => 1 - fade * (0.6 + 0.4 * Math.cos((x - from) / (0.3 * width))),
  );
  const white = [0, 1, 2].map((c) => (paper?.[c] ?? 252) / 255);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++, at++) {
        const light = data[at] as number;
        const ink = 255 - (copied === 1 ? light : 255 * (light / 255) ** copied);
        const left = (kept[x] as number) * (1 - (waning * y) / height);
        data[at] = (255 - ink * left) * (white[c] as number);
      }
  for (let i = 0; i < streaks; i++)
    dot(page, random.between(0, width), height / 2, 1, height / 2, 170);
  const count = Math.round((specks * width * height) / 100_000);
  for (let i = 0; i < count; i++)
    dot(
      page,
      random.between(0, width),
      random.between(0, height),
      random.between(0.5, 1.6),
      null,
      40,
    );
  if (habit.holes)
    for (const share of [0.36, 0.64])
      dot(page, 0.035 * width, share * height, 0.012 * height, null, 30);
}

/** A dark spot, or with `half` an upright line of that half height. */
function dot(
  page: Picture,
  cx: number,
  cy: number,
  radius: number,
  half: number | null,
  tone: number,
) {
  const { width, height, channels, data } = page;
  const reach = half ?? radius;
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++) {
      if (half === null && (x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2 > radius ** 2) continue;
      for (let c = 0; c < channels; c++) {
        const at = (y * width + x) * channels + c;
        data[at] = Math.min(data[at] ?? 255, tone);
      }
    }
}

export async function blur(page: Picture, sigma: number): Promise<Picture> {
  if (sigma < 0.3) return page;
  const raw = { width: page.width, height: page.height, channels: page.channels };
  const { data } = await sharp(page.data, { raw })
    .blur(sigma)
    .toColourspace(page.channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...page, data: new Uint8Array(data) };
}

const NOISES = 4096;

/** Noise from a table, taken in an order of chance: drawing each afresh would take longer than the scan. */
export function addNoise({ data }: Picture, deviation: number, random: Random): void {
  const table = Float32Array.from({ length: NOISES }, () => random.normal(deviation));
  let state = random.whole(1, 0x7fffffff);
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + (table[state >>> 20] ?? 0)));
  }
}
