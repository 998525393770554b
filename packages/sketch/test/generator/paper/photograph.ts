import type { Random } from "../random";
import type { XY } from "../truth";
import { homography, project } from "./homography";
import { createNoise } from "./noise";
import type { Colour, Picture } from "./raster";

export interface Photograph {
  picture: Picture;
  /** Sheet pixels to photo pixels. */
  toPhoto: (at: XY) => XY;
}

export interface Scene {
  desks: readonly { colour: Colour; streak: number }[];
  /** Photo size in pixels: the longer side. */
  longest: number;
  /** Held more askew, from farther off, in a harder light. */
  harsh: boolean;
}

export const developmentDesks: Scene["desks"] = [
  { colour: [78, 60, 46], streak: 9 },
  { colour: [60, 62, 66], streak: 3 },
  { colour: [120, 96, 70], streak: 12 },
];

export const heldOutDesks: Scene["desks"] = [
  { colour: [40, 84, 70], streak: 2 },
  { colour: [150, 146, 140], streak: 5 },
  { colour: [96, 40, 36], streak: 7 },
];

/** The sheet on a desk, by a hand-held camera. */
export function photograph(sheet: Picture, scene: Scene, random: Random): Photograph {
  const lying = sheet.width > sheet.height;
  const [width, height] = lying
    ? [scene.longest, Math.round(scene.longest * 0.75)]
    : [Math.round(scene.longest * 0.75), scene.longest];
  const quad = placeSheet(sheet, [width, height], scene.harsh, random);
  const rim: XY[] = [
    [0, 0],
    [sheet.width, 0],
    [sheet.width, sheet.height],
    [0, sheet.height],
  ];
  const forth = homography(rim, quad);
  const back = homography(quad, rim);
  const light = createLight(width, height, scene.harsh, random);
  const fold = createFold(sheet, random);
  const desk = random.pick(scene.desks);
  const streaks = createNoise(random.fork("streaks"), 256, 6);
  const sensor = createNoise(random.fork("sensor"), 512, 1);
  const noise = random.between(1, 4.5);
  const data = new Uint8Array(width * height * 3);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = back;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = g * x + h * y + 1;
      const u = (a * x + b * y + c) / w - 0.5;
      const v = (d * x + e * y + f) / w - 0.5;
      const onSheet = u >= 0 && v >= 0 && u < sheet.width - 1 && v < sheet.height - 1;
      const shade = light(x, y) * (onSheet ? fold(u, v) : 1);
      const grain = noise * sensor(x, y);
      const i = 3 * (y * width + x);
      const wood = onSheet ? 0 : desk.streak * streaks(x * 0.15, y * 1.4);
      for (let k = 0; k < 3; k++) {
        const value = onSheet ? bilinear(sheet, u, v, k) : (desk.colour[k] ?? 0) + wood;
        data[i + k] = Math.max(
          0,
          Math.min(255, Math.round(value * shade * (light.tint[k] ?? 1) + grain)),
        );
      }
    }
  }
  return { picture: { width, height, data }, toPhoto: (at) => project(forth, at) };
}

function bilinear({ data, width }: Picture, u: number, v: number, k: number): number {
  const x = Math.floor(u);
  const y = Math.floor(v);
  const fx = u - x;
  const fy = v - y;
  const i = 3 * (y * width + x) + k;
  const top = (data[i] as number) * (1 - fx) + (data[i + 3] as number) * fx;
  const low = (data[i + 3 * width] as number) * (1 - fx) + (data[i + 3 * width + 3] as number) * fx;
  return top * (1 - fy) + low * fy;
}

function placeSheet(
  sheet: Picture,
  [width, height]: readonly [number, number],
  harsh: boolean,
  random: Random,
): XY[] {
  const fill = harsh ? random.between(0.76, 0.95) : random.between(0.8, 0.93);
  const scale = Math.min((width * fill) / sheet.width, (height * fill) / sheet.height);
  const turn = random.normal(harsh ? 0.06 : 0.035);
  const centre: XY = [width * random.between(0.48, 0.52), height * random.between(0.48, 0.52)];
  const corners: XY[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const lean = [random.normal(harsh ? 0.055 : 0.045), random.normal(harsh ? 0.05 : 0.035)] as const;
  return corners.map(([sx, sy]) => {
    const [x, y] = [(sx * sheet.width * scale) / 2, (sy * sheet.height * scale) / 2];
    const grow = 1 / (1 + lean[0] * sy + lean[1] * sx);
    const [px, py] = [
      (x * Math.cos(turn) - y * Math.sin(turn)) * grow,
      (x * Math.sin(turn) + y * Math.cos(turn)) * grow,
    ];
    return [
      Math.max(4, Math.min(width - 5, centre[0] + px)),
      Math.max(4, Math.min(height - 5, centre[1] + py)),
    ];
  });
}

type Light = ((x: number, y: number) => number) & { tint: readonly [number, number, number] };

/** Falling light from one side, and in most photographs the soft shadow of a hand or the camera. */
function createLight(width: number, height: number, harsh: boolean, random: Random): Light {
  const [gx, gy] = [random.normal(0.14), random.normal(0.14)];
  const base = random.between(0.72, 0.98);
  const shadow = random.chance(0.6)
    ? {
        x: random.pick([random.between(-0.05, 0.15), random.between(0.85, 1.05)]) * width,
        y: random.between(0.1, 1) * height,
        r: random.between(0.25, 0.45) * width,
        depth: random.between(0.2, harsh ? 0.6 : 0.45),
        soft: random.between(harsh ? 0.012 : 0.04, 0.15) * width,
      }
    : null;
  const warm = random.between(-0.05, 0.06);
  const light = (x: number, y: number) => {
    let value = base + gx * (x / width - 0.5) + gy * (y / height - 0.5);
    if (shadow) {
      const dx = x - shadow.x;
      const dy = (y - shadow.y) * 0.7;
      const off = (Math.sqrt(dx * dx + dy * dy) - shadow.r) / shadow.soft;
      value *= 1 - shadow.depth / (1 + Math.exp(4 * off));
    }
    return value;
  };
  return Object.assign(light, { tint: [1 + warm, 1, 1 - warm] as const });
}

/** A crease across the sheet: one side lies a little darker, the crease itself shows. */
function createFold(sheet: Picture, random: Random): (u: number, v: number) => number {
  if (!random.chance(0.35)) return () => 1;
  const upright = random.chance(0.4);
  const at = (upright ? sheet.width : sheet.height) * random.between(0.4, 0.6);
  const drop = random.between(0.03, 0.09);
  const slope = random.normal(0.01);
  return (u, v) => {
    const off = upright ? u - at + slope * v : v - at + slope * u;
    const crease = Math.abs(off) < 4 ? 0.93 + 0.0175 * Math.abs(off) : 1;
    return (off > 0 ? 1 - drop * Math.exp(-off / 400) : 1) * crease;
  };
}
