import { OVERLAY_LAYERS } from "../model";
import { n } from "./format";
import { LETTER_WIDTH, UNREAD } from "./model";

/** What the colours mean, in a row along the lower edge of the page; it shrinks with the page. */
export function legend(page: { width: number; height: number }, line: number): string {
  const entries = [...OVERLAY_LAYERS, { color: UNREAD, title: "Not understood" }];
  const letters = entries.reduce((sum, { title }) => sum + title.length + 4, 0);
  const size = Math.min(14 * line, page.width / (letters * LETTER_WIDTH));
  const height = 1.8 * size;
  const top = page.height - height;
  let x = 0.6 * size;
  const parts = entries.map(({ color, title }) => {
    const dot = `<circle cx="${n(x + 0.4 * size)}" cy="${n(top + height / 2)}" r="${n(0.4 * size)}" fill="${color}"/>`;
    const text = `<text x="${n(x + 1.2 * size)}" y="${n(top + height / 2 + 0.35 * size)}" font-size="${n(size)}" fill="#0f172a">${title}</text>`;
    x += (title.length + 4) * LETTER_WIDTH * size;
    return dot + text;
  });
  const back = `<rect x="0" y="${n(top)}" width="${n(page.width)}" height="${n(height)}" fill="#fff" fill-opacity="0.85"/>`;
  return `<g class="legend">${back}${parts.join("")}</g>`;
}
