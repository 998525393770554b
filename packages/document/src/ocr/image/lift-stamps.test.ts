import type { Raster } from "@inkform/raster/model";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { GreyImage } from "./grey-image";
import { liftStamps } from "./lift-stamps";

const [WIDTH, HEIGHT] = [800, 300];

/** Lines of black strokes for letters, 12 high. */
const print = [60, 90, 120, 150, 180, 210]
  .flatMap((y) => Array.from({ length: 40 }, (_, k) => letter(60 + 14 * k, y)))
  .join("");

function letter(x: number, y: number, fill = "#181818") {
  return `<path d="M${x} ${y}h3v9h5v3h-8z" fill="${fill}"/>`;
}

const RED = "#d23640";
const BLUE = "#2444b0";
const pen = (d: string, stroke = BLUE) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="3"/>`;
const ring = (stroke = RED) =>
  `<circle cx="300" cy="140" r="62" fill="none" stroke="${stroke}" stroke-width="5"/>`;
const signature = pen("M100 160c20 -50 30 -50 34 -10s10 -40 24 -30s4 40 20 6s20 10 60 -20");
const frame = pen(
  "M50 112C200 100 400 122 630 110C640 114 640 134 630 139C400 128 200 150 52 137Z",
);

async function draw(shapes: string): Promise<{ grey: GreyImage; page: Raster }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f8f4ea"/><g style="mix-blend-mode:multiply">${shapes}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: WIDTH, height: HEIGHT };
  const grey = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(3 * i, 3 * i + 3);
    return 0.3 * r + 0.59 * g + 0.11 * b;
  });
  return {
    grey: { ...size, data: grey },
    page: { ...size, channels: 3, dpi: 150, data: new Uint8Array(data) },
  };
}

/** Share of the pixels that are ink in one picture and not in the other. */
const different = (a: GreyImage, b: GreyImage) =>
  a.data.filter((value, i) => value < 150 !== (b.data[i] as number) < 150).length;

describe("liftStamps", () => {
  it.each([
    ["a ring", ring()],
    ["a ring with letters of its own", ring() + letter(290, 105, RED) + letter(306, 105, RED)],
    ["a signature", signature],
    ["a frame around a line", frame],
    ["a ring and a signature in different inks", ring() + signature],
  ])("takes out %s and leaves the print", async (_, shapes) => {
    const bare = await draw(print);
    // The print last: black ink shows through the translucent ink of a stamp.
    const { grey, page } = await draw(shapes + print);
    expect(different(grey, bare.grey)).toBeGreaterThan(400);
    expect(different(liftStamps(grey, page), bare.grey)).toBeLessThan(20);
  });

  it.each([
    ["black and white print", print],
    ["a grey ring", print + ring("#777")],
    ["a ring beside the print", `${print}<g transform="translate(430 0)">${ring()}</g>`],
    ["a coloured heading", `${print}<text x="60" y="45" font-size="40" fill="${RED}">ORDER</text>`],
    [
      "a printed table",
      print + pen("M50 105H630M50 135H630M50 165H630M50 105V165M630 105V165M300 105V165"),
    ],
    ["a marker", `<rect x="100" y="112" width="200" height="18" fill="#fff200"/>${print}`],
    [
      "a bar with white letters and a border",
      print +
        pen("M50 20H630V170H50Z") +
        `<rect x="50" y="20" width="580" height="30" fill="${BLUE}"/>${letter(80, 30, "#fff")}${letter(96, 30, "#fff")}`,
    ],
    [
      "a value by hand that touches its label",
      print + pen("M200 245q6 -40 12 0t12 0t12 -6t12 6t12 0t12 0t12 -30t12 30"),
    ],
  ])("leaves %s as it is", async (_, shapes) => {
    const { grey, page } = await draw(shapes);
    expect(liftStamps(grey, page)).toBe(grey);
  });

  it("tells colour from the paper's own", async () => {
    const { grey, page } = await draw(
      `<rect width="100%" height="100%" fill="#bcd7f2"/>${print}${ring("#777")}`,
    );
    expect(liftStamps(grey, page)).toBe(grey);
  });
});
