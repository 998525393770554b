import { median } from "../../layout/box";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { inkLevelOf } from "../image/pieces-in";
import type { Model } from "../readers/model-data";
import type { Sign } from "../readers/print-network";
import type { Stretch } from "../words/ink-gaps";
import { SIDE_BEARING } from "../words/lines-to-words";
import { isLexical } from "../words/printed-words";
import { areTwoWords, type Meeting, meetingAt } from "./said-spaces";

/** White between two words is at least this wide, in em, as wide as most spaces of the page but for this share, and so many times as wide as between the letters on either side. */
const SPACE = 0.18;
const NARROWER = 0.8;
/** … beside a word of one or two letters. */
const SHORT_SPACE = 0.24;
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
/** Numbers in groups have so many digits; between two groups there is so much more room, in em, elsewhere steps differ by less than this share. */
const GROUPED = 5;
const GROUP_SPACE = 0.15;
const UNEVEN = 0.15;
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
  model: Model,
): Word {
  const characters = [...word.text];
  const printed = characters.filter((sign) => sign !== " ");
  if (printed.length !== signs.length || printed.length < WORD) return word;
  if (isLexical(word.text)) return word;
  const whites = whitesIn(word, signs, image);
  if (/^\d+$/.test(word.text)) return { ...word, text: inGroups(word, whites) };
  const gaps = whites.map(({ from, to }) => (to - from) / word.fontSize);
  const least = Math.max(SPACE, NARROWER * space);
  let at = -1;
  let text = "";
  for (const [i, sign] of characters.entries()) {
    if (sign !== " ") at++;
    const meeting = sign === " " ? null : meetingAt(characters, i);
    const isParted =
      sign !== " " &&
      (isSpace(gaps, at, spacesOf(characters), leastBetween(characters, i, least)) ||
        (meeting !== null && areTwoWords(meeting, gapsIn(meeting, gaps, at), space, model)));
    text += isParted ? ` ${sign}` : sign;
  }
  return text === word.text ? word : { ...word, text };
}

/** The gaps between the letters that meet before a sign. */
function gapsIn({ left, right }: Meeting, gaps: readonly number[], at: number): number[] {
  return gaps.slice(at - left.length + 1, at + right.length);
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

/**
 * How wide a space between two signs is at least, in em; null where none can be: digits stand apart in many faces, and few letters are a word ("e data",
 * "# 4", "B."), of which two or three stand apart by chance.
 */
function leastBetween(characters: readonly string[], at: number, least: number): number | null {
  const [before, sign] = [characters[at - 1] ?? " ", characters[at] ?? " "];
  const areDigits = /\d/.test(before) && /\d/.test(sign);
  if (!BEFORE.test(before) || !BEHIND.test(sign) || areDigits) return null;
  const left = characters.slice(0, at).join("").split(" ").at(-1) ?? "";
  const right = characters.slice(at).join("").split(" ")[0] ?? "";
  const isWord = (part: string) => /[\p{L}\d].*[\p{L}\d]/u.test(part) || /^[\d#]+$/.test(part);
  const areWords =
    (isWord(left) || /^[aeoày]$/.test(left)) && (isWord(right) || /^\p{Lu}\.$/u.test(right));
  if (!areWords) return null;
  const isShort = [left, right].some((part) => /^\P{L}*(?:\p{L}\P{L}*){1,2}$/u.test(part));
  return isShort ? Math.max(least, SHORT_SPACE) : least;
}

function isSpace(
  gaps: readonly number[],
  at: number,
  spaces: ReadonlySet<number>,
  narrowest: number | null,
): boolean {
  if (narrowest === null) return false;
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

/** A number with the spaces between its groups: digits of one face take the same room, so that they stand as far apart but for those. */
function inGroups({ text, box, fontSize }: Word, whites: readonly Stretch[]): string {
  if (text.length < GROUPED) return text;
  const bearing = SIDE_BEARING * fontSize;
  const from = [box.x0 + bearing, ...whites.slice(1).map(({ to }) => to)];
  const to = [...whites.slice(1).map((white) => white.from), box.x1 - bearing];
  const middles = from.map((start, i) => (start + (to[i] as number)) / 2);
  const steps = middles.slice(1).map((middle, i) => middle - (middles[i] as number));
  const usual = median(steps);
  const apart = steps.map((step) => step - usual > GROUP_SPACE * fontSize);
  const isEven = steps.every((step, i) => apart[i] || Math.abs(step - usual) < UNEVEN * usual);
  return isEven ? [...text].map((digit, i) => (apart[i - 1] ? ` ${digit}` : digit)).join("") : text;
}

/** The widest white before each sign, in pixels; none before the first. */
export function whitesIn(
  { box, baseline, fontSize }: Word,
  signs: readonly Sign[],
  image: GreyImage,
): Stretch[] {
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
    const start = Math.round(signs[i - 1]?.x ?? sign.x);
    let widest: Stretch = { from: start, to: start };
    let from = start;
    for (let x = start; x < sign.x; x++) {
      if (!isBlank(x)) from = x + 1;
      else if (x + 1 - from > widest.to - widest.from) widest = { from, to: x + 1 };
    }
    return widest;
  });
}
