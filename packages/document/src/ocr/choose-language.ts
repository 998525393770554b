import { detectLanguages } from "../page/detect-languages";
import type { Component } from "./components";
import type { GreyImage } from "./grey-image";
import { type OcrLine, recognize } from "./tesseract";

/** The model that reads a page best, and whether the page stands on its head. */
export interface Script {
  model: string;
  upsideDown: boolean;
}

/** Traineddata of each supported language (ISO 639-3). */
const MODELS: Readonly<Record<string, string>> = {
  eng: "eng",
  vie: "vie",
  jpn: "jpn",
  deu: "deu",
  fra: "fra",
  spa: "spa",
  ita: "ita",
  nld: "nld",
  pol: "pol",
  por: "por",
  zho: "chi_sim",
};

/** Height of the strip that is probed, in em: some ten lines. */
const STRIP = 14;
/** A model surer than this reads the right script the right way up. */
const SURE = 0.8;
/** Confidence by which another model must be better to be worth choosing. */
const MARGIN = 0.02;
/** Share of Vietnamese words that carry marks of their own is about a half; loan words carry none. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
const LEAST_VIETNAMESE = 0.12;
const CJK = /[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/g;
const KANA = /[\u3041-\u30ff]/g;
const LEAST_CJK = 0.15;

/** Reads the strip with the most letters by a few models and keeps the one that is surest. */
export async function chooseLanguage(
  image: GreyImage,
  letters: readonly Component[],
  em: number,
  hints: readonly string[],
): Promise<Script> {
  const strip = busiestStrip(image, letters, STRIP * em);
  const upright = await probe(strip, hints);
  if (upright.confidence >= SURE) return { model: upright.model, upsideDown: false };
  const turned = await probe(turnAround(strip), hints);
  const upsideDown = turned.confidence > upright.confidence + MARGIN;
  return { model: (upsideDown ? turned : upright).model, upsideDown };
}

interface Probe {
  model: string;
  confidence: number;
  text: string;
}

async function probe(strip: GreyImage, hints: readonly string[]): Promise<Probe> {
  const read = async (model: string): Promise<Probe> =>
    summary(model, await recognize(strip, model, "sparse"));
  const hinted = hints.map((hint) => MODELS[hint]).filter((model) => model !== undefined);
  const first = await read(hinted[0] ?? "eng");
  if (hinted.length > 0 && first.confidence >= SURE) return first;
  const english = first.model === "eng" ? first : await read("eng");
  const vietnamese = await read("vie");
  if (isVietnamese(vietnamese) && vietnamese.confidence > english.confidence - MARGIN)
    return vietnamese;
  if (english.confidence < SURE) {
    const eastern = await probeEastern(read);
    if (eastern !== null && eastern.confidence > english.confidence - MARGIN) return eastern;
  }
  const likely = detectLanguages([english.text], hints).find((language) => language !== "eng");
  const other = likely === undefined ? undefined : MODELS[likely];
  if (other === undefined || other === "vie" || likely === "jpn" || likely === "zho")
    return english;
  const local = await read(other);
  return local.confidence > english.confidence - MARGIN ? local : english;
}

/** Japanese, or Chinese where not one kana was seen and its model is surer. */
async function probeEastern(read: (model: string) => Promise<Probe>): Promise<Probe | null> {
  const japanese = await read("jpn");
  const all = japanese.text.replace(/\s/g, "").length;
  const cjk = japanese.text.match(CJK)?.length ?? 0;
  if (cjk < LEAST_CJK * all) return null;
  if ((japanese.text.match(KANA)?.length ?? 0) > 0) return japanese;
  const chinese = await read("chi_sim");
  return chinese.confidence > japanese.confidence ? chinese : japanese;
}

function isVietnamese({ text }: Probe): boolean {
  const words = text.split(" ").filter((word) => /\p{L}{2}/u.test(word));
  return words.filter((word) => VIETNAMESE.test(word)).length >= LEAST_VIETNAMESE * words.length;
}

/** Confidence over all words, long ones counting more. */
function summary(model: string, lines: readonly OcrLine[]): Probe {
  const words = lines.flatMap((line) => line.words);
  const weight = words.reduce((sum, word) => sum + word.text.length, 0);
  const sum = words.reduce((total, word) => total + word.text.length * word.confidence, 0);
  return {
    model,
    confidence: weight === 0 ? 0 : sum / weight,
    text: words.map((word) => word.text).join(" "),
  };
}

function busiestStrip(image: GreyImage, letters: readonly Component[], height: number): GreyImage {
  const tops = letters.map((letter) => letter.top).toSorted((a, b) => a - b);
  let best = 0;
  let bestCount = 0;
  let end = 0;
  tops.forEach((top, start) => {
    while (end < tops.length && (tops[end] as number) < top + height) end++;
    if (end - start > bestCount) {
      bestCount = end - start;
      best = top;
    }
  });
  const margin = Math.round(height / STRIP);
  const from = Math.max(0, best - margin);
  const to = Math.min(image.height, Math.ceil(best + height + margin));
  return {
    width: image.width,
    height: to - from,
    data: image.data.slice(from * image.width, to * image.width),
  };
}

/** The image turned by 180 degrees. */
export function turnAround(image: GreyImage): GreyImage {
  return { ...image, data: image.data.slice().reverse() };
}
