import { spellings } from "../lexicon/spellings";
import type { Word } from "../model";
import { fold } from "../text/fold";
import type { GreyImage } from "./grey-image";
import { SIDE_BEARING } from "./lines-to-words";
import { inkLevelOf } from "./pieces-in";
import type { Sign } from "./print-network";

/** White between two words is at least this wide, in em, as wide as most spaces of the page but for this share, and so many times as wide as between the letters on either side. */
const SPACE = 0.18;
const NARROWER = 0.8;
const WIDER = 1.75;
/** Letters that stand further apart than this, in em, do so unevenly. */
const WIDE_SET = { from: 0.26, wider: 2.5 } as const;
/** White nearly as wide as that between two words is so, too, in shares of it. */
const ALIKE = 0.75;
/** Between two spaces are so many letters, at least on average. */
const WORD = 3;
/** So many gaps on either side tell how far letters stand from each other. */
const BESIDE = 4;
/** So large a share of the page's spaces are narrow ones; of fewer spaces nothing is told. */
const NARROW = 0.2;
const FEW = 10;
/** Letters reach so far above and below their baseline, in em. */
const BAND = { above: 0.75, below: 0.22 } as const;
const BEFORE = /[\p{Script=Latin}\d°º%#)]/u;
const BEHIND = /[\p{Script=Latin}\d#(]/u;

/**
 * The text of a word with the spaces that no reader saw: where the white between two signs stands out from that between their neighbours, as it does behind the
 * narrow spaces of a form beside wide ones of what was filled in. `signs` are a second reader's of the same characters,
 * `space` is the width of the page's spaces, in em.
 */
export function withInkSpaces(
  word: Word,
  signs: readonly Sign[],
  image: GreyImage,
  space: number,
): Word {
  const characters = [...word.text];
  const printed = characters.filter((sign) => sign !== " ");
  if (printed.length !== signs.length || printed.length < WORD) return word;
  if (isKnownWord(word.text)) return word;
  const gaps = gapsIn(word, signs, image);
  const least = Math.max(SPACE, NARROWER * space);
  let at = -1;
  let text = "";
  for (const [i, sign] of characters.entries()) {
    if (sign !== " ") at++;
    const isPlace = sign !== " " && isBetween(characters, i);
    text += isPlace && isSpace(gaps, at, spacesOf(characters), least) ? ` ${sign}` : sign;
  }
  return text === word.text ? word : { ...word, text };
}

/** The width of a page's narrow spaces, in em: of what stands between the words of `texts` a fifth is narrower; 0 where there are few. */
export function narrowSpace(texts: readonly (readonly Word[])[]): number {
  const gaps = texts.flatMap((words) =>
    words.slice(1).map(({ box, fontSize }, i) => {
      const last = words[i] as Word;
      return (box.x0 - last.box.x1) / fontSize + 2 * SIDE_BEARING;
    }),
  );
  const wide = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b);
  return wide.length < FEW ? 0 : (wide[Math.floor(wide.length * NARROW)] ?? 0);
}

/** Indices among the printed signs before which a space stands. */
function spacesOf(characters: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let at = 0;
  for (const sign of characters) {
    if (sign === " ") found.add(at);
    else at++;
  }
  return found;
}

/** Digits stand apart in many faces, and few letters are a word: "e data", "# 4", "B." */
function isBetween(characters: readonly string[], at: number): boolean {
  const [before, sign] = [characters[at - 1] ?? " ", characters[at] ?? " "];
  if (!BEFORE.test(before) || !BEHIND.test(sign)) return false;
  if (/\d/.test(before) && /\d/.test(sign)) return false;
  const left = characters.slice(0, at).join("").split(" ").at(-1) ?? "";
  const right = characters.slice(at).join("").split(" ")[0] ?? "";
  const isWord = (part: string) => /[\p{L}\d].*[\p{L}\d]/u.test(part) || /^[\d#]+$/.test(part);
  return (isWord(left) || /^[aeoày]$/.test(left)) && (isWord(right) || /^\p{Lu}\.$/u.test(right));
}

function isSpace(
  gaps: readonly number[],
  at: number,
  spaces: ReadonlySet<number>,
  narrowest: number,
): boolean {
  const gap = gaps[at] ?? 0;
  const side = (step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let i = at + step; i > 0 && i < gaps.length && found.length < BESIDE; i += step) {
      if (spaces.has(i)) break;
      found.push(gaps[i] as number);
    }
    return found;
  };
  const beside = [...side(-1), ...side(1)];
  const letters = beside.filter((other) => other < ALIKE * gap);
  const alike = beside.length - letters.length + 1;
  const most = Math.max(...letters);
  const wider = most >= WIDE_SET.from ? WIDE_SET.wider : WIDER;
  return gap >= narrowest && letters.length >= WORD * alike && gap >= wider * most;
}

/** Words of the labels and headings of all languages. */
const known = new Set([...spellings.keys()].flatMap((form) => form.split(" ")));

const isKnownWord = (text: string): boolean => known.has(fold(text));

/** The widest white before each sign, in em; 0 before the first. */
function gapsIn(
  { box, baseline, fontSize }: Word,
  signs: readonly Sign[],
  image: GreyImage,
): number[] {
  const top = Math.max(0, Math.round(baseline - BAND.above * fontSize));
  const bottom = Math.min(image.height, Math.round(baseline + BAND.below * fontSize));
  const level = inkLevelOf(image, { ...box, top, bottom });
  const isBlank = (x: number) => {
    for (let y = top; y < bottom; y++) {
      if ((image.data[y * image.width + x] as number) < level) return false;
    }
    return true;
  };
  return signs.map((sign, i) => {
    const last = signs[i - 1];
    if (!last) return 0;
    let [run, widest] = [0, 0];
    for (let x = Math.round(last.x); x < sign.x; x++) {
      run = isBlank(x) ? run + 1 : 0;
      widest = Math.max(widest, run);
    }
    return widest / fontSize;
  });
}
