import type { Word } from "../model";
import { dropDoubled } from "./eastern/drop-doubled";
import { joinDigits } from "./eastern/join-digits";
import { joinHalves } from "./eastern/join-halves";
import { settleEastern } from "./eastern/settle-eastern";
import { tellHalfKana } from "./eastern/tell-half-kana";
import { tellWidths } from "./eastern/tell-widths";
import { restoreWideDashes } from "./eastern/wide-dashes";
import type { GreyImage } from "./image/grey-image";
import { joinMissed } from "./missed/join-missed";
import { readMissed } from "./missed/read-missed";
import { turnAround } from "./readers/choose-language";
import type { Model } from "./readers/model-data";
import { type PageLines, readPage } from "./readers/read-page";
import { type SecondReaders, secondReaders } from "./readers/second-reader";
import { confirmWords } from "./readings/confirm-words";
import { rereadDoubtful } from "./readings/reread-doubtful";
import { rereadNumbers } from "./readings/reread-numbers";
import { type RuledImage, turnedAround } from "./readings/typed-on-rules";
import { clipWords } from "./words/clip-words";
import { closeQuotes } from "./words/close-quotes";
import { dropLeaders, dropLines } from "./words/drop-leaders";
import { dropShreds } from "./words/drop-shreds";
import { evenDecimals } from "./words/even-decimals";
import { evenSizes } from "./words/even-sizes";
import { lookOf } from "./words/ink-look";
import { linesToWords } from "./words/lines-to-words";
import { mendImpossible } from "./words/mend-impossible";
import { partUnits } from "./words/part-units";
import { raiseOrdinals } from "./words/raise-ordinals";
import { restoreAbbreviated } from "./words/restore-abbreviated";
import { restoreAbbreviations } from "./words/restore-abbreviations";
import { restoreApostrophes } from "./words/restore-apostrophes";
import { restoreCapitalI } from "./words/restore-capital-i";
import { restoreCapitals } from "./words/restore-capitals";
import { restoreCommas } from "./words/restore-commas";
import { restoreDashes } from "./words/restore-dashes";
import { restoreMiddleDots } from "./words/restore-middle-dots";
import { restoreMinus } from "./words/restore-minus";
import { restoreOverruledPoints, restorePoints } from "./words/restore-points";
import { restoreSigns } from "./words/restore-signs";
import { restoreSquareMetres } from "./words/square-metres";
import { tellDashes } from "./words/tell-dashes";
import { trimSides } from "./words/trim-sides";

/** Models trained on ideographs, which confuse the points and commas of numbers. */
const IDEOGRAPHIC: ReadonlySet<Model> = new Set<Model>(["jpn", "chi_sim"]);

/** "A4,80": a list or a decimal of some size, which the gap behind the comma tells. */
const CODE_THEN_NUMBER = /\p{L}\d+,\d/u;

/** A dot between texts looks like a dash to both readers, whatever they are sure of; of other marks the second is less sure than this. */
const DOT_LIKE = /^[-.•]$/;
const CLEAR = 0.97;

/** Words in the pixels of the image, which was turned by 180 degrees first where it stood on its head. */
interface ReadWords {
  words: Word[];
  upsideDown: boolean;
}

/** What is known of an image beside its pixels. */
export interface Seen {
  /** What it was with its rules. */
  ruled?: RuledImage | undefined;
  /** So much enlarged that points and commas look alike. */
  isCoarse?: boolean;
}

/** Words as two readers see them. */
export async function readWords(
  image: GreyImage,
  em: number,
  hints: readonly string[],
  { ruled, isCoarse = false }: Seen = {},
): Promise<ReadWords> {
  const page = await readPage(image, em, hints);
  const { upsideDown } = page;
  const upright = upsideDown ? turnAround(image) : image;
  const readers = secondReaders(page.model);
  const turned = ruled && upsideDown ? turnedAround(ruled) : ruled;
  const words = await finishWords(page, upright, em, readers, { ruled: turned, isCoarse });
  return { words, upsideDown };
}

