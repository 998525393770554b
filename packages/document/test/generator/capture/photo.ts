import type { Random } from "../random";
import { homography, project } from "./homography";
import { type Moved, type Picture, resample, type XY } from "./picture";
import { addNoise, blur } from "./scan";

/** How one camera sees a page on a desk. */
export interface PhotoHabit {
  name: string;
  /** How far the corners are off, in shares of the photo. */
  tilt: number;
  /** Share of the light that the darkest corner lacks. */
  shade: number;
  /** Height of the paper's bow in shares of the page; along the lines, or across them where negative. */
  curl: number;
  blur: number;
  noise: number;
  /** Pixels of the longer side. */
  longest: number;
  desk: readonly [number, number, number];
  warm?: number;
  cold?: number;
  /** Share of the light that a hard shadow takes. */
  shadow?: number;
}

/** The page as photographed: bowed, in perspective, on a desk, in uneven light. */
export async function photograph(page: Picture, habit: PhotoHabit, random: Random): Promise<Moved> {
  const scale = habit.longest / Math.max(page.width * 1.25, page.height * 1.1);
  const width = Math.round(page.width * 1.25 * scale);
  const height = Math.round(page.height * 1.1 * scale);
  const corners = cornersOf(page, width, height, scale, habit.tilt, random);
  const sheet: XY[] = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ];
  const there = homography(sheet, corners);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = homography(
    corners,
    sheet,
  );
  const bow = bowOf(page, habit.curl);
  const desk = (x: number, y: number, c: number) =>
    (habit.desk[c] ?? 90) * (0.92 + 0.08 * Math.sin(x / 37 + Math.sin(y / 91)));
  const picture = resample(
    page,
    width,
    height,
    (u, v, out) => {
      const w = g * u + h * v + i;
      const x = (a * u + b * v + c) / w;
      const y = (d * u + e * v + f) / w;
      out[0] = habit.curl < 0 ? x - bow(y) : x;
      out[1] = habit.curl < 0 ? y : y - bow(x);
    },
    desk,
  );
  light(picture, habit, random);
  const soft = await blur(picture, habit.blur);
  addNoise(soft, habit.noise, random);
  return {
    picture: soft,
    forward: ([x, y]) => project(there, habit.curl < 0 ? [x + bow(y), y] : [x, y + bow(x)]),
  };
}

function cornersOf(
  page: Picture,
  width: number,
  height: number,
  scale: number,
  tilt: number,
  random: Random,
): XY[] {
  const [w, h] = [page.width * scale, page.height * scale];
  const [left, top] = [(width - w) / 2, (height - h) / 2];
  const off = (size: number) => random.between(-1, 1) * tilt * size * 0.5;
  const turn = random.between(-0.03, 0.03);
  return (
    [
      [left, top],
      [left + w, top],
      [left + w, top + h],
      [left, top + h],
    ] as XY[]
  ).map(([x, y]): XY => {
    const [cx, cy] = [x - width / 2, y - height / 2];
    return [
      width / 2 + cx * Math.cos(turn) - cy * Math.sin(turn) + off(width),
      height / 2 + cx * Math.sin(turn) + cy * Math.cos(turn) + off(height),
    ];
  });
}

/** How far a point of the sheet is moved along one axis by its place on the other alone, so that it can be undone. */
function bowOf(page: Picture, curl: number): (at: number) => number {
  const height = Math.abs(curl) * page.height;
  const span = curl < 0 ? page.height : page.width;
  return (at) => height * Math.sin((at / span) * Math.PI);
}

function light(picture: Picture, habit: PhotoHabit, random: Random): void {
  const { width, height, channels, data } = picture;
  const angle = random.between(0, 2 * Math.PI);
  const edge = random.between(0.35, 0.65);
  const tint = [1 + (habit.warm ?? 0) / 2 - (habit.cold ?? 0) / 2, 1, 1 - (habit.warm ?? 0)];
  const [cos, sin] = [Math.cos(angle) / 1.42, Math.sin(angle) / 1.42];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x / width - 0.5;
      const v = y / height - 0.5;
      const along = 0.5 + u * cos + v * sin;
      const dark = habit.shadow && u + v * 0.3 + 0.5 > edge ? 1 - habit.shadow : 1;
      const share = 0.94 * (1 - habit.shade * along) * dark;
      for (let c = 0; c < channels; c++, at++)
        data[at] = Math.min(255, (data[at] as number) * share * (tint[c] as number));
    }
}
