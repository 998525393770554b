import type { Word } from "../src/model";

/** How wide the letters of a face of print are, in points; of a typewriter each sign takes six. */
function printed(text: string): number {
  const narrow = text.match(/[Iijlrtf.:,]/g)?.length ?? 0;
  const wide = text.match(/[mwMW]/g)?.length ?? 0;
  const capitals = text.match(/[A-HJ-LN-VX-Z]/g)?.length ?? 0;
  return 5 * text.length - 2 * narrow + 3.2 * wide + 1.5 * capitals;
}

/** A line of words of 10 points, seen on pixels: those of print, and between stars those that were typed. */
export function lineSeen(text: string): Word[] {
  let x = 50;
  let isTyped = false;
  return text.split(" ").map((given) => {
    if (given.startsWith("*")) isTyped = true;
    const own = given.replaceAll("*", "");
    const width = isTyped ? 6.4 * own.length - 1 : printed(own);
    const word: Word = {
      text: own,
      box: { x0: x, x1: x + width, top: 0, bottom: 11 },
      baseline: 9,
      fontSize: 10,
      bold: false,
      spaceBefore: true,
      confidence: 0.95,
      source: "ocr",
    };
    x += width + (isTyped ? 7.4 : 2.7);
    if (given.endsWith("*")) isTyped = false;
    return word;
  });
}

/** A form filled in on a typewriter. */
export const formSeen = [
  "Name and trade *Millicent Hammond, little mill* resident in the street *Wimmera Walk nineteen*",
  "Nature of the injury *minimal lesion, immobile limb*",
  "Where will the treatment take place? *Mummford Hill clinic, Willow wing*",
  "Remarks of the officer *Filled in in full, still immature*",
  "Filled in with the help of *Wilhelmina Whitlam*",
];