/**
 * From a page's first reading to its words: read again where the engine was in doubt and where it missed some, looked at by a
 * second reader, points, signs and spaces as the ink shows them. `upright` is the image the lines were read from.
 */
export async function finishWords(
  { model, lines }: PageLines,
  upright: GreyImage,
  em: number,
  readers: SecondReaders,
  { ruled, isCoarse = false }: Seen = {},
): Promise<Word[]> {
  const ideographic = IDEOGRAPHIC.has(model);
  const seen = ideographic
    ? dropShreds(lines, em)
    : await rereadDoubtful(lines, upright, model, em);
  const missed = await readMissed(upright, model, readers, seen, em);
  const printed = clipWords(linesToWords(joinMissed(seen, missed, em), upright, em));
  const words = evenSizes(printed, upright);
  const read = ideographic ? await rereadNumbers(words, upright) : words;
  const pointed = restorePoints(read, upright);
  // The reader of Latin print knows these signs, so that the ink decides where it and the first differ; that of ideographs does not.
  const restored = ideographic ? restoreSigns(pointed, upright) : pointed;
  const seenTwice = await confirmWords(restored, upright, readers, model, ruled);
  const labelled = restoreOverruledPoints(seenTwice, upright);
  const confirmed = ideographic ? labelled : withApostrophes(labelled, upright, model);
  const isAgreed = ({ second, text, readings }: Word) => {
    const isDim = DOT_LIKE.test(text) && (text === "-" || (readings?.second ?? 0) < CLEAR);
    return !ideographic && second === "agrees" && !isDim;
  };
  const signed = restoreSigns(confirmed, upright, isAgreed);
  // The reader of Latin print sees spaces better than they are told by the ink's gaps.
  const isTold = ({ second, text }: Word) =>
    !ideographic && (second === "agrees" || second === "overrules") && !CODE_THEN_NUMBER.test(text);
  const capitals = restoreCapitals(restoreCapitalI(signed, upright));
  const told = partUnits(capitals, upright, isTold, ideographic);
  const closed = closeQuotes(raiseOrdinals(restoreAbbreviations(told, model), model), model);
  const dashed = tellDashes(restoreDashes(restoreMinus(closed, upright), upright), upright);
  const isJapanese = model === "jpn";
  const settled = ideographic
    ? settleEastern(joinDigits(withEasternSigns(dashed, upright, em), upright), isJapanese)
    : joinHalves(withCommas(dashed, model, isCoarse), model);
  const wide = isJapanese ? inJapanese(settled, upright) : settled;
  const looked = mendImpossible(dropLines(dropLeaders(wide, upright)), model).map((word) => ({
    ...word,
    look: lookOf(word, upright),
  }));
  return trimSides(looked, upright);
}

/** With the points of abbreviations and the apostrophes that the ink shows. */
const withApostrophes = (words: readonly Word[], image: GreyImage, model: Model): Word[] =>
  restoreApostrophes(restoreAbbreviated(words, image, model), image, model);

/** Words of a Japanese page as wide as their ink says, and with the dots between them. */
const inJapanese = (words: readonly Word[], image: GreyImage): Word[] =>
  restoreMiddleDots(tellHalfKana(tellWidths(dropDoubled(words), image)), image);

/** With the signs of print in ideographs that their readers lack. */
const withEasternSigns = (words: readonly Word[], image: GreyImage, em: number): Word[] =>
  restoreSquareMetres(restoreWideDashes(words, image, em), image);

/** Where sums have lost the tails of their commas, or the scan is coarse, texts have lost them, too. */
function withCommas(words: readonly Word[], model: Model, isCoarse: boolean): Word[] {
  const evened = evenDecimals(words, model);
  const hasLost = isCoarse || evened.some((word, i) => word !== words[i]);
  return restoreCommas(evened, model, hasLost);
}
