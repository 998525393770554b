import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import { type Component, labelComponents } from "../strokes/label-components";
import {
  type Glyph,
  groupLetters,
  isSign,
  type Row,
  turnGlyph,
  writtenInRows,
} from "./group-letters";
import { joinWords } from "./join-words";
import { letterShape, turnBox, union } from "./letter-shapes";
import { parting } from "./settings";
import { splitRows } from "./split-rows";
import { trimText } from "./trim-text";

/** A run of letters: components of the unexplained ink that stand in a row. */
export interface TextGroup {
  labels: Set<number>;
  /** The same without doubtful ink at its ends; null where there is none. */
  core: Set<number> | null;
  box: SeenBox;
  /** Perhaps a single letter with a line under it: `core` is the letter. */
  underlined: boolean;
  /** Other ink touches it: a line may hide a part of a letter. */
  touched: boolean;
  /** Whether its letters stand side by side (true) or one above another as seen; null for a single letter. */
  level: boolean | null;
}

export interface FreeInk {
  labels: Int32Array;
  components: Component[];
  /** Rows of the page. */
  height: number;
}

export function freeInk(mask: Mask): FreeInk {
  return { ...labelComponents(mask, 1), height: mask.height };
}

/** Groups letters into texts. */
export function findTexts(ink: FreeInk, mask: Mask, height: number, penWidth: number): TextGroup[] {
  const touched = touchedInk(ink, mask);
  const glyphs = ink.components.flatMap((component): Glyph[] => {
    const shape = letterShape(component, height);
    if (shape === null || component.area < parting.leastDot * penWidth * penWidth) return [];
    const alone = !touched.has(component.label);
    // A speck that hangs on a line is a piece of it; a decimal point stands free.
    return shape === "dot" && !alone ? [] : [{ component, shape, box: component.box, alone }];
  });
  const rows = groupLetters(glyphs, height);
  const columns = groupLetters(glyphs.map(turnGlyph), height);
  const texts = new Map<string, Glyph[]>();
  const inRows = writtenInRows(rows, columns);
  glyphs.forEach((glyph, k) => {
    const level = inRows[k] === true;
    const key = level ? `row ${(rows[k] as Row).id}` : `column ${(columns[k] as Row).id}`;
    texts.set(key, [...(texts.get(key) ?? []), level ? glyph : turnGlyph(glyph)]);
  });
  const found = [...texts].flatMap(([key, own]) => {
    const isRow = key.startsWith("row");
    const text = trimText(own, height);
    if (!isText(text.members)) return [];
    return [toGroup(text.members, text.core, isRow)];
  });
  return joinWords(splitRows(found, mask, ink, height), mask, ink, height);
}

function toGroup(members: readonly Glyph[], core: readonly Glyph[], level: boolean): TextGroup {
  const labels = (glyphs: readonly Glyph[]) => new Set(glyphs.map((g) => g.component.label));
  const box = members.map((g) => g.box).reduce(union);
  const letter = level ? null : letterOverBars(members);
  const signs = members.filter(isSign);
  const several = signs.length > 1 || signs.some(({ shape }) => shape === "word");
  return {
    labels: labels(members),
    core: letter ? labels([letter]) : core.length < members.length ? labels(core) : null,
    underlined: letter !== null,
    touched: members.some(({ alone }) => !alone),
    box: level ? box : turnBox(box),
    level: several ? level : null,
  };
}

/** The only letter of a column that has nothing but strokes below it. */
function letterOverBars(members: readonly Glyph[]): Glyph | null {
  const [letter, ...more] = members.filter(({ shape }) => shape === "letter");
  const bars = members.filter((g) => g !== letter);
  if (letter === undefined || more.length > 0 || bars.length === 0) return null;
  const below = bars.every(({ shape, box }) => shape === "bar" && box.left > letter.box.right - 2);
  return below ? letter : null;
}

/** The components that other ink of the page touches. */
function touchedInk({ labels }: FreeInk, { width, data }: Mask): Set<number> {
  const out = new Set<number>();
  for (let i = width + 1; i < labels.length - width - 1; i += 1) {
    const label = labels[i] as number;
    if (label === 0 || out.has(label)) continue;
    const near = [i - 1, i + 1, i - width, i + width];
    if (near.some((j) => data[j] && labels[j] === 0)) out.add(label);
  }
  return out;
}

/** Writing has a letter, not only points and dashes. */
function isText(members: readonly Glyph[]): boolean {
  return members.some(isSign);
}
