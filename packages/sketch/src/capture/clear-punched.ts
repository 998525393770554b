import { labelComponents } from "../strokes/label-components";
import type { Darkness } from "./normalise-light";

/** What makes a row of holes in the paper. Lengths in shares of the page's long side unless said otherwise. */
const punched = {
  /** The desk shows through a hole darker than this. */
  dark: 0.3,
  /** What is left of a pen line after so much is taken off its sides: nothing. */
  peeled: 0.0026,
  /** How large the rest of a hole is. */
  least: 0.003,
  most: 0.03,
  aspect: 1.5,
  /** The holes lie no farther from an edge of the page, and no farther off their common line. */
  margin: 0.09,
  aside: 0.012,
  /** Fewer may be holes of the part; gaps differ by no more from the usual one, or a multiple of it, in most places. */
  fewest: 5,
  uneven: 0.2,
  even: 0.7,
  /** Shadow about a hole. */
  rim: 0.0022,
} as const;

interface Hole {
  /** Across the row and along it, and the half of its larger side, pixels. */
  across: number;
  along: number;
  radius: number;
}

/**
 * Makes paper of the holes that a pad's spiral or a punch left along an edge of the page, and of what lies between them
 * and that edge. In place: they would count as the page's darkest ink, beside which a pencil is too faint to see.
 */
export function clearPunched(darkness: Darkness): void {
  const { width, height } = darkness;
  const long = Math.max(width, height);
  const blots = findBlots(darkness, long);
  for (const isColumn of [true, false]) {
    const [size, run] = isColumn ? [width, height] : [height, width];
    for (const atStart of [true, false]) {
      const near = blots
        .flatMap((blot) => holeAt(blot, isColumn, atStart, size))
        .filter(({ across }) => (atStart ? across : size - across) < punched.margin * long);
      for (const hole of holesInRow(near, long)) {
        const reach = hole.radius + punched.rim * long;
        const from = atStart ? 0 : hole.across - reach;
        const to = atStart ? hole.across + reach : size - 1;
        clear(darkness, isColumn, [from, to], [hole.along - reach, hole.along + reach], run);
      }
    }
  }
}

/** A blot's middle and its half sides, pixels. */
interface Blot {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  isRound: boolean;
}

/** The blot as a hole of a row along one edge of the page: round, or open to that edge, where it may be longer. */
function holeAt(
  { x, y, halfWidth, halfHeight, isRound }: Blot,
  isColumn: boolean,
  atStart: boolean,
  size: number,
): Hole[] {
  const [middle, along] = isColumn ? [x, y] : [y, x];
  const [deep, radius] = isColumn ? [halfWidth, halfHeight] : [halfHeight, halfWidth];
  const isOpen = (atStart ? middle : size - 1 - middle) <= deep + 1;
  const across = isOpen ? middle + (atStart ? 1 : -1) * (deep - radius) : middle;
  if (isRound) return [{ across: middle, along, radius: Math.max(deep, radius) }];
  return isOpen && deep > radius ? [{ across, along, radius }] : [];
}

/** Dark ink much wider than a pen's. */
function findBlots({ width, height, data }: Darkness, long: number): Blot[] {
  const peel = Math.max(2, Math.round(punched.peeled * long));
  const core = { width, height, data: new Uint8Array(width * height) };
  for (let i = 0; i < data.length; i += 1)
    core.data[i] = (data[i] as number) > punched.dark ? 1 : 0;
  erode(core.data, width, height, peel);
  return labelComponents(core, 1).components.flatMap(({ box }) => {
    const [w, h] = [box.right - box.left + 1, box.bottom - box.top + 1];
    if (Math.max(w, h) < punched.least * long || Math.max(w, h) > punched.most * long) return [];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isRound = Math.max(w, h) <= punched.aspect * Math.min(w, h);
    return [{ x, y, halfWidth: w / 2 + peel, halfHeight: h / 2 + peel, isRound }];
  });
}

/** Keeps what has `reach` pixels of its kind on all four sides. */
function erode(data: Uint8Array, width: number, height: number, reach: number): void {
  for (const [count, length, step, next] of [
    [height, width, 1, width],
    [width, height, width, 1],
  ] as const) {
    for (let line = 0; line < count; line += 1) {
      let run = 0;
      for (let k = 0; k <= length; k += 1) {
        const i = line * next + k * step;
        if (k < length && data[i]) {
          run += 1;
          continue;
        }
        for (let n = 0; n < run; n += 1) {
          if (n < reach || n >= run - reach) data[i - (n + 1) * step] = 0;
        }
        run = 0;
      }
    }
  }
}

/** Those that stand in one even row; none where they are few or stand anyhow. */
function holesInRow(near: readonly Hole[], long: number): Hole[] {
  if (near.length < punched.fewest) return [];
  const places = near.map(({ across }) => across).sort((a, b) => a - b);
  const middle = places[places.length >> 1] as number;
  const row = near
    .filter(({ across }) => Math.abs(across - middle) < punched.aside * long)
    .sort((a, b) => a.along - b.along);
  if (row.length < punched.fewest) return [];
  const gaps = row.slice(1).map((hole, k) => hole.along - (row[k] as Hole).along);
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] as number;
  const isEven = (gap: number) =>
    Math.abs(gap / usual - Math.max(1, Math.round(gap / usual))) < punched.uneven;
  return gaps.filter(isEven).length >= punched.even * gaps.length ? row : [];
}

function clear(
  { width, data }: Darkness,
  isColumn: boolean,
  across: readonly [number, number],
  along: readonly [number, number],
  run: number,
): void {
  for (let s = Math.max(0, Math.floor(along[0])); s <= Math.min(run - 1, along[1]); s += 1) {
    for (let t = Math.max(0, Math.floor(across[0])); t <= across[1]; t += 1) {
      data[isColumn ? s * width + t : t * width + s] = 0;
    }
  }
}
