import { gapAsTyped, isAsTyped, typedPitchOf } from "../../layout/faces/seen-pitch";
import { matchLabel } from "../../lexicon/vocabulary";
import type { Box, Word } from "../../model";
import { alikeInJapanese } from "../eastern/japanese-lookalikes";
import { hullOf } from "../eastern/part-ideographs";
import { weighChinese } from "../eastern/weigh-chinese";
import { weighJapanese } from "../eastern/weigh-japanese";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "../readers/model-data";
import type { Sign } from "../readers/print-network";
import { readSecond, type SecondReaders, type SecondReading } from "../readers/second-reader";
import { alignSigns } from "./align-signs";
import type { Neighbours } from "./by-sign";
import { fitToInk } from "./fit-to-ink";
import { withInkBeside } from "./ink-beside";
import { narrowSpace, withInkSpaces } from "./ink-spaces";
import { joinGroups } from "./join-groups";
import type { Script } from "./judge-reading";
import { narrowBrackets } from "./narrow-brackets";
import { partBySigns } from "./part-by-signs";
import { partByWidth } from "./part-by-width";
import { bareSigns } from "./plain-signs";
import { settleMarks } from "./settle-marks";
import { settleWord, withoutInnerSpaces } from "./settle-words";
import { takeRepeats } from "./take-repeats";
import { tellSigns } from "./tell-signs";
import { type SettledText, tellSpaces } from "./tell-spaces";
import { withTypedMark } from "./typed-marks";
import { type RuledImage, ruleUnder, wordsOnRule } from "./typed-on-rules";
import { weighReadings } from "./weigh-readings";

/** Words further apart than this are two texts, in em; typed ones, whose points nobody saw, in cells. */
const GAP = 1;
const TYPED_GAP = 2.4;
/** Baselines of one text differ by less than this, in em. */
const LEVEL = 0.3;
/** White beside a text, in em. */
const MARGIN = 0.05;
/** A reading less sure than this on the whole saw something else than a line of print. */
const UNREAD = 0.8;
/** Signs of a text from which on it is prose. */
const LONG = 60;
/** A label with a colon and what stands behind it. */
const LABELLED = /^[^:：.]{3,40}[:：] ?\S/;
/** Its words are read with certainty from this confidence on. */
const SURE = 0.9;
/** A label that the lexicon knows from this score on. */
const KNOWN = 0.99;
/** Kana, ideographs and their points; a text of which the reader of Japanese is asked. */
const IDEOGRAPHIC = /[\u3001-\u30ff\u3400-\u9fff]/;
const IDEOGRAPHS_ALONE = /^[\u3005\u3041-\u30ff\u3400-\u9fff\s]+$/;
const KANA = "かな";
const SCRIPTS: Partial<Record<Model, Script>> = { jpn: "japanese", chi_sim: "chinese" };

/** Has a second reader look at every text that is worth it. */
export async function confirmWords(
  words: readonly Word[],
  image: GreyImage,
  readers: SecondReaders,
  model: Model,
  ruled?: RuledImage,
): Promise<Word[]> {
  const script = SCRIPTS[model] ?? "latin";
  const japanese = script === "japanese" ? readers(KANA).known : null;
  const pitch = script === "latin" ? typedPitchOf(words) : undefined;
  const texts = textsOf(words, script, pitch);
  const page = {
    script,
    model,
    japanese,
    image,
    space: narrowSpace(texts),
    pitch,
  };
  // Of ideographs the first reader leaves out signs without a doubt, and what is left may be another label.
  const mayLack = (text: readonly Word[]) =>
    script !== "latin" && IDEOGRAPHS_ALONE.test(signsOf(text));
  const confirmed = new Map<Word, Word | null>();
  const origins = new Map<Word, Word>();
  const settled = await Promise.all(
    texts.map(async (text) => {
      const onRule = await readOnRule(text, readers, ruled);
      for (const [i, word] of (onRule ?? []).entries()) confirmed.set(text[i] as Word, word);
      if (onRule || !(mayLack(text) || isAsked(text))) return [];
      const area = withInkBeside(areaOf(text, image), text, words, image);
      const second = await readSecond(signsOf(text), image, area, readers);
      const parted = partedAnew(text, second, page);
      for (const [i, word] of parted.entries()) origins.set(word, text[i] as Word);
      const { seen, settled: own } = confirm(parted, second, page);
      for (const [i, word] of seen.entries()) confirmed.set(text[i] as Word, word);
      return own ? [own] : [];
    }),
  );
  const told = tellSigns(settled.flat(), model);
  // The reader of Latin print sees spaces; between ideographs none stand.
  const final = script === "latin" ? tellSpaces(told, image, page.space, model) : told.map(apartOf);
  for (const [i, words] of final.entries()) {
    const first = told[i]?.first ?? [];
    for (const [k, word] of words.entries())
      if (word !== undefined) confirmed.set(origins.get(first[k] as Word) as Word, word);
  }
  if (script !== "latin") for (const text of texts) fitToWidths(text, confirmed);
  // Ink of which the first reader made nothing is a word without text, which the second one may have read with its neighbours.
  return words
    .flatMap((word) => {
      const seen = confirmed.get(word);
      return seen === null ? [] : [seen ?? word];
    })
    .filter(({ text }) => text !== "");
}

