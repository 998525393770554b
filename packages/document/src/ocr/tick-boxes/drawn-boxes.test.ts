import sharp from "sharp";
import { expect, it } from "vitest";
import { findSquares } from "./drawn-boxes";

const EM = 40;

/** A shape 100 pixels from the left and top. */
async function squaresIn(shape: string, blur = 0.3) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/>${shape}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .blur(blur)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return findSquares(
    { width: info.width, height: info.height, data: new Uint8Array(data) },
    EM,
    false,
  );
}

const stroke = 'fill="none" stroke="#222" stroke-width="7"';

it("tells a square from a round letter whose head and foot are long", async () => {
  const [square, ...others] = await squaresIn(
    `<rect x="85" y="85" width="32" height="32" ${stroke}/>`,
  );
  expect(square).toMatchObject({ round: false, ticked: false });
  expect(others).toEqual([]);
  expect(await squaresIn(`<ellipse cx="100" cy="100" rx="16" ry="15" ${stroke}/>`)).toEqual([]);
});

it("takes no letter for a box whose bowl goes on beyond its head and foot", async () => {
  const letter =
    '<path d="M85 85H108Q122 85 122 100.5T108 116H85Z" fill="none" stroke="#222" stroke-width="4"/>';
  expect(await squaresIn(letter, 1)).toEqual([]);
  expect(await squaresIn(letter, 1.6)).toEqual([]);
});
