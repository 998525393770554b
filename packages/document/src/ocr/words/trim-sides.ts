import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { inkLevelOf } from "../image/pieces-in";
import { inkStretches } from "./ink-gaps";
import { SIDE_BEARING } from "./lines-to-words";

/** More white than this at the side of a word, in em, is none of its own. */
const WHITE = 0.25;
/** In the cells of these signs much is white. */
const EASTERN = /[\u3000-\u30ff\u3400-\u9fff\uff01-\uff9f]/;

/**
 * Words that begin and end where their ink does: the engine knows the sides of its letters only roughly, and of two headings side by side one may be given the
 * white between them.
 */
export function trimSides(words: readonly Word[], image: GreyImage): Word[] {
  return words.map((word) => (EASTERN.test(word.text) ? word : trimmed(word, image)));
}

function trimmed(word: Word, image: GreyImage): Word {
  const { box, fontSize } = word;
  const hull = {
    x0: Math.floor(box.x0),
    x1: Math.ceil(box.x1),
    top: Math.round(box.top),
    bottom: Math.round(box.bottom),
  };
  const stretches = inkStretches(image, hull, 1, inkLevelOf(image, hull));
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) return word;
  const bearing = SIDE_BEARING * fontSize;
  const [from, to] = [first.from - bearing, last.to + bearing];
  const x0 = from - box.x0 > WHITE * fontSize ? from : box.x0;
  const x1 = box.x1 - to > WHITE * fontSize ? to : box.x1;
  return x0 === box.x0 && x1 === box.x1 ? word : { ...word, box: { ...box, x0, x1 } };
}