/** A text whose letters' feet were wiped out with the rule that they stand on is read together with it. */
async function readOnRule(
  text: readonly Word[],
  readers: SecondReaders,
  ruled: RuledImage | undefined,
): Promise<(Word | null)[] | null> {
  const rule = ruled && ruleUnder(text, ruled.rules);
  if (!rule) return null;
  // With as little of the rule as goes: it is a letter to the reader where it has room below.
  const area = { ...areaOf(text, ruled.image), bottom: rule.box.bottom };
  const { signs, spells } = await readSecond(signsOf(text), ruled.image, area, readers);
  return spells ? wordsOnRule(text, signs, rule) : null;
}

/** Of ideographs the first reader knows only roughly where they stand. */
function partedAnew(text: readonly Word[], { signs }: SecondReading, page: Page): readonly Word[] {
  if (page.script === "latin" || meanOf(signs) < UNREAD) return text;
  return partBySigns(text, alignSigns(text, signs, alikeOn(page)));
}

/** What the second reader put into a text of ideographs may stand in the word beside its own. */
function fitToWidths(text: readonly Word[], confirmed: Map<Word, Word | null>): void {
  const kept = text.filter((word) => confirmed.get(word) !== null);
  const fitting = partByWidth(kept.map((word) => confirmed.get(word) ?? word));
  for (const [i, word] of kept.entries()) confirmed.set(word, fitting[i] as Word);
}

/** Whether two readers see the same sign. */
const alikeOn = ({ japanese }: Page) =>
  japanese ? alikeInJapanese : (a: string, b: string) => bareSigns(a) === bareSigns(b);

interface Page {
  script: Script;
  model: Model;
  /** The characters that the reader of Japanese knows, on its pages. */
  japanese: ReadonlySet<string> | null;
  image: GreyImage;
  /** The width of its narrow spaces, in em. */
  space: number;
  /** The width of the cells of what was typed into it, in pixels. */
  pitch: number | undefined;
}

