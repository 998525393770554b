import type { Box } from "../../model";
import { BLACK, COLOUR, type InkMap } from "./ink-map";

/** Coloured pixels that hang together, also across black strokes between them. Hull in pixels of the map. */
export interface ColourStroke extends Box {
  pixels: Uint32Array;
  /** Where it runs over black: places halfway across. */
  crossings: number[];
  /** Mean way from grey. */
  blue: number;
  red: number;
}

/** Coloured strokes of more than a few pixels. Black of up to `across` pixels between two of the same colour parts none. */
export function findColourStrokes(map: InkMap, across: number): ColourStroke[] {
  const { kind } = map;
  const seen = new Uint8Array(kind.length);
  const strokes: ColourStroke[] = [];
  for (let i = 0; i < kind.length; i++) {
    if (kind[i] !== COLOUR || seen[i] === 1) continue;
    const stroke = follow(map, i, seen, across);
    if (stroke.pixels.length >= LEAST_PIXELS) strokes.push(stroke);
  }
  return strokes;
}

const LEAST_PIXELS = 4;
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

function follow(map: InkMap, first: number, seen: Uint8Array, across: number): ColourStroke {
  const { width, height, kind, towards } = map;
  const pixels = [first];
  const crossings: number[] = [];
  seen[first] = 1;
  let [x0, top, x1, bottom, blue, red] = [width, height, 0, 0, 0, 0];
  for (let next = 0; next < pixels.length; next++) {
    const at = pixels[next] as number;
    const x = at % width;
    const y = (at - x) / width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    blue += towards[2 * at] as number;
    red += towards[2 * at + 1] as number;
    for (const [dx, dy] of STEPS) {
      // A pale pixel may lie on either side of black (the seam), or alone between two pixels (worn ink).
      for (let far = 1, black = 0, pale = 0; ; far++) {
        const [u, v] = [x + dx * far, y + dy * far];
        if (u < 0 || v < 0 || u >= width || v >= height) break;
        const to = v * width + u;
        if (kind[to] === BLACK) {
          if (++black > across) break;
        } else if (kind[to] === COLOUR && sameWay(towards, at, to)) {
          if (black > 0)
            crossings.push(
              (y + Math.trunc((dy * far) / 2)) * width + x + Math.trunc((dx * far) / 2),
            );
          if (seen[to] === 0) {
            seen[to] = 1;
            pixels.push(to);
          }
          break;
        } else if (++pale > (black > 0 ? 2 : 1)) break;
      }
    }
  }
  const count = pixels.length;
  return {
    x0,
    top,
    x1,
    bottom,
    pixels: Uint32Array.from(pixels),
    crossings,
    blue: blue / count,
    red: red / count,
  };
}

/** Whether two pixels are of one hue, at most about 60° apart. */
function sameWay(towards: Int16Array, a: number, b: number): boolean {
  return sameHue(
    { blue: towards[2 * a] as number, red: towards[2 * a + 1] as number },
    { blue: towards[2 * b] as number, red: towards[2 * b + 1] as number },
    0.5,
  );
}

/** Whether two colours point the same way from grey, by the cosine of the angle between them. */
export function sameHue(
  a: { blue: number; red: number },
  b: { blue: number; red: number },
  least: number,
): boolean {
  const dot = a.blue * b.blue + a.red * b.red;
  return dot >= least * Math.hypot(a.blue, a.red) * Math.hypot(b.blue, b.red);
}
