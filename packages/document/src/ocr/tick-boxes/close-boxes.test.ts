import sharp from "sharp";
import { expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseTickBoxes } from "./erase-tick-boxes";

const EM = 40;
const stroke = 'fill="none" stroke="#222" stroke-width="3"';
const square = (x: number, inside = "") =>
  `<g transform="translate(${x} 100)"><rect width="24" height="24" ${stroke}/>${inside}</g>`;
const tick = `<path d="M6 11L11 19L19 5" ${stroke}/>`;
/** Strokes for an ideograph of their line. */
const ideograph = (x: number) =>
  `<path d="M${x} 98h28M${x} 112h28M${x + 4} 96v30M${x + 24} 96v30" ${stroke}/>`;

async function draw(shapes: string): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" height="200" fill="#fff"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const apart = [50, 170, 290, 410].map((x, k) => square(x, k === 1 ? tick : "") + ideograph(x + 36));
const placesOf = (image: GreyImage) =>
  eraseTickBoxes(image, EM)
    .map(({ box, ticked }) => [Math.round(box.x0 / 10), ticked] as const)
    .toSorted(([a], [b]) => a - b);
const four = [
  [5, false],
  [17, true],
  [29, false],
  [41, false],
] as const;

it("finds boxes that the ideographs behind them touch, on a line of others", async () => {
  const touched = square(530) + ideograph(553) + square(650, tick) + ideograph(674);
  const places = placesOf(await draw(apart.join("") + touched));
  expect(places).toEqual([...four, [53, false], [65, true]]);
});

it("leaves ideographs that begin with a square of another size, or that white is not before", async () => {
  const mouth = `<rect x="530" y="98" width="30" height="28" ${stroke}/>${ideograph(562)}`;
  expect(placesOf(await draw(apart.join("") + mouth))).toEqual(four);
  const within = ideograph(560) + square(590) + ideograph(613);
  expect(placesOf(await draw(apart.join("") + within))).toEqual(four);
});
