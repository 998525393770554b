import { ocrSettings } from "../settings";
import { type Component, findComponents } from "./components";
import type { GreyImage } from "./grey-image";

/** Smaller pieces are specks and dots, in pixels. */
const LEAST_SIDE = 4;
/** Thinner strokes are rests of hairlines. */
const LEAST_THICK = 2;
/** Taller pieces are drawings, shadows or the desk, as a share of the image's height. */
const TALLEST = 0.06;
const LONGEST_ASPECT = 4;
/** A letter covers between these shares of its hull; lines and frames cover less, blots more. */
const INK = [0.12, 0.95] as const;

/** Pieces of ink that may be letters or parts of ideographs. */
export function findLetters(image: GreyImage): Component[] {
  const tallest = image.height * TALLEST;
  return findComponents(image, ocrSettings.inkLevel).filter((piece) => {
    const width = piece.x1 - piece.x0;
    const height = piece.bottom - piece.top;
    const ink = piece.area / (width * height);
    return (
      Math.max(width, height) >= LEAST_SIDE &&
      height <= tallest &&
      width <= tallest * 2 &&
      width <= height * LONGEST_ASPECT &&
      height <= width * LONGEST_ASPECT * 2 &&
      ink >= INK[0] &&
      ink <= INK[1]
    );
  });
}

/** Words whose letters run together are so tall, in em, and no longer than this, in heights; their ink covers between these shares of their hull. */
const WORD = { tall: [0.45, 1.4], longest: 16, ink: [0.2, 0.75] } as const;

/** Pieces of ink as tall as letters and longer than any: words whose letters run together, as heavy copies make them. `em` in pixels. */
export function findWords(image: GreyImage, em: number): Component[] {
  return findComponents(image, ocrSettings.inkLevel).filter(({ x0, x1, top, bottom, area }) => {
    const [width, height] = [x1 - x0, bottom - top];
    const ink = area / (width * height);
    return (
      height >= WORD.tall[0] * em &&
      height <= WORD.tall[1] * em &&
      width > height * LONGEST_ASPECT &&
      width <= height * WORD.longest &&
      ink >= WORD.ink[0] &&
      ink <= WORD.ink[1]
    );
  });
}

/** Length of an ideograph that is one level stroke, and how thick it may be, in em. */
const LEVEL = { length: [0.5, 1.2], thickness: 0.25 } as const;

/** Ideographs and kana that are a level stroke (一, ー), too flat for a letter. `em` in pixels. */
export function findLevelStrokes(image: GreyImage, em: number): Component[] {
  return findComponents(image, ocrSettings.inkLevel).filter(({ x0, x1, top, bottom }) => {
    const length = (x1 - x0) / em;
    const isFlat = bottom - top <= LEVEL.thickness * em && bottom - top >= LEAST_THICK;
    return isFlat && length >= LEVEL.length[0] && length <= LEVEL.length[1];
  });
}

/** Height of the median letter by area: strokes of ideographs and dots weigh little. */
export function letterHeight(letters: readonly Component[]): number | null {
  const sorted = letters
    .map((letter) => ({ height: letter.bottom - letter.top, weight: letter.area }))
    .toSorted((a, b) => a.height - b.height);
  const half = sorted.reduce((sum, letter) => sum + letter.weight, 0) / 2;
  let sum = 0;
  for (const { height, weight } of sorted) {
    sum += weight;
    if (sum >= half) return height;
  }
  return null;
}
