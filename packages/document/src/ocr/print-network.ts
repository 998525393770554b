import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Box } from "../model";
import type { GreyImage } from "./grey-image";
import { askHelper } from "./helper";
import { type LineAnswer, networkFolder } from "./line-network";
import type { Projective } from "./projective";
import { warp } from "./warp";

/** A character as the network saw it. */
export interface Sign {
  text: string;
  /** 0 to 1. */
  probability: number;
  /** The middle of its columns, in pixels of the page. */
  x: number;
  /** Whether a space was seen before it. */
  spaced: boolean;
}

/** PP-OCRv4's recognition network: lines of this height go in, a column of signs for every eight pixels comes out. */
const HEIGHT = 48;
const COLUMN = 8;
/** Narrower crops than this give no column to speak of. */
const LEAST_WIDTH = 32;
/** Documents print units, not Greek. */
const MICRO = "µ";

interface Alphabet {
  /** By class: nothing, the characters, the space. */
  classes: string[];
  characters: ReadonlySet<string>;
}

let alphabet: Alphabet | undefined;

function readAlphabet(): Alphabet {
  const characters = readFileSync(join(networkFolder(), "ppocr_keys_v1.txt"), "utf8")
    .trimEnd()
    .replace("μ", MICRO)
    .split(/\r?\n/);
  return { classes: ["", ...characters, " "], characters: new Set(characters) };
}

function printAlphabet(): Alphabet {
  alphabet ??= readAlphabet();
  return alphabet;
}

/** The characters that the network can tell; it reads others as something like them, or not at all. */
export function knownCharacters(): ReadonlySet<string> {
  return printAlphabet().characters;
}

/** Reads a crop of the page as one line. */
export async function readSigns(image: GreyImage, box: Box): Promise<Sign[]> {
  const { classes } = printAlphabet();
  const scale = HEIGHT / (box.bottom - box.top);
  const inner = Math.round((box.x1 - box.x0) * scale);
  const width = Math.max(LEAST_WIDTH, Math.ceil(inner / COLUMN) * COLUMN);
  const answer = await askHelper("line", cropOf(image, box, scale, inner, width));
  if (answer.classes !== classes.length) {
    throw new Error("The print network gave no answer of the expected shape.");
  }
  return signsOf(answer, classes, (column) => box.x0 + (column * width) / answer.columns / scale);
}

function signsOf(
  { peaks }: LineAnswer,
  classes: readonly string[],
  toPage: (column: number) => number,
): Sign[] {
  const isSpace = (i: number) => classes[peaks[i]?.index ?? 0] === " ";
  return peaks.flatMap(({ index, probability, column }, i) =>
    isSpace(i)
      ? []
      : [
          {
            text: classes[index] ?? "",
            probability,
            x: toPage(column + 0.5),
            spaced: isSpace(i - 1),
          },
        ],
  );
}

/** The crop at the network's height, white to the right of what is inside the box. */
function cropOf(
  image: GreyImage,
  box: Box,
  scale: number,
  inner: number,
  width: number,
): GreyImage {
  const toPage: Projective = [1 / scale, 0, box.x0, 0, 1 / scale, box.top, 0, 0, 1];
  const crop = warp(image, inner, HEIGHT, toPage);
  const data = new Uint8Array(HEIGHT * width).fill(255);
  for (let y = 0; y < HEIGHT; y++) {
    data.set(crop.data.subarray(y * inner, (y + 1) * inner), y * width);
  }
  return { width, height: HEIGHT, data };
}
