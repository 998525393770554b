import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

const require = createRequire(import.meta.url);
/** Where each model lies: packages named in full, so that tools see what is used. */
const MODEL_PACKAGES = {
  chi_sim: () => require.resolve("@tesseract.js-data/chi_sim/package.json"),
  deu: () => require.resolve("@tesseract.js-data/deu/package.json"),
  eng: () => require.resolve("@tesseract.js-data/eng/package.json"),
  fra: () => require.resolve("@tesseract.js-data/fra/package.json"),
  ita: () => require.resolve("@tesseract.js-data/ita/package.json"),
  jpn: () => require.resolve("@tesseract.js-data/jpn/package.json"),
  nld: () => require.resolve("@tesseract.js-data/nld/package.json"),
  pol: () => require.resolve("@tesseract.js-data/pol/package.json"),
  por: () => require.resolve("@tesseract.js-data/por/package.json"),
  spa: () => require.resolve("@tesseract.js-data/spa/package.json"),
  vie: () => require.resolve("@tesseract.js-data/vie/package.json"),
} as const;

/** One language's network, by the name of its traineddata. */
export type Model = keyof typeof MODEL_PACKAGES;

/** The traineddata of a language as the engine loads it. */
export function modelData(model: Model): Buffer {
  const home = dirname(MODEL_PACKAGES[model]());
  return gunzipSync(readFileSync(join(home, "4.0.0_best_int", `${model}.traineddata.gz`)));
}
