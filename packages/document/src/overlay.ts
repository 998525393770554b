import type { FractionBox, PageLayout, ReadField, Reading } from "./model";

/** The page to draw over: its size in pixels, and its picture as a data URI. */
export interface PagePicture {
  width: number;
  height: number;
  href: string;
}

const layers = [
  { name: "words", title: "Words", color: "#64748b" },
  { name: "blocks", title: "Blocks", color: "#2563eb" },
  { name: "tables", title: "Tables and cells", color: "#7c3aed" },
  { name: "labels", title: "Labels", color: "#c2410c" },
  { name: "values", title: "Values", color: "#15803d" },
  { name: "unsure", title: "Unsure", color: "#b91c1c" },
] as const;

type LayerName = (typeof layers)[number]["name"];

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
  const groups = layers.map(
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

/** From the side of the label that faces the value to the value's near side. */
function arrow({ labelBox, box }: ReadField, { width, height }: PagePicture): string {
  if (!labelBox) return "";
  const [from, to] = [labelBox, box].map(([x, y, w, h]) => ({
    left: x * width,
    right: (x + w) * width,
    top: y * height,
    bottom: (y + h) * height,
  })) as [Sides, Sides];
  const beside = to.left >= from.right - 1 || to.right <= from.left + 1;
  const rightwards = to.left >= from.right - 1;
  const downwards = to.top >= from.bottom - 1;
  const start = beside
    ? [rightwards ? from.right : from.left, (from.top + from.bottom) / 2]
    : [(from.left + from.right) / 2, downwards ? from.bottom : from.top];
  const end = beside
    ? [rightwards ? to.left : to.right, (to.top + Math.min(to.bottom, to.top + tall(from))) / 2]
    : [(from.left + from.right) / 2, downwards ? to.top : to.bottom];
  return `<path d="M${start.map(n).join(" ")}L${end.map(n).join(" ")}" marker-end="url(#to)"/>`;
}

interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const tall = ({ top, bottom }: Sides): number => bottom - top;

function legend({ height }: PagePicture, line: number): string {
  const size = 11 * line;
  const entries = layers.map(
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
