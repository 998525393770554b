import sharp from "sharp";
import { expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseDiscs } from "./erase-discs";

const EM = 40;

async function draw(shapes: string): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#fff"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** A dark disc with a light stroke for its number, and two letters behind it. */
const numbered = (y: number) =>
  `<circle cx="60" cy="${y}" r="24" fill="#222"/><rect x="56" y="${y - 12}" width="7" height="24" fill="#fff"/>${letters(y)}`;
const letters = (y: number) =>
  [110, 130].map((x) => `<rect x="${x}" y="${y - 14}" width="6" height="28"/>`).join("");
const inkLeft = (image: GreyImage, from: number, to: number) =>
  image.data.some((grey, at) => grey < 128 && at % image.width >= from && at % image.width < to);

it("wipes out discs that number labels, and leaves the labels", async () => {
  const image = await draw([60, 140, 220].map(numbered).join(""));
  const plain = await draw([60, 140, 220].map(letters).join(""));
  expect(eraseDiscs(image, EM)).toHaveLength(3);
  expect(image.data).toEqual(plain.data);
});

it.each([
  ["one by itself", numbered(60)],
  [
    "letters and rings",
    [60, 140, 220]
      .map((y) => `<circle cx="60" cy="${y}" r="22" fill="none" stroke="#222" stroke-width="7"/>`)
      .join(""),
  ],
  [
    "bold letters within words",
    [60, 140, 220]
      .map(
        (y) =>
          `<rect x="24" y="${y - 22}" width="10" height="44"/><circle cx="60" cy="${y}" r="15" fill="none" stroke="#222" stroke-width="17"/><rect x="88" y="${y - 22}" width="10" height="44"/>`,
      )
      .join(""),
  ],
  [
    "discs that stand anywhere",
    [60, 200, 340]
      .map((x, i) => {
        const y = 60 + 80 * i;
        return `<circle cx="${x}" cy="${y}" r="24" fill="#222"/><rect x="${x - 4}" y="${y - 12}" width="7" height="24" fill="#fff"/>`;
      })
      .join(""),
  ],
  [
    "points without a number",
    [60, 140, 220].map((y) => `<circle cx="60" cy="${y}" r="22"/>`).join(""),
  ],
  [
    "squares with a number",
    [60, 140, 220]
      .map(
        (y) =>
          `<rect x="36" y="${y - 24}" width="48" height="48"/><rect x="56" y="${y - 12}" width="7" height="24" fill="#fff"/>`,
      )
      .join(""),
  ],
])("leaves %s", async (_, shapes) => {
  const image = await draw(shapes);
  expect(eraseDiscs(image, EM)).toEqual([]);
  expect(inkLeft(image, 30, 90)).toBe(true);
});
