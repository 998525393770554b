import sharp from "sharp";
import { dimensionedPlate, Paper } from "./draw-paper";

/** The header of a PNG that claims so many pixels, and nothing behind it. */
export function pngHeader(width: number, height: number, whole: Buffer): Buffer {
  const png = Buffer.from(whole);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A GIF that shows one sheet after another. */
export async function animatedGif(sheets: readonly Paper[]): Promise<Buffer> {
  const frames = await Promise.all(sheets.map((sheet) => sheet.png()));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: sheets.map(() => 100) })
    .toBuffer();
}

export const plainPlate = (): Paper => dimensionedPlate("120", "60");

/** Thirty plates, each of another size, in five rows, each with its width and height below and beside it. */
export function thirtyParts(): Paper {
  const paper = new Paper(3000, 2400);
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [150 + 480 * column, 60 + 460 * row];
      const [width, height] = [260 + 10 * column, 200 + 10 * row];
      paper.plate(x, y, width, height);
      if ((row + column) % 2) paper.circle(x + 130, y + 90, 35);
      paper.across(x, x + width, y + height + 100, String(50 + column));
      paper.upright(y, y + height, x - 70, String(30 + row));
    }
  }
  return paper;
}

/** A plate whose right half lies beyond the edge of the picture. */
export function cutOffPlate(): Paper {
  const runsOut = "M1400 200 L700 202 L698 650 L1400 648";
  return new Paper().path(runsOut).circle(900, 425, 60).across(700, 900, 780, "25");
}

/** Lines of figures, as on a shopping list or a bill. */
export function writtenPage(): Paper {
  const paper = new Paper();
  ["3450 1.20", "881 17.95 42", "1234567890", "7 75.10", "20.11 2026"].forEach((line, i) => {
    paper.text(line, [150, 150 + 140 * i], 46);
  });
  return paper;
}
