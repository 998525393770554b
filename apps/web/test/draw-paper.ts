import sharp, { type Sharp } from "sharp";

type At = [x: number, y: number];

/** Digits as single strokes in a box 6 wide and 10 high, y down. */
const GLYPHS: Record<string, string> = {
  "0": "M3 0 C-1 2 -1 9 3 10 C7 9 7 1 3 0",
  "1": "M1 2.5 L3.4 0 L3.2 10",
  "2": "M0.6 2 C2 -1.5 6.5 0.5 4.4 4 L0.4 9.8 L5.6 9.6",
  "3": "M0.8 1 C4 -1.5 6.5 3 2.4 4.6 C7.5 5 5 11.5 0.5 9",
  "4": "M4 0 L0.3 6.6 L5.8 6.6 M4.3 3.6 L4.2 10",
  "5": "M5.2 0.2 L1.2 0.2 L0.8 4.4 C6 2.6 7 9.6 0.6 9.4",
  "6": "M4.8 0.2 C0 3 -0.5 9.6 3 10 C6.8 9.6 5.6 4.4 1 6.4",
  "7": "M0.4 0.4 L5.8 0.2 L2 10",
  "8": "M5 1.6 C2 -2 -1.5 2.4 3 4.8 C7.6 8 4.4 11 2.6 10 C-1 9 0.5 5.6 3 4.8 C5.4 4 6 2.6 5 1.6",
  "9": "M5 2.8 C3 -2 -1.6 3 1.6 5 C4 6 5 4 5.2 2 L4.6 10",
  "-": "M0.6 5.4 L5.2 5.2",
  ".": "M2.6 9.6 L3 9.9",
};

/** A sheet drawn on with a pen by a steady hand, as SVG paths. */
export class Paper {
  readonly #paths: string[] = [];
  readonly width: number;
  readonly height: number;

  constructor(width = 1400, height = 1000) {
    this.width = width;
    this.height = height;
  }

  path(d: string, width = 4, turn = ""): this {
    this.#paths.push(`<path d="${d}" stroke-width="${width}" ${turn}/>`);
    return this;
  }

  /** A closed outline that a hand has drawn, a little out of square. */
  plate(x: number, y: number, width: number, height: number): this {
    const [right, bottom] = [x + width, y + height];
    return this.path(
      `M${x} ${y} L${right} ${y + 2} L${right - 2} ${bottom} L${x + 1} ${bottom - 1} Z`,
    );
  }

  circle(x: number, y: number, radius: number): this {
    return this.path(
      `M${x + radius} ${y} A${radius} ${radius} 0 1 1 ${x - radius} ${y} A${radius} ${radius} 0 1 1 ${x + radius} ${y}`,
    );
  }

  /** Writing whose first letter stands with its upper left corner at a place. */
  text(written: string, [x, y]: At, size = 40, angle = 0): this {
    [...written].forEach((letter, i) => {
      const scale = size / 10;
      const turn = `translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(${7.5 * i} 0)`;
      const glyph = GLYPHS[letter];
      if (glyph) this.path(glyph, 3.4 / scale, `transform="${turn}"`);
    });
    return this;
  }

  /** A dimension below a stretch from x to x: extension lines, arrows, the number above the line. */
  across(from: number, to: number, y: number, written: string): this {
    const middle = (from + to) / 2 - written.length * 15;
    this.path(`M${from} ${y - 60} L${from} ${y + 15} M${to} ${y - 60} L${to} ${y + 15}`, 3);
    this.path(`M${from} ${y} L${to} ${y}`, 3);
    this.path(`M${from + 22} ${y - 8} L${from} ${y} L${from + 22} ${y + 8}`, 3);
    this.path(`M${to - 22} ${y - 8} L${to} ${y} L${to - 22} ${y + 8}`, 3);
    return this.text(written, [middle, y - 52]);
  }

  /** A dimension left of a stretch from y to y, its number turned to be read from the right. */
  upright(from: number, to: number, x: number, written: string): this {
    const middle = (from + to) / 2 + written.length * 15;
    this.path(`M${x - 15} ${from} L${x + 60} ${from} M${x - 15} ${to} L${x + 60} ${to}`, 3);
    this.path(`M${x} ${from} L${x} ${to}`, 3);
    this.path(`M${x - 8} ${from + 22} L${x} ${from} L${x + 8} ${from + 22}`, 3);
    this.path(`M${x - 8} ${to - 22} L${x} ${to} L${x + 8} ${to - 22}`, 3);
    return this.text(written, [x - 52, middle], 40, -90);
  }

  image(paper = "#fdfdfb"): Sharp {
    const { width, height } = this;
    const pen = `fill="none" stroke="#222" stroke-linecap="round" stroke-linejoin="round"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/><g ${pen}>${this.#paths.join("")}</g></svg>`;
    return sharp(Buffer.from(svg)).flatten({ background: paper });
  }

  png(): Promise<Buffer> {
    return this.image().png().toBuffer();
  }
}

/** A plate with two round holes and the given overall sizes. */
export function dimensionedPlate(width: string, height: string): Paper {
  return new Paper()
    .plate(350, 200, 800, 450)
    .circle(550, 425, 60)
    .circle(950, 425, 60)
    .across(350, 1150, 780, width)
    .upright(200, 650, 250, height);
}
