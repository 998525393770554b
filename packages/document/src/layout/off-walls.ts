import type { Rule, Word } from "../model";

/** What a reader makes of a piece of a wall: thin signs by themselves, or before a text, where no letter is meant. */
const THIN = /^[|¦[\]{}()iIlj1!:;.,'’‘"“”‚°·-]$/;
const BEFORE = /^[|¦[\]{}:;.,'’‘"“”‚°·]+(?=\p{L})/u;

/** Such a sign is no wider than this and stands no further from the middle of the wall, in em of the word; the wall runs along so much of it. */
const WIDE = 0.6;
const NEAR = 0.3;
const ALONG = 0.5;

/** Words seen on pixels without what was left of the walls of a grid where these were wiped out. */
export function offWalls(words: readonly Word[], walls: readonly Rule[]): Word[] {
  return words.flatMap((word) => {
    const wall = word.source === "ocr" ? walls.find((one) => touches(word, one)) : undefined;
    if (!wall) return [word];
    if (THIN.test(word.text) && word.box.x1 - word.box.x0 < WIDE * word.fontSize) return [];
    const [stroke = ""] = BEFORE.exec(word.text) ?? [];
    if (stroke === "") return [word];
    const x0 = Math.min(wall.box.x1 + 0.1 * word.fontSize, word.box.x1);
    return [{ ...word, text: word.text.slice(stroke.length), box: { ...word.box, x0 } }];
  });
}

/** Whether the word begins on the wall. */
function touches({ box, fontSize }: Word, { box: wall }: Rule): boolean {
  const off = Math.abs((wall.x0 + wall.x1) / 2 - box.x0 - 0.1 * fontSize);
  const along = Math.min(wall.bottom, box.bottom) - Math.max(wall.top, box.top);
  return off < NEAR * fontSize && along > ALONG * (box.bottom - box.top);
}
