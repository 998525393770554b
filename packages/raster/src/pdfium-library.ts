import { readFile } from "node:fs/promises";
import { PDFiumModule } from "@hyzyla/pdfium";
import type { Pdfium } from "./pdfium";

/** More than a page of 40 megapixels takes in colour with the images on it; a file that asks for more was made to exhaust us. */
const MOST_BYTES = 768 * 2 ** 20;
/** Memory of WebAssembly never shrinks: an instance that has grown beyond what pages mostly need is not kept. */
const KEPT_BYTES = 256 * 2 ** 20;

/** Found when it is needed: a bundler that saw it would take the file for a module of its own. */
const wasmFile = () =>
  process
    .getBuiltinModule("node:module")
    .createRequire(import.meta.url)
    .resolve("@hyzyla/pdfium/pdfium.wasm");

type Imports = Record<string, Record<string, unknown>>;

/** What is used of it here: the types of Node leave it to those of browsers. */
declare const WebAssembly: {
  compile: (bytes: Uint8Array) => Promise<object>;
  Instance: new (module: object, imports: Imports) => { exports: Record<string, CallableFunction> };
  RuntimeError: new () => Error;
};

let compiled: Promise<object> | undefined;
let library: Promise<Pdfium> | undefined;

/** One instance a thread: PDFium keeps global state. */
export function loadPdfium(): Promise<Pdfium> {
  library ??= instantiate();
  return library;
}

/** The next call of `loadPdfium` gives a fresh instance: this one aborted, after which no file can be read with it. */
export function discardPdfium(): void {
  library = undefined;
}

/** PDFium ran out of memory or of stack within a file: forms within themselves, a stream that unpacks to gigabytes. */
export function isCrash(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Lets go of an instance that one file has made large. */
export function discardGrown(pdfium: Pdfium): void {
  if (pdfium.HEAPU8.length > KEPT_BYTES) discardPdfium();
}

async function instantiate(): Promise<Pdfium> {
  compiled ??= readFile(wasmFile()).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));
  const module = await compiled;
  const options = {
    instantiateWasm: (imports: Imports, done: (instance: object) => void) => {
      const instance = new WebAssembly.Instance(module, bounded(imports));
      done(instance);
      return instance.exports;
    },
    // What it says of a file is nothing for the log.
    printErr: () => undefined,
  };
  const pdfium = (await PDFiumModule(options)) as unknown as Pdfium;
  pdfium._FPDF_InitLibrary();
  return pdfium;
}

/** The imports with a growth of memory that stops at the limit, where PDFium aborts. */
function bounded(imports: Imports): Imports {
  const env = imports.env ?? {};
  const grow = env.emscripten_resize_heap as (bytes: number) => boolean;
  const emscripten_resize_heap = (bytes: number) => bytes >>> 0 <= MOST_BYTES && grow(bytes);
  return { ...imports, env: { ...env, emscripten_resize_heap } };
}
