import { channel } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { Projective } from "../image/projective";
import { warp } from "../image/warp";
import { helper } from "./helper";
import type { LineAnswer } from "./line-network";
import { networkFiles, type PrintNetwork } from "./print-networks";

/** A character as the network saw it. */
export interface Sign {
  text: string;
  /** 0 to 1. */
  probability: number;
  /** What else the network thinks it could be. */
  rivals?: { text: string; probability: number }[];
  /** The middle of its columns, in pixels of the page. */
  x: number;
  /** Whether a space was seen before it. */
  spaced: boolean;
  /** How likely one is before it, 0 to 1. */
  space?: number;
}

/** A crop as a network was shown it, and what it saw, with all the spaces. */
export interface ShownLine {
  network: PrintNetwork;
  image: GreyImage;
  text: string;
}

/** Tells every line that is read, while somebody listens: what networks are taught on. */
export const shownLines = channel("inkform:shown-lines");

/** Lines of this height go into the networks, a column of signs for every so many pixels comes out. */
const HEIGHT = 48;
const COLUMN = 8;
/** Narrower crops than this give no column to speak of. */
const LEAST_WIDTH = 32;
/** Spaces of all widths, some of which the dictionaries have as characters. */
const BLANK = /^[\s\u200b]$/;
/** The wide forms of letters, digits, marks and currencies. */
const WIDE = /^[\uff01-\uff5e\uffe0-\uffe6]$/;
/** Documents print units, not Greek. */
const MICRO = "µ";

interface Alphabet {
  /** By class: nothing, the characters, the space. */
  classes: string[];
  characters: ReadonlySet<string>;
}

const alphabets = new Map<PrintNetwork, Alphabet>();

function alphabetOf(network: PrintNetwork): Alphabet {
  const alphabet = alphabets.get(network) ?? readAlphabet(networkFiles(network).characters);
  alphabets.set(network, alphabet);
  return alphabet;
}

function readAlphabet(file: string): Alphabet {
  const characters = readFileSync(file, "utf8")
    .replace(/\r?\n$/, "")
    .replace("μ", MICRO)
    .split(/\r?\n/);
  return { classes: ["", ...characters, " "], characters: new Set(characters) };
}

/** The characters that a network can tell; it reads others as something like them, or not at all. */
export function knownCharacters(network: PrintNetwork): ReadonlySet<string> {
  return alphabetOf(network).characters;
}

/** Reads a crop of the page as one line, of which some characters are unlikely whatever it looks like. */
export async function readSigns(
  network: PrintNetwork,
  image: GreyImage,
  box: Box,
  isUnlikely: (character: string) => boolean = () => false,
): Promise<Sign[]> {
  const { classes } = alphabetOf(network);
  const scale = HEIGHT / (box.bottom - box.top);
  const inner = Math.round((box.x1 - box.x0) * scale);
  const width = Math.max(LEAST_WIDTH, Math.ceil(inner / COLUMN) * COLUMN);
  const crop = cropOf(image, box, scale, inner, width);
  const answer = await helper.ask("line", {
    network,
    image: crop,
    unlikely: classes.flatMap((character, index) => (isUnlikely(character) ? [index] : [])),
  });
  if (answer.classes !== classes.length) {
    throw new Error("The print network gave no answer of the expected shape.");
  }
  if (shownLines.hasSubscribers) {
    const text = answer.peaks.map(({ index }) => classes[index] ?? "").join("");
    shownLines.publish({ network, image: crop, text } satisfies ShownLine);
  }
  return signsOf(answer, classes, (column) => box.x0 + (column * width) / answer.columns / scale);
}

function signsOf(
  { peaks }: LineAnswer,
  classes: readonly string[],
  toPage: (column: number) => number,
): Sign[] {
  const textOf = (index: number) => classes[index] ?? "";
  const isSpace = (i: number) => BLANK.test(textOf(peaks[i]?.index ?? 0));
  return peaks.flatMap(({ index, probability, column, rivals, space }, i) => {
    if (isSpace(i)) return [];
    const text = textOf(index);
    const others = rivals.map((rival) => ({ ...rival, text: textOf(rival.index) }));
    const same = others.filter((other) => differInWidth(text, other.text));
    return {
      text,
      probability: same.reduce((sum, other) => sum + other.probability, probability),
      rivals: others.map((other) => ({ text: other.text, probability: other.probability })),
      x: toPage(column + 0.5),
      spaced: isSpace(i - 1),
      space: isSpace(i - 1) ? (peaks[i - 1]?.probability ?? 0) : space,
    };
  });
}

/** The narrow and the wide form of one sign, between which the network of Japanese shares out what it sees. */
export function differInWidth(a: string, b: string): boolean {
  return (WIDE.test(a) || WIDE.test(b)) && a.normalize("NFKC") === b.normalize("NFKC");
}

/** How much of what the network saw in the place of a sign is its wide form, 0 to 1. */
export function wideShare({ text, probability, rivals = [] }: Sign): number {
  const other = rivals.find((rival) => differInWidth(text, rival.text))?.probability ?? 0;
  const share = probability > 0 ? Math.min(1, other / probability) : 0;
  return WIDE.test(text) ? 1 - share : share;
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