function confirm(
  text: readonly Word[],
  { signs, known, spells }: SecondReading,
  page: Page,
): Confirmed {
  const { script, model, japanese, image, space, pitch } = page;
  const isUnread = meanOf(signs) < UNREAD;
  const aligned = alignSigns(text, signs, alikeOn(page));
  const { dealt, repeats } = isUnread
    ? { dealt: aligned, repeats: new Set<number>() }
    : takeRepeats(text, aligned);
  const weighed = text.map((word, i): Word => {
    const own = dealt[i] ?? [];
    const isChinese = script === "chinese" && spells && IDEOGRAPHIC.test(word.text);
    const settled = isChinese
      ? weighChinese(word, own, known, neighboursOf(text, i))
      : japanese && (spells || IDEOGRAPHIC.test(word.text))
        ? weighJapanese(word, own, japanese, neighboursOf(text, i))
        : weighReadings(word, own, { known, spells }, script, i > 0 && i < text.length - 1);
    const { text: printed, confidence } = word;
    if (isUnread) return { ...settled, text: printed, confidence, second: "none" };
    const marked = pitch ? withTypedMark(settled, own, text[i + 1], pitch) : settled;
    return narrowBrackets(marked, own);
  });
  if (isUnread) return { seen: joinGroups(weighed, dealt) };
  const isSpelled = script === "latin" && spells;
  const said = isSpelled
    ? weighed.map((word, i) => settleWord(word, text[i] as Word, dealt[i] ?? [], model))
    : weighed;
  const first = text.map((word) => word.text);
  const settled = model === "vie" ? settleMarks(said, first, dealt) : said;
  const apart = settled
    .map((word, i) => withInkSpaces(word, dealt[i] ?? [], image, space, model))
    .map((word, i) => (isSpelled ? withoutInnerSpaces(word, text[i] as Word, model) : word));
  const seen = joinGroups(apart, dealt).map((word, i) => (repeats.has(i) ? null : word));
  if (script === "latin" && !spells) return { seen };
  const kept = [...text.keys()].filter((i) => !repeats.has(i));
  const own: SettledText = {
    words: kept.map((i) => apart[i] as Word),
    joined: kept.map((i) => seen[i] === null),
    first: kept.map((i) => text[i] as Word),
    signs: kept.map((i) => dealt[i] ?? []),
    spells,
  };
  return { seen, settled: own };
}

interface Confirmed {
  /** By word; null is one that is none or continues the one before it. */
  seen: (Word | null)[];
  /** The text for `tellSigns` and `tellSpaces`, where its second reader may see what the first does not. */
  settled?: SettledText;
}

/** The words of a text that neither continue others nor are continued; of these nothing is to be told. */
function apartOf({ words, joined }: SettledText): (Word | undefined)[] {
  return words.map((word, i) => (joined[i] || joined[i + 1] ? undefined : word));
}

function neighboursOf(text: readonly Word[], at: number): Neighbours {
  return { before: text[at - 1]?.text.at(-1) ?? "", after: text[at + 1]?.text[0] ?? "" };
}

/** What is read with certainty is not asked again where it is known (labels of the lexicon) or no value (long lines of print without a label). */
function isAsked(text: readonly Word[]): boolean {
  const signs = signsOf(text);
  const isProse = signs.length > LONG && !LABELLED.test(signs);
  const isSettled = isProse || (matchLabel(signs)?.score ?? 0) >= KNOWN;
  return !isSettled || text.some(({ confidence }) => confidence < SURE);
}

function signsOf(text: readonly Word[]): string {
  return text.map((word) => word.text).join(" ");
}

/**
 * Words with no wide gap between them, wherever they stand in the list: what was missed at first comes last. On Japanese pages those in
 * Latin letters and digits are texts of their own, which another reader knows better.
 */
function textsOf(words: readonly Word[], script: Script, pitch: number | undefined): Word[][] {
  const texts: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const text = texts.findLast((other) => continues(other.at(-1) as Word, word, script, pitch));
    if (text) text.push(word);
    else texts.push([word]);
  }
  return texts;
}

function continues(last: Word, word: Word, script: Script, pitch: number | undefined): boolean {
  const em = Math.min(last.fontSize, word.fontSize);
  const gap = word.box.x0 - last.box.x1;
  const areTyped =
    pitch !== undefined &&
    isAsTyped(last, pitch) &&
    isAsTyped(word, pitch) &&
    gapAsTyped(last, word, pitch) < TYPED_GAP * pitch;
  const isNear = gap > -em && (gap <= GAP * em || areTyped);
  const isNext = Math.abs(word.baseline - last.baseline) < LEVEL * em && isNear;
  const isIdeographic = ({ text }: Word) => script === "japanese" && IDEOGRAPHIC.test(text);
  return isNext && isIdeographic(last) === isIdeographic(word);
}

function areaOf(text: readonly Word[], image: GreyImage): Box {
  const em = Math.max(...text.map((word) => word.fontSize));
  const hull = hullOf(text.map((word) => word.box));
  const area = { ...hull, x0: hull.x0 - MARGIN * em, x1: hull.x1 + MARGIN * em };
  return fitToInk(area, em, image);
}

function meanOf(signs: readonly Sign[]): number {
  const sum = signs.reduce((total, { probability }) => total + probability, 0);
  return signs.length === 0 ? 0 : sum / signs.length;
}
