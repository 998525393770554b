import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseBracketBoxes } from "./bracket-boxes";

const EM = 40;

const stroke = 'fill="none" stroke="#222" stroke-width="4"';
const word = (x: number, y: number) =>
  [0, 14, 28, 42].map((dx) => `<rect x="${x + dx}" y="${y}" width="5" height="28"/>`).join("");
const at = (x: number, y: number, path: string) =>
  `<path transform="translate(${x} ${y})" d="${path}" ${stroke}/>`;
/** Brackets, 42 pixels from the left side of the one to the right side of the other. */
const square = (x: number, y: number) => at(x, y, "M10 0H2V38H10M32 0H40V38H32");
const round = (x: number, y: number) => at(x, y, "M11 0Q-5 19 11 38M31 0Q47 19 31 38");
const cross = (x: number, y: number, reach = 8) =>
  at(x, y, `M${21 - reach} 10L${21 + reach} 30M${21 + reach} 10L${21 - reach} 30`);
const digit = (x: number, y: number) => at(x, y, "M16 12L21 8V30");

async function draw(shapes: string): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="260"><rect width="700" height="260" fill="#fff"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

async function boxesOf(shapes: string): Promise<[left: number, ticked: boolean][]> {
  const boxes = eraseBracketBoxes(await draw(shapes), EM);
  return boxes
    .toSorted((a, b) => a.box.x0 + a.box.top - b.box.x0 - b.box.top)
    .map(({ box, ticked }): [number, boolean] => [Math.round(box.x0 / 50) * 50, ticked]);
}

describe("eraseBracketBoxes", () => {
  it("tells empty brackets, square and round ones, from those with a cross", async () => {
    for (const pair of [square, round])
      expect(
        await boxesOf(
          `${pair(50, 100)}${word(110, 105)}${pair(250, 100)}${cross(250, 100)}${word(310, 105)}${pair(450, 100)}${word(510, 105)}`,
        ),
      ).toEqual([
        [50, false],
        [250, true],
        [450, false],
      ]);
  });

  it("knows a cross that touches its brackets by where empty ones stand", async () => {
    expect(
      await boxesOf(
        `${square(50, 40)}${word(110, 45)}${square(50, 100)}${cross(50, 100, 18)}${word(110, 105)}${square(50, 160)}${word(110, 165)}`,
      ),
    ).toEqual([
      [50, false],
      [50, true],
      [50, false],
    ]);
  });

  it("leaves a currency and a digit of narrow type, which other digits follow", async () => {
    const euro = (x: number, y: number) => at(x, y, "M12 0H2V38H12");
    const two = (x: number, y: number) => at(x, y, "M2 0H10V38H2");
    const seven = (x: number, y: number) => at(x, y, "M0 2H10L4 38");
    const amount = (y: number) => `${word(60, y + 5)}${euro(300, y)}${two(330, y)}${seven(346, y)}`;
    expect(await boxesOf(`${amount(40)}${amount(100)}${amount(160)}`)).toEqual([]);
  });

  it("leaves two digits of a typewriter that stand where such a cross could", async () => {
    const zero = (x: number) => at(x, 100, "M9 2Q2 2 2 19Q2 36 9 36Q16 36 16 19Q16 2 9 2");
    const choices = `${square(50, 100)}${word(110, 105)}${square(250, 100)}${word(310, 105)}`;
    expect(await boxesOf(`${choices}${zero(450)}${zero(474)}${word(540, 105)}`)).toEqual([
      [50, false],
      [250, false],
    ]);
  });

  it("wipes them out and leaves their texts", async () => {
    const image = await draw(
      `${square(50, 100)}${word(110, 105)}${square(250, 100)}${word(310, 105)}`,
    );
    eraseBracketBoxes(image, EM);
    const row = (y: number) => [...image.data.subarray(y * 700, (y + 1) * 700)];
    expect(
      row(120)
        .slice(40, 100)
        .every((grey) => grey === 255),
    ).toBe(true);
    expect(
      row(120)
        .slice(110, 160)
        .some((grey) => grey < 100),
    ).toBe(true);
  });

  it("leaves letters within a word that look like a pair of brackets", async () => {
    const choices = `${square(50, 100)}${word(110, 105)}${square(250, 100)}${word(310, 105)}`;
    const within = (gap: number) =>
      `${choices}${word(400 - 47 - gap, 105)}${square(400, 100)}${word(442 + gap, 105)}`;
    expect(await boxesOf(within(8))).toEqual([
      [50, false],
      [250, false],
    ]);
    expect(await boxesOf(within(14))).toHaveLength(3);
  });

  it("leaves zeros that lost their head and foot behind another digit", async () => {
    const behind = (x: number, height: number) =>
      `${at(x - 30, 100, `M2 2H20V${height}H2Z`)}${round(x, 100)}`;
    const both = (height: number) => `${behind(150, height)}${behind(400, height)}`;
    expect(await boxesOf(both(38))).toEqual([]);
    expect(await boxesOf(both(26))).toHaveLength(2);
  });

  it("leaves ideographs whose strokes are pale between their sides", async () => {
    const moon = (x: number) =>
      `${square(x, 100)}<path transform="translate(${x} 100)" d="M8 12H34M8 24H34" stroke="#ccc" stroke-width="4"/>`;
    expect(await boxesOf(`${moon(50)}${word(110, 105)}${moon(250)}${word(310, 105)}`)).toEqual([]);
  });

  it("leaves numbers in brackets, and brackets that stand alone", async () => {
    expect(
      await boxesOf(
        `${round(50, 100)}${digit(50, 100)}${word(110, 105)}${round(250, 100)}${word(310, 105)}`,
      ),
    ).toEqual([]);
    expect(await boxesOf(`${square(50, 100)}${cross(50, 100)}${word(110, 105)}`)).toEqual([]);
  });
});
