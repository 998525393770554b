import { isChinese } from "../eastern/tell-eastern";
import type { Component } from "../image/components";
import type { GreyImage } from "../image/grey-image";
import { latinModel } from "./latin-model";
import type { Model } from "./model-data";
import { recognize } from "./recognize";
import type { OcrLine } from "./tesseract";

/** The model that reads a page best, and whether the page stands on its head. */
export interface Script {
  model: Model;
  upsideDown: boolean;
}

/** Traineddata of each supported language (ISO 639-3). */
const MODELS: Readonly<Record<string, Model>> = {
  deu: "deu",
  eng: "eng",
  fra: "fra",
  // No signs but those of English.
  ind: "eng",
  ita: "ita",
  jpn: "jpn",
  nld: "nld",
  pol: "pol",
  por: "por",
  spa: "spa",
  vie: "vie",
  zho: "chi_sim",
};

/** Height of each of the strips that are probed, in em: one or two lines. */
const STRIP = 2.5;
/** Strips from all over the page: labels, headings and remarks tell the language, names and numbers do not. */
const STRIPS = 6;
/** Rows kept white above and below a strip, in pixels: the engine cuts off what touches the border. */
const SAFETY = 4;
/** The right script upside down is read with less, anything upright with more confidence. */
const UPRIGHT = 0.55;
/** Of a page on its head so many times as much is read with certainty once it is turned: three times and more of 42 scans. */
const UPSIDE_DOWN = 1.5;
/**
 * The English model reads any Latin letters of a fair scan with this confidence, text on its head and ideographs with less; pages in two languages of
 * which one has ideographs come near it.
 */
const LATIN_SCRIPT = 0.85;
/** A word of this confidence is rarely read in a wrong script. */
const CERTAIN = 0.75;
/** Share by which another model must be surer to be worth choosing. */
const MARGIN = 0.02;
/** Share of Vietnamese words that carry marks of their own is about a half; loan words carry none. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
const LEAST_VIETNAMESE = 0.12;
const CJK = /[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/g;
const LEAST_CJK = 0.05;

/** The model for a language (ISO 639-3), if there is one. */
export function modelFor(language: string | undefined): Model | undefined {
  return language === undefined ? undefined : MODELS[language];
}

/** Reads the strip with the most letters by a few models and keeps the one that is surest. */
export async function chooseLanguage(
  image: GreyImage,
  letters: readonly Component[],
  em: number,
  hints: readonly string[],
): Promise<Script> {
  const strip = busiestStrips(image, letters, STRIP * em);
  const upright = await probe(strip, hints);
  if (upright.confidence >= UPRIGHT) return { model: upright.model, upsideDown: false };
  const turned = await probe(turnAround(strip), hints);
  // Rows of points, as receipts have them, are read with little confidence either way.
  const upsideDown =
    turned.confidence > upright.confidence && turned.certain > UPSIDE_DOWN * upright.certain;
  return { model: (upsideDown ? turned : upright).model, upsideDown };
}

interface Probe {
  model: Model;
  /** Mean over the characters, 0 to 1. */
  confidence: number;
  /** Width of the words read with certainty, in pixels: words in a wrong script are not. */
  certain: number;
  lines: readonly OcrLine[];
  text: string;
  /** The words read with certainty. */
  certainText: string;
}

async function probe(strip: GreyImage, hints: readonly string[]): Promise<Probe> {
  const read = async (model: Model): Promise<Probe> =>
    summary(model, await recognize(strip, model));
  const english = await read("eng");
  const latin = latinModel([english.text], hints) ?? "eng";
  if (english.confidence >= LATIN_SCRIPT) return { ...english, model: latin };
  const vietnamese = await read("vie");
  const eastern = await probeEastern(strip, read);
  const other = [isVietnamese(vietnamese) ? vietnamese : null, eastern]
    .filter((candidate) => candidate !== null)
    .reduce((best, candidate) => (candidate.certain > best.certain ? candidate : best), english);
  return other.certain > english.certain * (1 + MARGIN) ? other : { ...english, model: latin };
}

