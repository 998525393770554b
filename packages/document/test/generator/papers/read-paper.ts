import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterMap, parse, serialize, serializeOuter } from "parse5";
import type { Composed } from "../compose/compose-document";
import type { Font } from "../sets";
import { draftOf } from "./draft-of";
import { attributeOf, elementsIn, setAttribute } from "./elements";

const base = readFileSync(new URL("paper.css", import.meta.url), "utf8");

/** A paper of this folder, as it is printed and with what it says. */
export function readPaper(name: string): Composed {
  return composePaper(readFileSync(new URL(`${name}.html`, import.meta.url), "utf8"));
}

/**
 * A paper is HTML that names its language, paper and fonts in its head and marks in its text what is to be read:
 *
 * - `data-label="x"` a label, `data-value="x"` what stands under it; several values share a label;
 * - `data-optional` on a value, or alone on text without a label: neither asked for nor punished;
 * - `data-column="x"` a heading, `data-row` an item, `data-cell="x"` its text below the heading, in one piece or more; a bare
 *   `data-cell` is in a table without headings;
 * - `data-key` on values, headings and bare cells: the canonical key where one fits.
 *
 * A `<br>` in a value is a line feed. Each `<section class="page">` is a sheet.
 */
export function composePaper(source: string): Composed {
  const page = parse(source) as DefaultTreeAdapterMap["document"];
  const elements = elementsIn(page);
  const meta = (name: string): string => {
    const own = elements.find((one) => attributeOf(one, "name") === name);
    const content = own && attributeOf(own, "content");
    if (!content) throw new Error(`A paper names no ${name}.`);
    return content;
  };
  const { width, height } = sizeOf(meta("paper"));
  const draft = draftOf(elements);
  const sheets = elements.filter((one) => attributeOf(one, "class") === "page");
  // The printer tells strips from sheets by it.
  if (height) for (const sheet of sheets) setAttribute(sheet, "style", `height:${height}px`);
  const rules = elements.filter(({ tagName }) => tagName === "style").map((one) => serialize(one));
  return {
    html: `<style>${frame(width)}${base}${rules.join("")}</style>${sheets.map((one) => serializeOuter(one)).join("")}`,
    draft,
    language: meta("language"),
    width,
    height,
    fonts: meta("fonts").split(", ").map(fontOf),
  };
}

const frame = (width: number): string => `
@page { margin: 0 }
body { width: ${width}px; -webkit-print-color-adjust: exact }
.page { width: ${width}px; position: relative; overflow: hidden; break-after: page }
`;

/** CSS pixels of A4 and letter, upright or on their side, or of a strip whose width is given. */
function sizeOf(paper: string): { width: number; height: number | null } {
  const strip = /^(\d+)mm$/.exec(paper);
  if (strip) return { width: Math.round((Number(strip[1]) / 25.4) * 96), height: null };
  const [format, isLandscape] = paper.split(" ") as [string, string?];
  const upright = { A4: [794, 1123], A5: [559, 794], letter: [816, 1056] }[format];
  if (!upright) throw new Error(`No paper is called ${paper}.`);
  const [width = 0, height = 0] = isLandscape ? upright.toReversed() : upright;
  return { width, height };
}

const fontOf = (family: string): Font => ({
  family,
  file: family.toLowerCase().replaceAll(" ", "-"),
});
