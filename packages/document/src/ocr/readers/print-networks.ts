import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Model } from "./model-data";

/** A recognition network of print: lines 48 pixels high go in, a column of signs for every eight pixels comes out (CTC). */
interface NetworkEntry {
  /** The network, in ONNX, and its characters, one a line. */
  file: () => string;
  characters: () => string;
  /** Of which languages it can spell every word. */
  spells: ReadonlySet<Model>;
  /** Texts that it is asked about. */
  texts: RegExp;
}

const require = createRequire(import.meta.url);
const own = (file: string): string =>
  join(dirname(require.resolve("@inkform/document/package.json")), "models", file);

/** Kana, ideographs, and the sign of Japanese postal codes. */
const IDEOGRAPHIC = /[\u3012\u3041-\u30ff\u3400-\u9fff]/;

/** What each network is made of: one entry more is one network more. */
const NETWORKS = {
  /** Our own, taught further from PP-OCRv4's for Chinese: of Latin print it lacks most letters with marks, of Japanese the kana. */
  chinese: {
    file: () => own("print-chinese.onnx"),
    characters: () => own("print-chinese.txt"),
    spells: new Set<Model>(["chi_sim"]),
    texts: IDEOGRAPHIC,
  },
  /** Our own, taught further from PP-OCRv4's for English (training/README.md): every letter with marks of these languages. */
  latin: {
    file: () => own("print-latin.onnx"),
    characters: () => own("print-latin.txt"),
    spells: new Set<Model>(["eng", "vie", "deu", "fra", "spa", "ita", "nld", "pol", "por"]),
    texts: /(?:)/,
  },
  /** Our own, taught further from PP-OCRv3's for Japanese. */
  japanese: {
    file: () => own("print-japanese.onnx"),
    characters: () => own("print-japanese.txt"),
    spells: new Set<Model>(["jpn"]),
    texts: IDEOGRAPHIC,
  },
} as const satisfies Record<string, NetworkEntry>;

export type PrintNetwork = keyof typeof NETWORKS;

/**
 * The network to ask about a text on a page in the language of a model: one that can spell the language, where the text has something of
 * it; else that of Latin print, which reads numbers best whatever the typeface.
 */
export function networkFor(model: Model, text: string): PrintNetwork {
  const names = Object.keys(NETWORKS) as PrintNetwork[];
  return names.find((name) => canSpell(name, model) && NETWORKS[name].texts.test(text)) ?? "latin";
}

export function canSpell(network: PrintNetwork, model: Model): boolean {
  const { spells }: NetworkEntry = NETWORKS[network];
  return spells.has(model);
}

export function networkFiles(network: PrintNetwork): { file: string; characters: string } {
  const { file, characters } = NETWORKS[network];
  return { file: file(), characters: characters() };
}
