import sharp from "sharp";
import type { Ink, InkKind } from "../drawing/ink";
import { path } from "./svg";

/** What a pixel of a label picture says; 0 is paper. */
const labels: Readonly<Record<InkKind, number>> = {
  outline: 1,
  writing: 2,
  line: 3,
  tick: 4,
  centre: 5,
};

/** Where strokes of several kinds lie upon each other the later of these wins. */
const order: readonly InkKind[] = ["centre", "line", "outline", "tick", "writing"];

/** Far enough apart that no rounding turns one label into another. */
const step = 40;

/** A grey PNG of the sheet's size that says of each pixel what was drawn there. */
export async function drawLabels(ink: Ink, width: number, height: number): Promise<Buffer> {
  const painted = order.flatMap((kind) => {
    const shade = labels[kind] * step;
    const grey = `rgb(${shade},${shade},${shade})`;
    return [
      ...ink.strokes
        .filter((stroke) => stroke.kind === kind)
        .map(
          ({ points, width: wide }) =>
            `<path d="${path(points)}" fill="none" stroke="${grey}" stroke-width="${wide.toFixed(2)}"/>`,
        ),
      ...ink.fills
        .filter((fill) => fill.kind === kind)
        .map(
          ({ contours }) =>
            `<path d="${contours.map((c) => `${path(c)}Z`).join("")}" fill="${grey}"/>`,
        ),
    ];
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="black"/><g shape-rendering="crispEdges" stroke-linecap="round" stroke-linejoin="round">${painted.join("")}</g></svg>`;
  const shades = await sharp(Buffer.from(svg)).removeAlpha().toColourspace("b-w").raw().toBuffer();
  const values = shades.map((shade) => Math.round(shade / step));
  return await sharp(values, { raw: { width, height, channels: 1 } })
    .toColourspace("b-w")
    .png()
    .toBuffer();
}
