import { type Ink, layerOf } from "../drawing/ink";
import type { XY } from "../truth";
import type { Implement, Sheet } from "./habits";
import type { Colour } from "./raster";

const rgb = (c: Colour) => `rgb(${c.join(",")})`;
const at = ([x, y]: XY) => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const path = (points: XY[]) => `M${points.map(at).join("L")}`;

export function inkSvg(ink: Ink, implement: Implement, width: number, height: number): string {
  const parts = ink.strokes.map(
    (s) =>
      `<path d="${path(s.points)}" stroke="${rgb(implement[layerOf(s.kind)])}" stroke-width="${s.width.toFixed(2)}"/>`,
  );
  const fills = ink.fills.map(
    (f) =>
      `<path d="${f.contours.map((c) => `${path(c)}Z`).join("")}" fill="${rgb(implement[layerOf(f.kind)])}" stroke="none"/>`,
  );
  return `${open(width, height)}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join("")}${fills.join("")}</g></svg>`;
}

export function sheetSvg(sheet: Sheet, width: number, height: number, mm: number): string {
  const pitch = sheet.pitch * mm;
  const lines: string[] = [];
  const line = (x1: number, y1: number, x2: number, y2: number, thick = 0.16) =>
    lines.push(
      `<path d="M${at([x1, y1])}L${at([x2, y2])}" stroke-width="${(thick * mm).toFixed(2)}"/>`,
    );
  const { pattern } = sheet;
  if (pattern === "grid") for (let x = pitch * 0.6; x < width; x += pitch) line(x, 0, x, height);
  if (pattern === "grid") for (let y = pitch * 0.4; y < height; y += pitch) line(0, y, width, y);
  if (pattern === "ruled" || pattern === "margin")
    for (let y = pitch * 2.5; y < height; y += pitch) line(0, y, width, y, 0.2);
  if (pattern === "margin") line(22 * mm, 0, 22 * mm, height, 0.35);
  if (pattern === "isometric") {
    const rise = width / Math.sqrt(3);
    for (let y = -rise; y < height + rise; y += pitch) {
      line(0, y, width, y + rise);
      line(0, y, width, y - rise);
    }
  }
  const dots: string[] = [];
  if (pattern === "dots") {
    for (let x = pitch / 2; x < width; x += pitch)
      for (let y = pitch / 2; y < height; y += pitch)
        dots.push(
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.22 * mm).toFixed(2)}"/>`,
        );
  }
  const holes = sheet.holes ? punched(height, mm) : "";
  return (
    `${open(width, height)}<rect width="${width}" height="${height}" fill="${rgb(sheet.colour)}"/>` +
    `<g stroke="${rgb(sheet.ink)}" stroke-opacity="${sheet.strength}">${lines.join("")}</g><g fill="${rgb(sheet.ink)}" fill-opacity="${sheet.strength}">${dots.join("")}</g>${holes}</svg>`
  );
}

/** A row of holes along the left edge, the dark below showing through. */
function punched(height: number, mm: number): string {
  const holes: string[] = [];
  for (let y = 9 * mm; y < height - 5 * mm; y += 8.5 * mm) {
    holes.push(
      `<circle cx="${(5 * mm).toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.9 * mm).toFixed(1)}" fill="rgb(96,92,88)"/>`,
    );
  }
  return holes.join("");
}

const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
