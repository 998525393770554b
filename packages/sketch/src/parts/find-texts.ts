import type { Mask } from "../capture/binarise";
import type { SeenBox } from "../seen";
import { type Component, labelComponents } from "../strokes/label-components";
import { type Glyph, groupLetters, isSign, type Row, turnGlyph } from "./group-letters";
import { joinWords } from "./join-words";
import { letterShape, sizeOf, turnBox, union } from "./letter-shapes";
import { parting } from "./settings";
import { trimText } from "./trim-text";

/** A run of letters: components of the unexplained ink that stand in a row. */
export interface TextGroup {
  labels: Set<number>;
  /** The same without doubtful ink at its ends; null where there is none. */
  core: Set<number> | null;
  box: SeenBox;
  /** Perhaps a single letter with a line under it: `core` is the letter. */
  underlined: boolean;
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

/** Groups letters into texts. `taken` tells components that are ticks and no letters, `alone` those that join no line of the page. */
export function findTexts(
  ink: FreeInk,
  mask: Mask,
  height: number,
  penWidth: number,
  taken: (component: Component) => boolean,
  alone: readonly boolean[],
): TextGroup[] {
  const all = ink.components.flatMap((component): Glyph[] => {
    const shape = letterShape(component, height);
    if (shape === null || component.area < parting.leastDot * penWidth * penWidth) return [];
    const own = alone[component.label - 1] === true;
    if (shape === "word" && !own) return [];
    return [{ component, shape, box: component.box, alone: own }];
  });
  const turned = all.map(turnGlyph);
  const glyphs = all.filter(
    (glyph, k) =>
      !taken(glyph.component) ||
      isWritten(glyph, all, height) ||
      isWritten(turned[k] as Glyph, turned, height),
  );
  const rows = groupLetters(glyphs, height);
  const columns = groupLetters(glyphs.map(turnGlyph), height);
  const texts = new Map<string, Glyph[]>();
  glyphs.forEach((glyph, k) => {
    const level = (rows[k] as Row).letters >= (columns[k] as Row).letters;
    const key = level ? `row ${(rows[k] as Row).id}` : `column ${(columns[k] as Row).id}`;
    texts.set(key, [...(texts.get(key) ?? []), level ? glyph : turnGlyph(glyph)]);
  });
  const found = [...texts].flatMap(([key, own]) => {
    const isRow = key.startsWith("row");
    const text = trimText(own, height);
    if (!isText(text.members, height)) return [];
    return [toGroup(text.members, text.core, isRow)];
  });
  return joinWords(found, mask, ink, height);
}

/**
 * A sign at the end of a broken dimension line looks like its tick, were it not as high as writing
 * and as the sign beside it.
 */
function isWritten(glyph: Glyph, glyphs: readonly Glyph[], height: number): boolean {
  const { box, shape, alone } = glyph;
  const tall = box.bottom - box.top + 1;
  const wide = box.right - box.left + 1;
  if (!alone || tall < 0.7 * height || tall > 1.4 * height) return false;
  if (shape !== "letter" && wide > 0.6 * tall) return false;
  return glyphs.some((other) => {
    if (other === glyph || !other.alone || other.shape === "dot") return false;
    const gap = Math.max(box.left - other.box.right, other.box.left - box.right);
    const uneven = Math.max(
      Math.abs(box.top - other.box.top),
      Math.abs(box.bottom - other.box.bottom),
    );
    return gap > -0.2 * height && gap < 0.5 * height && uneven < 0.25 * tall;
  });
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

/**
 * Writing has a letter that touches no line of the drawing; where all of them do,
 * it has two signs at least, one of them plainly a letter by its size.
 */
function isText(members: readonly Glyph[], height: number): boolean {
  const letters = members.filter(({ shape }) => shape === "letter" || shape === "word");
  if (letters.some(({ alone }) => alone)) return true;
  const plain = letters.some(({ box }) => {
    const { most, least } = sizeOf(box);
    return most > 0.7 * height && most < 1.6 * height && least > 0.35 * height;
  });
  return plain && members.filter(isSign).length > 1;
}

/** Whether two components may stand side by side in one text, the writing level or upright. */
export function neighbours(a: Component, b: Component, height: number): boolean {
  return near(a.box, b.box, height) || near(turnBox(a.box), turnBox(b.box), height);
}

function near(a: SeenBox, b: SeenBox, height: number): boolean {
  const dx = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const least = Math.min(a.bottom - a.top, b.bottom - b.top) + 1;
  const small = least < 0.5 * height;
  return dx <= parting.letterGap * height && overlap > (small ? -0.3 * height : 0.3 * least);
}
