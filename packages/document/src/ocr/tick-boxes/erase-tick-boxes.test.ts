import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { eraseTickBoxes } from "./erase-tick-boxes";

const EM = 40;

/** Strokes for letters: what stands beside a box need not be read. */
const word = (x: number, y: number) =>
  [0, 14, 28, 42].map((dx) => `<rect x="${x + dx}" y="${y}" width="5" height="28"/>`).join("");
const square = (x: number, y: number, inside = "") =>
  `<g transform="translate(${x} ${y})"><rect width="30" height="30" fill="none" stroke="#222" stroke-width="3"/>${inside}</g>`;
const circle = (x: number, y: number, inside = "") =>
  `<g transform="translate(${x} ${y})"><circle cx="15" cy="15" r="15" fill="none" stroke="#222" stroke-width="3"/>${inside}</g>`;
const stroke = 'fill="none" stroke="#222" stroke-width="3"';
const cross = `<path d="M5 5L25 25M25 5L5 25" ${stroke}/>`;
/** A tick that begins in its box and ends far above it. */
const tick = `<path d="M6 14L13 25L38 -14" ${stroke}/>`;
const dot = '<circle cx="15" cy="15" r="7"/>';

async function draw(shapes: string, height = 200): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="${height}"><rect width="700" height="${height}" fill="#fff"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const inkIn = ({ data, width }: GreyImage, x0: number, top: number, x1: number, bottom: number) => {
  let ink = 0;
  for (let y = top; y < bottom; y++)
    for (let x = x0; x < x1; x++) if ((data[y * width + x] as number) < 150) ink++;
  return ink;
};

