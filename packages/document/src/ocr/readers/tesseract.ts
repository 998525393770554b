import { createRequire } from "node:module";
import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { type Model, modelData } from "./model-data";

/** One printed word as the engine saw it, in pixels of the image given. */
export interface OcrWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  box: Box;
  symbols: OcrSymbol[];
}

/** One character; its sides are only roughly known. */
export interface OcrSymbol {
  text: string;
  confidence: number;
  box: Box;
}

export interface OcrLine {
  words: OcrWord[];
  /** The baseline's ends, left and right. */
  baseline: { x0: number; y0: number; x1: number; y1: number };
}

interface TesseractApi {
  Init(dataPath: null, model: Model, engineMode: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
  End(): void;
}

interface TesseractModule {
  FS: {
    writeFile(path: string, data: Uint8Array): void;
    unlink(path: string): void;
  };
  TessBaseAPI: new () => TesseractApi;
}

const require = createRequire(import.meta.url);
const LSTM_ONLY = 1;
const NO_EXIF = 1;
/** Page segmentation modes: text wherever there is some, in no order; one block of lines; one line. */
const SPARSE_TEXT = "11";
const UNIFORM_BLOCK = "6";
const SINGLE_LINE = "7";
/** The engine reads a line less sure than this in the negative as well. */
const TRY_INVERTED = "0.7";
/** Where the engine's SetImageFile looks. */
const IMAGE = "/input";
/** Models kept in memory: the probing ones and the document's. */
const MODELS_KEPT = 4;

/**
 * Settings that the engine has once, for all models, as it sets out with them. The files of Japanese and Chinese change them, and pages in other languages that were
 * read afterwards were cut up otherwise than before.
 */
const SHARED = {
  edges_use_new_outline_complexity: "0",
  edges_children_fix: "0",
  edges_children_count_limit: "45",
  textord_force_make_prop_words: "0",
  textord_tabfind_vertical_text_ratio: "0.5",
  textord_tabfind_aligned_gap_fraction: "0.75",
  textord_tabvector_vertical_box_ratio: "0.5",
  textord_tabvector_vertical_gap_fraction: "0.5",
} as const;
/** What the files of models say of them. */
const CHINESE = {
  edges_use_new_outline_complexity: "1",
  edges_children_fix: "1",
  edges_children_count_limit: "1000",
  textord_force_make_prop_words: "1",
} as const;
const OWN: Partial<Record<Model, Partial<Record<keyof typeof SHARED, string>>>> = {
  chi_sim: CHINESE,
  jpn: {
    ...CHINESE,
    textord_tabfind_vertical_text_ratio: "0.1",
    textord_tabfind_aligned_gap_fraction: "0.5",
    textord_tabvector_vertical_box_ratio: "0.3",
    textord_tabvector_vertical_gap_fraction: "1.5",
  },
};

let core: Promise<TesseractModule> | undefined;
const models = new Map<Model, TesseractApi>();

/**
 * Reads an image with one language's model. Everything runs in this thread
 * and holds no handle: the same image gives the same words.
 */
export function recognizeHere(image: GreyImage, model: Model): Promise<OcrLine[]> {
  return withImage(image, model, SPARSE_TEXT, (api) => readLines(api));
}

/** Reads an image that holds nothing but lines of text, one below the other. */
export function recognizeBlock(image: GreyImage, model: Model): Promise<OcrLine[]> {
  return withImage(image, model, UNIFORM_BLOCK, (api) => readLines(api));
}

/** Reads each of the areas (whole pixels) as one line of text; lines by area. */
export function recognizeAreas(
  image: GreyImage,
  model: Model,
  areas: readonly Box[],
): Promise<OcrLine[][]> {
  return withImage(image, model, SINGLE_LINE, (api) =>
    areas.map((area) => {
      api.SetRectangle(area.x0, area.top, area.x1 - area.x0, area.bottom - area.top);
      return readLines(api);
    }),
  );
}

async function withImage<T>(
  image: GreyImage,
  model: Model,
  mode: string,
  use: (api: TesseractApi) => T,
): Promise<T> {
  const tesseract = await loadCore();
  const api = loadModel(tesseract, model);
  tesseract.FS.writeFile(IMAGE, toPgm(image));
  try {
    for (const [name, value] of Object.entries({ ...SHARED, ...OWN[model] }))
      api.SetVariable(name, value);
    api.SetVariable("tessedit_pageseg_mode", mode);
    api.SetVariable("user_defined_dpi", "300");
    // Trying each doubtful line of a page both ways costs a sixth of the time; dark areas were turned
    // around before, and what was overlooked of them is read again by itself.
    api.SetVariable("invert_threshold", mode === SINGLE_LINE ? TRY_INVERTED : "0");
    if (api.SetImageFile(NO_EXIF, 0) === 1) throw new Error("the page image was refused");
    return use(api);
  } finally {
    api.Clear();
    tesseract.FS.unlink(IMAGE);
  }
}

function readLines(api: TesseractApi): OcrLine[] {
  api.Recognize(null);
  return linesOf(JSON.parse(api.GetJSONText()) as JsonPage);
}

/** The build without relaxed SIMD: that one may round differently from machine to machine. */
function loadCore(): Promise<TesseractModule> {
  core ??= (
    require("tesseract.js-core/tesseract-core-simd-lstm.js") as (
      options: object,
    ) => Promise<TesseractModule>
  )({ print: () => {}, printErr: () => {} });
  return core;
}

function loadModel(tesseract: TesseractModule, model: Model): TesseractApi {
  const known = models.get(model);
  if (known !== undefined) {
    models.delete(model);
    models.set(model, known);
    return known;
  }
  const oldest = models.size >= MODELS_KEPT ? models.keys().next().value : undefined;
  if (oldest !== undefined) {
    models.get(oldest)?.End();
    models.delete(oldest);
  }
  const file = `./${model}.traineddata`;
  tesseract.FS.writeFile(file, modelData(model));
  const api = new tesseract.TessBaseAPI();
  const status = api.Init(null, model, LSTM_ONLY);
  tesseract.FS.unlink(file);
  if (status !== 0) throw new Error(`the OCR model ${model} cannot be loaded`);
  models.set(model, api);
  return api;
}

/** Portable grey map: a header and the raw pixels. */
function toPgm(image: GreyImage): Uint8Array {
  const header = Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, "latin1");
  return Buffer.concat([header, image.data]);
}

interface JsonBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

interface JsonText {
  text: string;
  confidence: number;
  bbox: JsonBox;
}

interface JsonPage {
  blocks: {
    paragraphs: {
      lines: { baseline: JsonBox; words: (JsonText & { symbols: JsonText[] })[] }[];
    }[];
  }[];
}

function linesOf(page: JsonPage): OcrLine[] {
  return page.blocks
    .flatMap((block) => block.paragraphs ?? [])
    .flatMap((paragraph) => paragraph.lines ?? [])
    .map((line) => ({
      baseline: line.baseline,
      words: line.words.map((word) => ({ ...textOf(word), symbols: word.symbols.map(textOf) })),
    }));
}

function textOf({ text, confidence, bbox }: JsonText): OcrSymbol {
  const box = { x0: bbox.x0, top: bbox.y0, x1: bbox.x1, bottom: bbox.y1 };
  return { text, confidence: confidence / 100, box };
}
