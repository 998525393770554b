import type { Quad } from "@inkform/raster/quad";
import { type GreyImage, otsuThreshold, shrink } from "./grey-image";

/** Longer side of the copy that is looked at, in pixels. */
const LOOKING_SIDE = 500;
/** A side lies on the border of the picture where both of its corners are this close to it, in shares of the picture. */
const AT_BORDER = 0.02;
/** A row of paper is bright in this share of it, and so many of them, in shares of the picture, are no gap in a desk. */
const PAPER = { row: 0.6, rows: 0.03 } as const;
/** Letters in a bar are this share of it; its ground is even: the middle half of its dark pixels differ by no more than this much grey. */
const PRINT = { least: 0.01, most: 0.5, even: 16 } as const;

/**
 * Says whether what was found as a sheet is a part of one: it fills the picture from border to border, and beyond the bar at its end paper goes on, or
 * the bar is printed with letters. Corners clockwise from the top left, in pixels.
 */
export function goesOnBeyond(image: GreyImage, quad: Quad): boolean {
  const factor = Math.max(1, Math.round(Math.max(image.width, image.height) / LOOKING_SIDE));
  const small = shrink(image, factor);
  const corners = quad.map(({ x, y }) => ({ x: x / factor, y: y / factor })) as Quad;
  const turned = corners.map(({ x, y }) => ({ x: y, y: x }));
  const [a, b, c, d] = turned as Quad;
  return endsAtBar(small, corners) || endsAtBar(transposed(small), [a, d, c, b]);
}

/** Of a sheet that reaches from the left border to the right one. */
function endsAtBar(image: GreyImage, [p0, p1, p2, p3]: Quad): boolean {
  const near = AT_BORDER * image.width;
  if (Math.max(p0.x, p3.x) > near || Math.min(p1.x, p2.x) < image.width - near) return false;
  const threshold = otsuThreshold(image);
  const above = rowsOf(image, 0, Math.floor(Math.min(p0.y, p1.y)));
  const below = rowsOf(image, Math.ceil(Math.max(p2.y, p3.y)), image.height);
  return [above, below].some((rows) => isOfPaper(rows, threshold, image.height));
}

const rowsOf = ({ data, width }: GreyImage, from: number, to: number): Uint8Array[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) =>
    data.subarray((from + i) * width, (from + i + 1) * width),
  );

function isOfPaper(rows: readonly Uint8Array[], threshold: number, height: number): boolean {
  if (rows.length < PAPER.rows * height) return false;
  const shares = rows.map((row) => row.filter((value) => value > threshold).length / row.length);
  if (shares.filter((share) => share > PAPER.row).length > PAPER.rows * height) return true;
  const bright = shares.reduce((sum, share) => sum + share, 0) / rows.length;
  return bright > PRINT.least && bright < PRINT.most && isEven(rows, threshold);
}

function isEven(rows: readonly Uint8Array[], threshold: number): boolean {
  const dark = rows.flatMap((row) => [...row.filter((value) => value <= threshold)]);
  dark.sort((a, b) => a - b);
  const quarter = (share: number) => dark[Math.floor(share * (dark.length - 1))] ?? 0;
  return quarter(0.75) - quarter(0.25) <= PRINT.even;
}

function transposed({ data, width, height }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] as number;
  }
  return { width: height, height: width, data: turned };
}