describe("eraseTickBoxes", () => {
  it("tells ticked, crossed and empty squares and leaves their texts", async () => {
    const image = await draw(
      square(50, 100, cross) +
        word(95, 101) +
        square(250, 100) +
        word(295, 101) +
        square(450, 100, tick) +
        word(495, 101),
    );
    const words = inkIn(image, 90, 80, 140, 140) + inkIn(image, 290, 80, 340, 140);
    const boxes = eraseTickBoxes(image, EM);
    expect(boxes.map(({ box, ticked }) => [Math.round(box.x0 / 50), ticked])).toEqual([
      [1, true],
      [5, false],
      [9, true],
    ]);
    expect(inkIn(image, 40, 70, 88, 140) + inkIn(image, 440, 70, 494, 140)).toBe(0);
    expect(inkIn(image, 90, 80, 140, 140) + inkIn(image, 290, 80, 340, 140)).toBe(words);
  });

  it("finds boxes on a tinted panel, and those whose crosses reach beyond their corners", async () => {
    const reaching = `<path d="M-2 1L36 27M-4 32L37 -1" ${stroke}/>`;
    const panel = '<rect y="60" width="700" height="100" fill="#d2d2d2"/>';
    const image = await draw(
      panel +
        [50, 180, 310, 440, 570]
          .map((x, k) => square(x, 100, k < 2 ? reaching : "") + word(x + 45, 101))
          .join(""),
    );
    const boxes = eraseTickBoxes(image, 34);
    expect(boxes.map(({ ticked }) => ticked).toSorted()).toEqual([false, false, false, true, true]);
    for (const { box } of boxes) expect(box.x1 - box.x0).toBeLessThan(36);
  });

  it("leaves boxes that are a little wider than tall as wide as they are, ticked or not", async () => {
    const wide = (x: number, inside = "") =>
      `<g transform="translate(${x} 100)"><rect width="34" height="30" ${stroke}/>${inside}</g>`;
    const image = await draw(
      [50, 180, 310, 440, 570]
        .map((x, k) => wide(x, k < 2 ? cross : "") + word(x + 45, 101))
        .join(""),
    );
    const boxes = eraseTickBoxes(image, 34);
    expect(boxes.map(({ ticked }) => ticked)).toEqual([true, true, false, false, false]);
    for (const { box } of boxes) expect(box.x1 - box.x0).toBeGreaterThan(35);
  });

  it("finds small squares whose sides a coarse scan made thick and soft", async () => {
    const soft = (x: number) =>
      `<rect x="${x + 2}" y="104" width="23" height="23" fill="none" stroke="#000" stroke-width="4"/>
      <rect x="${x + 2}" y="104" width="23" height="23" fill="none" stroke="#000" stroke-width="9" opacity="0.3"/>`;
    const mark =
      '<path d="M58 110L69 121M69 110L58 121" fill="none" stroke="#222" stroke-width="3"/>';
    const image = await draw(
      soft(50) + mark + word(95, 101) + soft(250) + word(295, 101) + soft(450) + word(495, 101),
    );
    expect(eraseTickBoxes(image, 34, true).map(({ ticked }) => ticked)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("finds boxes of a coarse scan over which broad ticks and crosses lead", async () => {
    const over = (path: string) =>
      `<path d="${path}" fill="none" stroke="#111" stroke-width="11"/>`;
    const marks = [over("M2 12L14 25L40 -14"), "", "", "", over("M1 -3L35 33M-5 35L38 -6"), ""];
    const image = await draw(
      marks.map((mark, k) => square(20 + k * 115, 100, mark) + word(62 + k * 115, 101)).join(""),
    );
    const found = eraseTickBoxes(image, 34, true).toSorted((a, b) => a.box.x0 - b.box.x0);
    expect(found.map(({ ticked }) => ticked)).toEqual([true, false, false, false, true, false]);
    expect(inkIn(image, 10, 80, 60, 140)).toBe(0);
  });

  it("finds broken squares by their likeness to whole ones, and no letter of their size", async () => {
    const broken = (x: number, inside = "") =>
      `${square(x, 100, inside)}<rect x="${x + 26}" y="109" width="8" height="7" fill="#fff"/>`;
    const image = await draw(
      square(20, 100, cross) +
        word(60, 101) +
        square(150, 100) +
        word(190, 101) +
        square(280, 100) +
        word(320, 101) +
        broken(410, cross) +
        word(450, 101) +
        broken(540) +
        word(580, 101) +
        `<circle cx="665" cy="115" r="14" ${stroke}/>`,
    );
    const boxes = eraseTickBoxes(image, EM);
    expect(boxes.map(({ box, ticked }) => [Math.round(box.x0 / 10), ticked])).toEqual([
      [2, true],
      [15, false],
      [28, false],
      [41, true],
      [54, false],
    ]);
  });

  it("takes no bowls of letters for boxes, however square they are", async () => {
    const bowl = (x: number) =>
      `<rect x="${x}" y="104" width="22" height="24" fill="none" stroke="#222" stroke-width="4"/>
       <rect x="${x - 2}" y="78" width="4" height="50"/><rect x="${x - 14}" y="102" width="5" height="28"/>
       <rect x="${x + 34}" y="102" width="5" height="28"/>`;
    const image = await draw([50, 150, 250, 350, 450, 550].map(bowl).join(""));
    expect(eraseTickBoxes(image, 34, true)).toEqual([]);
  });

  it("finds many small squares of one size beside larger writing", async () => {
    const small = (x: number, y: number, inside = "") =>
      `<g transform="translate(${x} ${y})"><rect width="20" height="20" fill="none" stroke="#222" stroke-width="2"/>${inside}</g>`;
    const mark = `<path d="M4 10L9 15L17 4" ${stroke}/>`;
    const rows = [20, 90, 150].map(
      (y, row) =>
        small(40, y, row === 0 ? mark : "") +
        word(78, y - 6) +
        small(260, y, row === 1 ? mark : "") +
        word(298, y - 6) +
        small(480, y) +
        word(518, y - 6),
    );
    const boxes = eraseTickBoxes(await draw(rows.join("")), EM);
    expect(boxes.filter(({ ticked }) => ticked)).toHaveLength(2);
    expect(boxes).toHaveLength(9);
  });

  it("finds a crowd of small squares close to their texts, and no few of them", async () => {
    const small = (x: number, y: number, inside = "") =>
      `<g transform="translate(${x} ${y})"><rect width="21" height="21" fill="none" stroke="#222" stroke-width="2"/>${inside}</g>`;
    const tick = '<path d="M4 11L9 17L18 3" fill="none" stroke="#222" stroke-width="3"/>';
    const rows = async (count: number) =>
      draw(
        Array.from({ length: count }, (_, row) =>
          [20, 150, 280, 410, 540]
            .map(
              (x, i) => small(x, 14 + 45 * row, i === 0 ? tick : "") + word(x + 28, 11 + 45 * row),
            )
            .join(""),
        ).join(""),
      );
    expect(eraseTickBoxes(await rows(4), EM)).toHaveLength(20);
    expect(eraseTickBoxes(await rows(2), EM)).toHaveLength(0);
  });

  it("tells a cross that fills the middle of its square from the strokes of an ideograph", async () => {
    const coarse = (rows: readonly string[]) =>
      rows
        .flatMap((row, y) =>
          [...row].map((sign, x) =>
            sign === "#" ? `<rect x="${50 + 3 * x}" y="${100 + 3 * y}" width="3" height="3"/>` : "",
          ),
        )
        .join("");
    const ends = ["##########", "##########"];
    const crossed = [
      "####..####",
      "##########",
      "#.######.#",
      "#.######.#",
      "##########",
      "####..####",
    ];
    const barred = [
      "#........#",
      "#........#",
      "##########",
      "##########",
      "#........#",
      "#........#",
    ];
    const open = square(250, 100) + word(295, 101) + square(450, 100) + word(495, 101);
    const lefts = async (middle: readonly string[]) => {
      const image = await draw(coarse([...ends, ...middle, ...ends]) + word(95, 101) + open);
      return eraseTickBoxes(image, EM).map(({ box }) => Math.round(box.x0 / 50));
    };
    expect(await lefts(crossed)).toContain(1);
    expect(await lefts(barred)).not.toContain(1);
  });

  it("finds three on a line close to the text on both sides", async () => {
    const close = (x: number, inside = "") =>
      word(x - 59, 101) + square(x, 100, inside) + word(x + 38, 101);
    const image = await draw(close(70) + close(280, cross) + close(490));
    expect(eraseTickBoxes(image, EM, true)).toHaveLength(3);
    const two = await draw(close(70) + close(280, cross));
    expect(eraseTickBoxes(two, EM, true)).toHaveLength(0);
  });

  it("finds round ones, and those behind their texts", async () => {
    const image = await draw(
      word(50, 101) + circle(114, 100, dot) + word(250, 101) + circle(314, 100),
    );
    expect(eraseTickBoxes(image, EM).map(({ ticked }) => ticked)).toEqual([true, false]);
  });

  it("takes no round digit for a round one, which letters of its height stand beside", async () => {
    const round = (x: number, y: number) =>
      `<ellipse cx="${x + 13}" cy="${y + 14}" rx="11.5" ry="12.5" fill="none" stroke="#222" stroke-width="3"/>`;
    const letter = (x: number, y: number) =>
      `<path transform="translate(${x} ${y})" d="M18 1.5H1.5V26.5H18" ${stroke}/>`;
    const line = (y: number) => `${letter(89, y)}${round(119, y)}${letter(157, y)}${word(190, y)}`;
    const image = await draw(line(20) + line(80) + line(140), 700);
    expect(eraseTickBoxes(image, EM)).toEqual([]);
  });

  it("takes no typed o for a round one, however far it stands from its neighbours", async () => {
    const foot = (x: number) => `<rect x="${x}" y="126" width="12" height="4"/>`;
    const small = (x: number) => `<rect x="${x}" y="100" width="5" height="30"/>${foot(x)}`;
    const tall = (x: number) => `<rect x="${x}" y="93" width="5" height="37"/>${foot(x)}`;
    const typed = (x: number) => [
      tall(x),
      small(x + 32),
      circle(x + 60, 100),
      small(x + 110),
      tall(x + 142),
      small(x + 174),
    ];
    const text = [...typed(40), ...typed(250)].join("");
    expect(eraseTickBoxes(await draw(text, 800), EM)).toEqual([]);
    // What begins higher than the small letters is a box.
    const higher = text.replaceAll('y="100"', 'y="106"').replaceAll('height="30"', 'height="24"');
    expect(eraseTickBoxes(await draw(higher, 800), EM)).toHaveLength(2);
  });

  it("knows a group of one size wherever its boxes stand, and takes no round letter for another", async () => {
    const big = (x: number, y: number, inside = "") =>
      `<g transform="translate(${x} ${y}) scale(1.4)"><rect width="30" height="30" ${stroke}/>${inside}</g>`;
    const row = (y: number, ticked: number) =>
      [60, 180, 300]
        .map(
          (x, i) =>
            word(x - 58, y + 7) + big(x, y, i === ticked ? cross : "") + word(x + 50, y + 7),
        )
        .join("");
    const letter = '<circle cx="555" cy="160" r="12" fill="none" stroke="#222" stroke-width="5"/>';
    const image = await draw(row(30, 0) + row(130, 2) + word(460, 145) + letter + word(600, 145));
    const boxes = eraseTickBoxes(image, EM);
    expect(boxes.map(({ ticked }) => ticked).sort()).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(boxes.every(({ box }) => box.x0 < 450)).toBe(true);
  });

  it("takes no bowls of a bold title for boxes of their size", async () => {
    const box = (x: number, y: number, inside = "") =>
      `<g transform="translate(${x} ${y}) scale(1.4)"><rect width="30" height="30" ${stroke}/>${inside}</g>`;
    const choices = [60, 180, 300]
      .map((x, i) => box(x, 400, i ? "" : cross) + box(x, 500) + word(x + 50, 407))
      .join("");
    const stem = (x: number) =>
      `<path transform="translate(${x} 26)" d="M0 0H16V58H0V40H6V20H0Z"/>`;
    const bowl = (x: number) =>
      `<path transform="translate(${x} 38)" d="M0 0H46V46H0ZM8 5V41H38V5ZM16 14H30V32H16Z" fill-rule="evenodd"/>`;
    const title = [60, 150, 240].map((x) => stem(x - 6) + bowl(x + 14) + stem(x + 64)).join("");
    const boxes = eraseTickBoxes(await draw(title + choices, 1200), EM);
    expect(boxes).toHaveLength(6);
    expect(boxes.every(({ box }) => box.top > 350)).toBe(true);
  });

  it("lets an ideograph stand close behind its box, but not on both sides of it", async () => {
    const choices = await draw(
      square(50, 100) + word(87, 101) + square(250, 100, cross) + word(287, 101),
    );
    expect(eraseTickBoxes(choices, EM).map(({ ticked }) => ticked)).toEqual([false, true]);
    const text = await draw(
      word(46, 101) +
        square(100, 100) +
        word(137, 101) +
        word(246, 101) +
        square(300, 100) +
        word(337, 101),
    );
    expect(eraseTickBoxes(text, EM)).toEqual([]);
  });

  it("finds choices a space apart whose signs follow their boxes at once, where one is ticked", async () => {
    const choices = (first: string, second: string) =>
      draw(
        square(50, 100, first) +
          word(87, 101) +
          square(150, 100, second) +
          word(187, 101) +
          square(250, 100) +
          word(287, 101),
      );
    const boxes = eraseTickBoxes(await choices(cross, ""), EM);
    expect(boxes.map(({ ticked }) => ticked)).toEqual([true, false, false]);
    expect(eraseTickBoxes(await choices("", ""), EM)).toEqual([]);
  });

  it("takes a square painted out for a ticked one, beside empty ones of its size", async () => {
    const painted = '<rect width="30" height="30"/>';
    const choices = square(50, 100, painted) + word(95, 101) + square(250, 100) + word(295, 101);
    const boxes = eraseTickBoxes(await draw(choices), EM);
    expect(boxes.map(({ box, ticked }) => [ticked, Math.round(box.x0 / 50)])).toEqual([
      [false, 5],
      [true, 1],
    ]);
    const bullets = [50, 250].map((x) => square(x, 100, painted) + word(x + 45, 101)).join("");
    expect(eraseTickBoxes(await draw(bullets), EM)).toEqual([]);
  });

  it("finds the pale boxes of a copy, and the pale ticks in them", async () => {
    const pale = (shapes: string) => shapes.replaceAll("#222", "#a2a2a2");
    const image = await draw(
      pale(square(50, 100, cross)) + word(95, 101) + pale(square(250, 100)) + word(295, 101),
    );
    expect(eraseTickBoxes(image, EM).map(({ ticked }) => ticked)).toEqual([true, false]);
  });

  it("takes no square with strokes in it for a choice that has no other beside or below it", async () => {
    const choices = square(50, 20) + word(95, 21) + square(250, 20) + word(295, 21);
    const boxes = (x: number) => draw(choices + square(x, 150, cross) + word(x + 45, 151));
    expect(eraseTickBoxes(await boxes(480), EM).map(({ ticked }) => ticked)).toEqual([
      false,
      false,
    ]);
    expect(eraseTickBoxes(await boxes(250), EM).map(({ ticked }) => ticked)).toContain(true);
  });

  it("takes no ideograph for one of the boxes, which stand farther from their texts", async () => {
    const image = await draw(
      square(50, 100, cross) +
        word(87, 101) +
        square(250, 100, cross) +
        word(296, 101) +
        square(450, 100) +
        word(496, 101),
    );
    const boxes = eraseTickBoxes(image, EM);
    expect(boxes.map(({ box, ticked }) => [Math.round(box.x0 / 50), ticked])).toEqual([
      [5, true],
      [9, false],
    ]);
  });

  it("takes squares full of strokes for ideographs where the only empty one has no text", async () => {
    const image = await draw(
      word(50, 101) +
        square(112, 100, cross) +
        word(250, 101) +
        square(312, 100, cross) +
        square(600, 100),
    );
    expect(eraseTickBoxes(image, EM)).toEqual([]);
  });

  it("takes neither a lone shape, a group without an empty one, nor parts of a word for boxes", async () => {
    const lone = await draw(square(50, 100) + word(95, 101));
    const full = await draw(
      square(50, 100, cross) + word(95, 101) + square(250, 100, cross) + word(295, 101),
    );
    const within = await draw(
      word(50, 101) + square(97, 100) + word(129, 101) + word(350, 101) + square(397, 100),
    );
    const stem = (x: number) => `<rect x="${x}" y="98" width="4" height="60"/>`;
    const bowls = await draw(
      square(50, 100) + stem(50) + word(95, 101) + square(250, 100) + stem(250) + word(295, 101),
    );
    const capitals = (x: number) =>
      [0, 14, 28].map((dx) => `<rect x="${x + dx}" y="88" width="7" height="42"/>`).join("");
    const small = await draw(
      capitals(50) + circle(97, 100) + capitals(350) + circle(397, 100) + capitals(490),
    );
    const bar = (x: number) =>
      `<rect x="${x}" y="100" width="28" height="4"/><rect x="${x + 11}" y="100" width="5" height="30"/>`;
    const capital = await draw(bar(64) + circle(100, 100) + bar(364) + circle(400, 100));
    const images = [lone, full, within, bowls, small, capital];
    const before = images.map((image) => inkIn(image, 0, 0, 700, 200));
    expect(images.map((image) => eraseTickBoxes(image, EM))).toEqual(images.map(() => []));
    expect(images.map((image) => inkIn(image, 0, 0, 700, 200))).toEqual(before);
  });

  it("finds boxes that are lower than the ideographs beside them, and no ideograph at the end of a text", async () => {
    const tall = (x: number, y: number) =>
      [0, 16, 32].map((dx) => `<rect x="${x + dx}" y="${y}" width="5" height="38"/>`).join("");
    const small = (x: number, y: number, inside = "") =>
      `<g transform="translate(${x} ${y}) scale(0.8)"><rect width="30" height="30" fill="none" stroke="#222" stroke-width="3"/>${inside}</g>`;
    const choices = [0, 1, 2].map(
      (i) =>
        small(50 + 180 * i, 30, i === 1 ? cross : "") +
        tall(84 + 180 * i, 24) +
        small(50 + 180 * i, 130, i === 0 ? cross : "") +
        tall(84 + 180 * i, 124),
    );
    const image = await draw(choices.join("") + tall(600, 24) + small(646, 30));
    const boxes = eraseTickBoxes(image, EM).toSorted(
      (a, b) => a.box.top - b.box.top || a.box.x0 - b.box.x0,
    );
    expect(boxes.map(({ ticked }) => ticked)).toEqual([false, true, false, true, false, false]);
    expect(boxes.every(({ box }) => box.x0 < 600)).toBe(true);
  });
});
