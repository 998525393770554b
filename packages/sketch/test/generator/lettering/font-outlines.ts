/// <reference path="./opentype.d.ts" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";

const require = createRequire(import.meta.url);
const cache = new Map<string, Font>();

/** A handwriting font of the @fontsource packages, parsed once. None of these fonts is in `training/fonts.txt` without being held out there. */
export function handwritingFont(name: string): Font {
  const known = cache.get(name);
  if (known) return known;
  const file = require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff`);
  const bytes = readFileSync(file);
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  cache.set(name, font);
  return font;
}
