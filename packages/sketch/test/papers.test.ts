import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { hexagon, hexagonSketch, readParts } from "./captured-hexagon";
import { composeSheet } from "./generator/paper/compose-sheet";
import type { Implement, Sheet } from "./generator/paper/habits";
import { writePdf } from "./generator/paper/pdf";
import { developmentDesks, photograph } from "./generator/paper/photograph";
import type { Colour, Picture } from "./generator/paper/raster";
import { createRandom } from "./generator/random";

let sketch: Awaited<ReturnType<typeof hexagonSketch>>;

beforeAll(async () => {
  sketch = await hexagonSketch();
});

const PEN: Implement = {
  name: "ballpoint",
  part: [36, 38, 46],
  notes: [36, 38, 46],
  width: [0.4, 0.5],
  grain: 0.1,
  cover: 0.92,
};
const PAPER: Sheet = {
  name: "paper",
  colour: [250, 249, 246],
  pattern: "plain",
  pitch: 5,
  ink: [140, 160, 200],
  strength: 0.5,
  holes: false,
  roughness: 2,
};

/** The sketch drawn again on another paper or with another pen. */
function drawn(sheet: Partial<Sheet>, implement: Partial<Implement> = {}): Promise<Picture> {
  const { ink, width, height } = sketch;
  const looks = { sheet: { ...PAPER, ...sheet }, implement: { ...PEN, ...implement } };
  const mm = Math.max(width, height) / 297;
  return composeSheet(ink, { ...looks, width, height, mm }, createRandom("paper"));
}

const open = ({ width, height, data }: Picture) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** The sheet with something over it that lets only part of the light through. */
async function under(shade: (width: number, height: number) => string): Promise<Buffer> {
  const picture = await drawn({});
  const { width, height } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shade(width, height)}</svg>`;
  return open(picture)
    .composite([{ input: Buffer.from(svg), blend: "multiply" }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

const png = async (picture: Picture | Promise<Picture>) =>
  open(await picture)
    .png()
    .toBuffer();

async function expectHexagon(bytes: Buffer): Promise<void> {
  expect(await readParts(bytes)).toMatchObject([hexagon]);
}

describe("one sketch whatever it is drawn on", () => {
  it.each(["dots", "ruled", "margin", "grid"] as const)(
    "paper printed with %s",
    async (pattern) => {
      await expectHexagon(await png(drawn({ pattern, pitch: 7 })));
    },
  );

  it.each([
    ["yellow", [236, 214, 110]],
    ["blue", [190, 212, 236]],
    ["grey", [176, 174, 170]],
  ] as [string, Colour][])("%s paper", async (_, colour) => {
    await expectHexagon(await png(drawn({ colour })));
  });

  it.each([
    ["faint", 14, 30],
    ["darker", 22, 60],
  ])("rough grey paper, a pencil %s on it", async (_, roughness, darker) => {
    const pencil: Colour = [150 - darker, 148 - darker, 146 - darker];
    const faint = { part: pencil, notes: pencil, grain: 0.2, cover: 0.9 };
    await expectHexagon(await png(drawn({ colour: [150, 148, 144], roughness }, faint)));
  });

  it("paper punched at the margin", async () => {
    await expectHexagon(await png(drawn({ pattern: "ruled", pitch: 8, holes: true })));
  });

  it("a page torn from a spiral pad", async () => {
    const torn = await under((width) =>
      Array.from({ length: Math.floor(width / 50) }, (_, k) => {
        const x = 25 + 50 * k;
        return `<circle cx="${x}" cy="30" r="13" fill="#33302c"/><path d="M${x - 6} 0V24H${x + 6}V0Z" fill="#33302c"/>`;
      }).join(""),
    );
    await expectHexagon(torn);
  });
});

describe("one sketch in whatever light and place", () => {
  it("folded twice, a crease darker on one side", async () => {
    const folded = await under((width, height) => {
      const [x, y] = [0.46 * width, 0.52 * height];
      return `<defs><linearGradient id="a"><stop offset="0" stop-color="#c4c4c4"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>
        <rect x="${x}" width="${0.2 * width}" height="100%" fill="url(#a)"/>
        <path d="M${x} 0V${height}M0 ${y}H${width}" stroke="#dcdcdc" stroke-width="5"/>`;
    });
    await expectHexagon(folded);
  });

  it("half in the shadow of something with a sharp edge", async () => {
    const shaded = await under(
      (width, height) => `<path d="M0 0H${0.42 * width}L${0.6 * width} ${height}H0Z" fill="#777"/>`,
    );
    await expectHexagon(shaded);
  });

  it("photographed on a desk, aslant", async () => {
    const scene = { desks: developmentDesks, longest: 2200, harsh: false };
    const { picture } = photograph(await drawn({}), scene, createRandom("on a desk"));
    await expectHexagon(await open(picture).jpeg({ quality: 85 }).toBuffer());
  });

  it("photographed aslant with the camera held sideways, which nothing but the writing tells", async () => {
    const scene = { desks: developmentDesks, longest: 2200, harsh: false };
    const { picture } = photograph(await drawn({}), scene, createRandom("sideways"));
    await expectHexagon(await open(picture).rotate(90).jpeg({ quality: 85 }).toBuffer());
  });

  it("of twelve megapixels, stored lying with an EXIF orientation", async () => {
    const { width, height } = sketch;
    const long = Math.round((4000 * Math.min(width, height)) / Math.max(width, height));
    const size = width > height ? ([4000, long] as const) : ([long, 4000] as const);
    const large = await open(await drawn({}))
      .resize(...size)
      .png()
      .toBuffer();
    const stored = await sharp(large)
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 80 })
      .toBuffer();
    await expectHexagon(stored);
  });
});

describe("one sketch with whatever pen", () => {
  it.each([
    ["pencil", { part: [104, 104, 108], notes: [104, 104, 108], grain: 0.4, cover: 0.8 }],
    ["a part in pencil, its dimensions in red", { part: [90, 90, 94], notes: [190, 40, 44] }],
    ["a part in black, its dimensions in blue", { part: [30, 30, 32], notes: [40, 64, 176] }],
    ["marker", { part: [20, 20, 24], notes: [20, 20, 24], width: [1.4, 1.5], grain: 0.02 }],
  ] as [string, Partial<Implement>][])("%s", async (_, implement) => {
    await expectHexagon(await png(drawn({}, implement)));
  });
});

describe("one sketch in whatever file", () => {
  it.each(["jpeg", "webp", "gif"] as const)("%s", async (format) => {
    await expectHexagon(await sharp(sketch.bytes).toFormat(format).toBuffer());
  });

  it("a PDF of pages that hold a picture, nothing, and the strokes themselves", async () => {
    const scale = 841.89 / Math.max(sketch.width, sketch.height);
    const paper = { width: sketch.width * scale, height: sketch.height * scale };
    const jpeg = await sharp(sketch.bytes).toColourspace("srgb").jpeg({ quality: 85 }).toBuffer();
    const blank = { strokes: [], fills: [] };
    const strokes = (ink: typeof blank | typeof sketch.ink) =>
      ({ kind: "vector", ink, implement: PEN, scale }) as const;
    const pdf = writePdf([
      { ...paper, content: { kind: "image", jpeg, pixels: [sketch.width, sketch.height] } },
      { ...paper, content: strokes(blank) },
      { ...paper, content: strokes(sketch.ink) },
    ]);
    expect(await readParts(pdf)).toMatchObject([
      { ...hexagon, page: 1 },
      { ...hexagon, page: 3 },
    ]);
  });
});
