// Writes plate-sketch.png: a plate with two holes, drawn as by hand, made for the demo.
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const WIDTH = 1400;
const HEIGHT = 1000;
const strokes = [];
let seed = 20_418;

/** The same wobble every time (a linear congruential generator). */
function wobble(size) {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return (seed / 4_294_967_296 - 0.5) * 2 * size;
}

function stroke(points, width = 4) {
  const path = points
    .map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(" ");
  strokes.push(`<path d="${path}" stroke-width="${width}"/>`);
}

/** A line with a slow drift across it, as an unsteady hand has. */
function line(x1, y1, x2, y2, width) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [a, b] = [wobble(2.5), wobble(1.5)];
  const points = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const drift = a * Math.sin(Math.PI * t) + b * Math.sin(3 * Math.PI * t);
    return [x1 + (x2 - x1) * t + nx * drift, y1 + (y2 - y1) * t + ny * drift];
  });
  stroke(points, width);
}

function circle(cx, cy, radius) {
  const [a, b, turn] = [wobble(0.02), wobble(0.015), wobble(1)];
  const points = Array.from({ length: 73 }, (_, i) => {
    const angle = turn + (i / 72) * 2 * Math.PI * 1.01;
    const r = radius * (1 + a * Math.cos(2 * angle) + b * Math.sin(3 * angle));
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  stroke(points);
}

function arrow(x, y, angle) {
  for (const side of [-0.4, 0.4]) {
    line(x, y, x + 22 * Math.cos(angle + side), y + 22 * Math.sin(angle + side), 3);
  }
}

/** Single-stroke characters in a box 1 high and about 0.6 wide, y down. */
const oval = (cx, cy, rx, ry, from = 0, to = 360) =>
  Array.from({ length: 19 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 18) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
const GLYPHS = {
  0: [oval(0.3, 0.5, 0.26, 0.48, -90, 270)],
  1: [
    [
      [0.12, 0.22],
      [0.34, 0.02],
      [0.34, 1],
    ],
  ],
  2: [[...oval(0.3, 0.28, 0.25, 0.27, 190, 390), [0.05, 0.98], [0.58, 0.97]]],
  3: [[...oval(0.28, 0.27, 0.23, 0.25, 210, 440)], [...oval(0.28, 0.73, 0.27, 0.26, 280, 510)]],
  4: [
    [
      [0.38, 0.02],
      [0.04, 0.66],
      [0.6, 0.66],
    ],
    [
      [0.42, 0.4],
      [0.42, 1],
    ],
  ],
  6: [[[0.46, 0.02], ...oval(0.3, 0.7, 0.25, 0.29, 200, -160)]],
  8: [[...oval(0.3, 0.26, 0.2, 0.24, 90, 450)], [...oval(0.3, 0.74, 0.26, 0.25, -90, 270)]],
  Ø: [
    oval(0.32, 0.52, 0.3, 0.4, -60, 300),
    [
      [0.02, 1],
      [0.62, 0.02],
    ],
  ],
  t: [
    [
      [0.25, 0.1],
      [0.25, 0.85],
      [0.35, 0.98],
      [0.48, 0.93],
    ],
    [
      [0.05, 0.38],
      [0.48, 0.36],
    ],
  ],
  "=": [
    [
      [0.05, 0.42],
      [0.55, 0.4],
    ],
    [
      [0.05, 0.66],
      [0.55, 0.65],
    ],
  ],
  x: [
    [
      [0.08, 0.45],
      [0.5, 0.98],
    ],
    [
      [0.5, 0.45],
      [0.06, 0.98],
    ],
  ],
};

/** Text with its lower left corner at (x, y), turned by `angle` (radians, clockwise). */
function letter(x, y, height, words, angle = 0) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let at = 0;
  for (const character of words) {
    const lean = wobble(0.04);
    for (const part of GLYPHS[character] ?? []) {
      const points = part.map(([px, py]) => {
        const u = (at + px + (1 - py) * (0.1 + lean)) * height + wobble(0.8);
        const v = (py - 1) * height + wobble(0.8);
        return [x + u * c - v * s, y + u * s + v * c];
      });
      stroke(points, 3.6);
    }
    at += character === " " ? 0.45 : 0.8;
  }
}

const [left, top, right, bottom] = [330, 290, 1050, 650];
line(left - 2, top + 1, right + 1, top - 3);
line(right, top - 2, right + 3, bottom + 2);
line(right + 2, bottom, left - 1, bottom + 3);
line(left, bottom + 2, left + 1, top - 1);
circle(510, 472, 48);
circle(870, 468, 48);

line(left, bottom + 24, left, bottom + 140, 2.4);
line(right, bottom + 24, right, bottom + 140, 2.4);
line(left, bottom + 115, right, bottom + 115, 2.4);
arrow(left, bottom + 115, 0);
arrow(right, bottom + 115, Math.PI);
letter(645, bottom + 98, 46, "120");

line(right + 24, top, right + 140, top, 2.4);
line(right + 24, bottom, right + 140, bottom, 2.4);
line(right + 115, top, right + 115, bottom, 2.4);
arrow(right + 115, top, Math.PI / 2);
arrow(right + 115, bottom, -Math.PI / 2);
letter(right + 98, 500, 46, "60", -Math.PI / 2);

line(510, 420, 510, 160, 2.4);
line(870, 416, 870, 160, 2.4);
line(510, 185, 870, 185, 2.4);
arrow(510, 185, 0);
arrow(870, 185, Math.PI);
letter(660, 168, 46, "60");

line(left, top - 24, left, 160, 2.4);
line(left, 185, 510, 185, 2.4);
arrow(left, 185, 0);
arrow(510, 185, Math.PI);
letter(388, 168, 46, "30");

line(546, 506, 604, 560, 2.4);
arrow(546, 506, Math.atan2(54, 58));
letter(612, 590, 42, "Ø16");
letter(440, 880, 46, "t=3");

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="#fbfaf6"/>
<g fill="none" stroke="#2b2f3a" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g></svg>`;
await sharp(Buffer.from(svg))
  .flatten({ background: "#fbfaf6" })
  .png({ compressionLevel: 9, palette: true, colours: 32 })
  .toFile(fileURLToPath(new URL("plate-sketch.png", import.meta.url)));
