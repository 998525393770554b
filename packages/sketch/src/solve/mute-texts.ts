import type { ReadText } from "../dimensions/model";
import { attachSettings } from "../dimensions/settings";
import type { DimensionMark, SeenPage } from "../seen";
import { solveSettings } from "./settings";

/**
 * How many texts stand at dimension lines of a part and measure nothing, though both ends of the line were found. What such a line has is a
 * number, read or not: a line that runs along its digits may leave no more than its unit, and what fits nothing drawn still says something.
 */
export function muteTexts(
  page: SeenPage,
  part: number,
  texts: readonly ReadText[],
  taken: ReadonlySet<number>,
): number {
  const first = new Set(
    page.marks
      .filter((mark) => mark.part === part && isWhole(mark))
      .flatMap((mark) => mark.texts.slice(0, 1)),
  );
  return texts.filter(
    (text) => first.has(text.index) && !taken.has(text.index) && isNumberSized(page, text),
  ).length;
}

function isWhole({ from, to }: DimensionMark): boolean {
  return [from, to].every(({ kind, reaches }) => kind !== "bare" && reaches !== null);
}

/** No stroke or speck, but as high and wide as a sign; a remark only where it is one sign, which is no word. */
function isNumberSized({ texts, letterHeight }: SeenPage, { index, worded }: ReadText): boolean {
  const written = texts[index];
  if (written === undefined) return false;
  const { high, wide } = solveSettings.lost;
  const [least, longest] = [written.width, written.height].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const isWord = worded >= attachSettings.sureWords && longest > wide * letterHeight;
  return least > high * letterHeight && !isWord;
}