/** Japanese or Chinese, by the forms of the ideographs: of bad pages the model of Japanese makes kana where there are none. */
async function probeEastern(
  strip: GreyImage,
  read: (model: Model) => Promise<Probe>,
): Promise<Probe | null> {
  const japanese = await read("jpn");
  const all = japanese.text.replace(/\s/g, "").length;
  const cjk = japanese.text.match(CJK)?.length ?? 0;
  if (cjk < LEAST_CJK * all) return null;
  return (await isChinese(strip, japanese.lines)) ? read("chi_sim") : japanese;
}

function isVietnamese({ certainText }: Probe): boolean {
  const words = certainText.split(" ").filter((word) => /\p{L}{2}/u.test(word));
  return words.filter((word) => VIETNAMESE.test(word)).length >= LEAST_VIETNAMESE * words.length;
}

function summary(model: Model, lines: readonly OcrLine[]): Probe {
  const words = lines.flatMap((line) => line.words);
  const certain = words.filter((word) => word.confidence >= CERTAIN);
  return {
    model,
    confidence: meanConfidence(lines),
    certain: certain.reduce((sum, { box, confidence }) => sum + (box.x1 - box.x0) * confidence, 0),
    certainText: certain.map((word) => word.text).join(" "),
    lines,
    text: words.map((word) => word.text).join(" "),
  };
}

/** Confidence over all words, long ones counting more; 0 to 1. */
export function meanConfidence(lines: readonly OcrLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const weight = words.reduce((sum, word) => sum + word.text.length, 0);
  const sum = words.reduce((total, word) => total + word.text.length * word.confidence, 0);
  return weight === 0 ? 0 : sum / weight;
}

/** The busiest rows of each part of the writing, cut between lines, one below the other. `height` in pixels. */
function busiestStrips(image: GreyImage, letters: readonly Component[], height: number): GreyImage {
  const tops = letters.map((letter) => letter.top).toSorted((a, b) => a - b);
  const covered = coveredRows(letters, image.height);
  const first = tops[0] ?? 0;
  const part = ((tops.at(-1) ?? image.height) - first) / STRIPS;
  const strips = Array.from({ length: STRIPS }, (_, band) => {
    const from = first + band * part;
    const start = busiestRow(
      tops.filter((top) => top >= from && top <= from + part),
      height,
    );
    return cutStrip(image, covered, start ?? from, height);
  });
  const data = Buffer.concat(strips.map((strip) => strip.data));
  return { width: image.width, height: data.length / image.width, data };
}

/** Where a window of `height` rows holds the most of the sorted `tops`. */
function busiestRow(tops: readonly number[], height: number): number | undefined {
  let best: number | undefined;
  let bestCount = 0;
  let end = 0;
  tops.forEach((top, start) => {
    while (end < tops.length && (tops[end] as number) < top + height) end++;
    if (end - start > bestCount) {
      bestCount = end - start;
      best = top;
    }
  });
  return best;
}

function cutStrip(image: GreyImage, covered: Uint8Array, start: number, height: number): GreyImage {
  const last = image.height - 1;
  const from = nearestGap(covered, Math.min(last, Math.floor(start)), -1, height);
  const to = nearestGap(covered, Math.min(last, Math.ceil(start + height)), 1, height) + 1;
  const data = image.data.subarray(from * image.width, to * image.width);
  return { width: image.width, height: to - from, data };
}

function coveredRows(letters: readonly Component[], height: number): Uint8Array {
  const covered = new Uint8Array(height);
  for (const letter of letters) covered.fill(1, letter.top, letter.bottom);
  return covered;
}

/** A row without letters from `start` on, not farther than `reach` away; else `start`. */
function nearestGap(covered: Uint8Array, start: number, step: 1 | -1, reach: number): number {
  for (let k = 0; k <= reach; k++) {
    const row = start + k * step;
    if (row < 0 || row >= covered.length) break;
    if (!covered[row]) return Math.max(0, Math.min(covered.length - 1, row + step * SAFETY));
  }
  return Math.max(0, start);
}

/** The image turned by 180 degrees. */
export function turnAround(image: GreyImage): GreyImage {
  return { ...image, data: image.data.slice().reverse() };
}
