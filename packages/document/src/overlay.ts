import { arrowBetween } from "./arrow";
import {
  type FractionBox,
  OVERLAY_LAYERS,
  type PageLayout,
  type ReadField,
  type Reading,
} from "./model";

/** The page to draw over: its size in pixels, and its picture as a data URI. */
export interface PagePicture {
  width: number;
  height: number;
  href: string;
}

type LayerName = (typeof OVERLAY_LAYERS)[number]["name"];

/**
 * One page with what was found drawn over it, as an SVG of the page's own pixels: a group a layer, so that a viewer may
 * hide it by its class, and an arrow from each label to its value. Each box has its text as a tool tip.
 */
export function overlaySvg(layout: PageLayout, reading: Reading, picture: PagePicture): string {
  const { width, height, href } = picture;
  const line = Math.max(width, height) / 1000;
  const fields = reading.fields.filter(({ page }) => page === layout.page);
  const [sure, unsure] = [false, true].map((marked) => fields.filter((f) => f.unsure === marked));
  const rect = (box: FractionBox, tip: string) => rectangle(box, tip, picture);
  const drawn: Record<LayerName, string[]> = {
    words: layout.words.map(({ text, box, confidence }) =>
      rect(box, `${text} (${Math.round(100 * confidence)} %)`),
    ),
    blocks: layout.blocks.map((box) => rect(box, "")),
    tables: layout.tables.flatMap(({ box, cells }) => [box, ...cells].map((one) => rect(one, ""))),
    labels: fields.flatMap(({ labelBox, label }) => (labelBox ? [rect(labelBox, label)] : [])),
    values: (sure ?? []).map((field) => rect(field.box, tipOf(field)) + arrow(field, picture)),
    unsure: (unsure ?? []).map((field) => rect(field.box, tipOf(field)) + arrow(field, picture)),
  };
  const groups = OVERLAY_LAYERS.map(
    ({ name, color }) =>
      `<g class="${name}" fill="none" stroke="${color}" stroke-width="${n(widthOf(name) * line)}">${drawn[name].join("")}</g>`,
  );
  const marker = `<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L8 4L0 8z" fill="context-stroke"/></marker></defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">${marker}<image href="${href}" width="${n(width)}" height="${n(height)}"/>${groups.join("")}${legend(picture, line)}</svg>\n`;
}

const widthOf = (name: LayerName): number => (name === "words" || name === "blocks" ? 0.6 : 1.4);

function tipOf({ key, label, value, confidence }: ReadField): string {
  return `${key}: ${label === "" ? "" : `${label} = `}${value} (${Math.round(100 * confidence)} %)`;
}

function rectangle(box: FractionBox, tip: string, { width, height }: PagePicture): string {
  const [x, y, w, h] = box;
  const title = tip === "" ? "" : `<title>${escapeXml(tip)}</title>`;
  return `<rect x="${n(x * width)}" y="${n(y * height)}" width="${n(w * width)}" height="${n(h * height)}">${title}</rect>`;
}

function arrow({ labelBox, box }: ReadField, { width, height }: PagePicture): string {
  if (!labelBox) return "";
  const [start, end] = arrowBetween(labelBox, box).map(
    ([x, y]) => `${n(x * width)} ${n(y * height)}`,
  );
  return `<path d="M${start}L${end}" marker-end="url(#to)"/>`;
}

function legend({ height }: PagePicture, line: number): string {
  const size = 11 * line;
  const entries = OVERLAY_LAYERS.map(
    ({ title, color }, index) =>
      `<text x="${n(size + index * 10 * size)}" y="${n(height - 0.6 * size)}" fill="${color}">${title}</text>`,
  );
  return `<g class="legend" font-family="sans-serif" font-size="${n(size)}">${entries.join("")}</g>`;
}

const n = (value: number): string => String(Number(value.toFixed(1)));

/** Control characters are forbidden in XML. */
function escapeXml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, " ")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
