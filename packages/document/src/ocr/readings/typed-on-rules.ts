import type { Box, Rule, Word } from "../../model";
import { hullOf } from "../eastern/part-ideographs";
import type { GreyImage } from "../image/grey-image";
import { turnAround } from "../readers/choose-language";
import type { Sign } from "../readers/print-network";
import { ocrSettings } from "../settings";

/** A page's image before its rules were wiped out of it, and those rules. */
export interface RuledImage {
  image: GreyImage;
  rules: readonly Rule[];
}

/** The same turned by 180 degrees. */
export function turnedAround({ image, rules }: RuledImage): RuledImage {
  const { width, height } = image;
  const turn = ({ x0, top, x1, bottom }: Box): Box => ({
    x0: width - x1,
    top: height - bottom,
    x1: width - x0,
    bottom: height - top,
  });
  return {
    image: turnAround(image),
    rules: rules.map((rule) => ({ ...rule, box: turn(rule.box) })),
  };
}

/** A rule cuts the feet of letters off where it runs at their baseline: so far above and below that, in em, and under this share of what stands above it, which is so much of a text. */
const ABOVE = 0.3;
const BELOW = 0.1;
const UNDER = 0.5;
const SHARE = 0.4;

/** The rule on which a text, or what stands behind a label, is typed, so that its letters' feet were wiped out with it. */
export function ruleUnder(text: readonly Word[], rules: readonly Rule[]): Rule | undefined {
  const widthOf = (words: readonly Word[]) =>
    words.reduce((sum, { box }) => sum + box.x1 - box.x0, 0);
  return rules.find(({ orientation, box }) => {
    if (orientation !== "horizontal") return false;
    const over = text.filter(
      (word) => (word.box.x0 + word.box.x1) / 2 > box.x0 && word.box.x1 < box.x1,
    );
    const cut = over.filter((word) => cutsFeet(box, word));
    return (
      cut.length > 0 &&
      widthOf(cut) >= UNDER * widthOf(over) &&
      widthOf(over) >= SHARE * widthOf(text)
    );
  });
}

function cutsFeet({ top, bottom }: Box, { baseline, fontSize }: Word): boolean {
  return top < baseline + BELOW * fontSize && bottom > baseline - ABOVE * fontSize;
}

/** Its signs are this likely on average where a text was read together with the rule that it stands on. */
const SEEN = 0.85;
/** What is seen of the rule where nothing stands on it. */
const RULE = "_";
/** Half a letter, in em. */
const HALF = 0.28;

/**
 * The words of a text on its rule as the second reader saw them with it, each in the place of the nearest word that the first reader made of what was left of
 * its letters; null is one of those in whose place none stands. Null where the second reader saw no text, either.
 */
export function wordsOnRule(
  text: readonly Word[],
  signs: readonly Sign[],
  rule: Rule,
): (Word | null)[] | null {
  const letters = signs.filter((sign) => sign.text !== RULE);
  const mean = letters.reduce((sum, { probability }) => sum + probability, 0) / letters.length;
  if (!(mean >= SEEN)) return null;
  const groups: Sign[][] = [];
  for (const [i, sign] of signs.entries()) {
    if (sign.text === RULE) continue;
    const last = groups.at(-1);
    if (last && !sign.spaced && signs[i - 1]?.text !== RULE) last.push(sign);
    else groups.push([sign]);
  }
  const places = groups.map((group) => nearest(text, group));
  return text.map((word, i) => {
    const own = groups.filter((_, k) => places[k] === i);
    if (own.length === 0) return null;
    const { baseline } = word;
    const isOver = word.box.x1 > rule.box.x0;
    return { ...toWord(word, own), baseline: isOver ? Math.min(baseline, rule.box.top) : baseline };
  });
}

function nearest(text: readonly Word[], group: readonly Sign[]): number {
  const middle = ((group[0]?.x ?? 0) + (group.at(-1)?.x ?? 0)) / 2;
  const distances = text.map(({ box }) => Math.max(box.x0 - middle, middle - box.x1, 0));
  return distances.indexOf(Math.min(...distances));
}

function toWord(word: Word, groups: readonly (readonly Sign[])[]): Word {
  const text = groups.map((group) => group.map((sign) => sign.text).join("")).join(" ");
  const signs = groups.flat();
  const probability = Math.min(...signs.map((sign) => sign.probability));
  const half = HALF * word.fontSize;
  const seen = { ...word.box, x0: (signs[0]?.x ?? 0) - half, x1: (signs.at(-1)?.x ?? 0) + half };
  const isSame = text === word.text;
  return {
    ...word,
    text,
    box: isSame ? word.box : groups.length > 1 ? hullOf([seen, word.box]) : seen,
    // What the first reader made of letters without feet counts for nothing against it.
    confidence: isSame
      ? Math.max(word.confidence, probability)
      : Math.min(ocrSettings.disputed, probability),
    second: isSame ? "agrees" : "overrules",
    readings: { first: word.confidence, second: probability, alike: isSame ? 1 : 0.5 },
  };
}
