import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import type { Reading } from "../src/model";
import { readDocument } from "../src/read-document";
import { captureScan } from "./generator/capture/capture";
import { writeImagePdf } from "./generator/capture/image-pdf";
import { photograph } from "./generator/capture/photo";
import type { Picture } from "./generator/capture/picture";
import { scan } from "./generator/capture/scan";
import { createRandom } from "./generator/random";
import { type PdfText, writePdf } from "./write-pdf";

const edges = [50, 110, 330, 400, 490];
const row = (y: number, texts: string[], bold = false): PdfText[] =>
  texts.map((text, at) => ({ x: edges[at] ?? 0, y, text, bold }));

/** An order made for these tests, each captured in another way. */
const order = writePdf([
  [
    { x: 50, y: 60, text: "Harbour Pumps Limited", size: 16, bold: true },
    { x: 50, y: 78, text: "4 Pier Road, Saltby SB1 4TT" },
    { x: 400, y: 60, text: "PURCHASE ORDER", size: 13 },
    { x: 50, y: 120, text: "Order number:" },
    { x: 150, y: 120, text: "HP-7781" },
    { x: 50, y: 138, text: "Order date:" },
    { x: 150, y: 138, text: "14 March 2027" },
    { x: 50, y: 156, text: "Ship to:" },
    { x: 150, y: 156, text: "Saltby Waterworks" },
    { x: 150, y: 169, text: "12 Mill Lane" },
    { x: 150, y: 182, text: "Saltby SB2 8QD" },
    ...row(230, ["Item", "Description", "Quantity", "Unit price", "Amount"], true),
    ...row(250, ["1", "Bronze impeller, five blades", "4", "31.50", "126.00"]),
    ...row(268, ["2", "Shaft seal, carbon", "12", "7.25", "87.00"]),
    { x: 400, y: 300, text: "Total" },
    { x: 490, y: 300, text: "213.00" },
    { x: 50, y: 340, text: "Payment terms:" },
    { x: 150, y: 340, text: "30 days net" },
  ],
]);

async function picture(dpi: number, grey: boolean): Promise<Picture> {
  const upload = await openUpload(order, extractLimits);
  const { width, height, channels, data } = await renderPage(upload, 1, { dpi, grey });
  return { width, height, channels, data };
}

function toSharp({ data, width, height, channels }: Picture): Sharp {
  const image = sharp(data, { raw: { width, height, channels } });
  return channels === 1 ? image.toColourspace("b-w") : image;
}

const flat = async () => toSharp(await picture(200, true));
const random = () => createRandom("captures");

const scanned = async (dpi: number, more: { noise: number; quality: number; specks?: number }) => {
  const habit = { name: "scanner", dpi, grey: true, skew: 0.7, blur: 0.5, ...more };
  const moved = await scan(await picture(dpi, true), habit, random());
  return toSharp(moved.picture).withMetadata({ density: dpi });
};

const camera = async (more: { curl?: number }) => {
  const light = { shade: 0.5, noise: 5, blur: 0.6, desk: [96, 72, 54] as const };
  const habit = { name: "camera", tilt: 0.08, curl: 0, longest: 2000, ...light, ...more };
  return photograph(await picture(190, false), habit, random());
};

const photographed = async (more: { curl?: number }) =>
  toSharp((await camera(more)).picture).jpeg({ quality: 82 });

/** The page with something drawn over it in transparent ink, in points of the page. */
const painted = async (svg: string) => {
  const { width, height, ...rest } = await picture(200, false);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 595 842">${svg}</svg>`;
  const page = await toSharp({ width, height, ...rest })
    .png()
    .toBuffer();
  return sharp(page)
    .composite([{ input: Buffer.from(drawing), blend: "multiply" }])
    .jpeg({ quality: 80 });
};

const paper = (colour: string) => `<rect width="595" height="842" fill="${colour}"/>`;
const marker = `
  <rect x="146" y="110" width="60" height="14" fill="#fff200"/>
  <rect x="108" y="241" width="130" height="13" fill="#7dff6a"/>
  <rect x="484" y="290" width="50" height="14" fill="#ff9ad5"/>`;

/** A stamp over the address, a signature over the total and a frame of the pen around a row, which touch the print. */
const stamps = `
  <g fill="none" stroke="#d8303c" stroke-width="2.2"><circle cx="190" cy="168" r="33"/><circle cx="190" cy="168" r="24" stroke-width="1"/></g>
  <path d="M172 160h6v5h-6zm10 0v5h6m3 0v-5h6v5zm10 0v-5l6 5v-5" fill="none" stroke="#d8303c"/>
  <path d="M474 306c10 -22 18 -26 16 -10s-8 16 -2 4s12 -18 10 -4s2 10 8 -2s8 -10 6 0s6 6 10 -4s10 -14 8 -2s8 4 14 -2s10 -4 22 -6M484 302q30 -6 70 -3" fill="none" stroke="#2340a8" stroke-width="1.4"/>
  <path d="M44 239C120 236 300 241 420 238S545 237 548 241C551 247 550 254 546 257C430 260 330 254 210 258S60 259 46 256C41 252 42 244 47 237" fill="none" stroke="#2a48b0" stroke-width="1.6"/>`;

const captures: [string, () => Promise<Sharp>][] = [
  [
    "a JPEG that its EXIF turns upright",
    async () => (await flat()).rotate(90).jpeg().withMetadata({ orientation: 8 }),
  ],
  ["a scan askew by 15°", async () => (await flat()).rotate(15, { background: "#fff" }).png()],
  ["a fax", async () => (await scanned(200, { noise: 14, quality: 0, specks: 1.2 })).png()],
  ["a scan of 100 dpi", async () => (await scanned(100, { noise: 6, quality: 75 })).jpeg()],
  [
    "print that has faded to a third of its ink",
    async () => (await scanned(200, { noise: 8, quality: 0 })).linear(0.35, 166).jpeg(),
  ],
  ["a photograph from the side, half in the shade", () => photographed({})],
  ["a photograph of a sheet that rolls up", () => photographed({ curl: -0.02 })],
  ["blue paper", () => painted(paper("#bcd7f2"))],
  ["marker over its values", () => painted(marker)],
  ["a stamp, a signature and a frame of the pen over its print", () => painted(stamps)],
];

const valuesOf = ({ fields }: Reading) =>
  fields.filter(({ label }) => label !== "").map(({ key, value }) => [key, value]);
const rowsOf = ({ lineItems }: Reading) =>
  lineItems.map(({ cells }) => cells.map(({ value }) => value));

it.each(captures)("every value and row is read of %s", async (_, capture) => {
  const bytes = await (await capture()).toBuffer();
  const reading = await readDocument(await openUpload(bytes, extractLimits));
  expect(valuesOf(reading)).toEqual([
    ["po_number", "HP-7781"],
    ["order_date", "14 March 2027"],
    ["ship_to", "Saltby Waterworks\n12 Mill Lane\nSaltby SB2 8QD"],
    ["total", "213.00"],
    ["payment_terms", "30 days net"],
  ]);
  expect(rowsOf(reading)).toEqual([
    ["1", "Bronze impeller, five blades", "4", "31.50", "126.00"],
    ["2", "Shaft seal, carbon", "12", "7.25", "87.00"],
  ]);
  expect(reading.comment).toBe("");
});

it("boxes a value where the photograph shows it", async () => {
  const { picture: photo, forward } = await camera({ curl: -0.02 });
  const bytes = await toSharp(photo).jpeg({ quality: 82 }).toBuffer();
  const { fields } = await readDocument(await openUpload(bytes, extractLimits));
  const [x = 0, y = 0, width = 0, height = 0] =
    fields.find(({ key }) => key === "payment_terms")?.box ?? [];
  // Of "30 days net" as printed: from 0.88 em above its baseline to 0.22 em below.
  const scale = 190 / 72;
  const corners = [
    forward([150 * scale, (340 - 8.8) * scale]),
    forward([202 * scale, (340 + 2.2) * scale]),
  ];
  const [left, right] = corners.map(([at]) => at / photo.width) as [number, number];
  const [top, bottom] = corners.map(([, at]) => at / photo.height) as [number, number];
  const shared =
    Math.max(0, Math.min(right, x + width) - Math.max(left, x)) *
    Math.max(0, Math.min(bottom, y + height) - Math.max(top, y));
  const all = width * height + (right - left) * (bottom - top) - shared;
  expect(shared / all).toBeGreaterThan(0.6);
});

it("keeps the colours of what is captured", async () => {
  const red = { create: { width: 200, height: 280, channels: 3, background: "#c02010" } } as const;
  const jpeg = await sharp(red).jpeg().toBuffer();
  const sheet = writeImagePdf([{ width: 200, height: 280, pixels: [200, 280], grey: false, jpeg }]);
  const habit = { name: "colour", dpi: 72, grey: false, skew: 0, blur: 0, noise: 0, quality: 90 };
  const upload = await openUpload(sheet, extractLimits);
  const { bytes } = await captureScan(upload, habit, { strip: false }, random());
  const page = await renderPage(await openUpload(bytes, extractLimits), 1, { dpi: 72 });
  const middle = 3 * (140 * page.width + 100);
  const [r = 0, g = 0, b = 0] = page.data.subarray(middle, middle + 3);
  expect(r).toBeGreaterThan(150);
  expect(Math.max(g, b)).toBeLessThan(90);
});

it("shrinks what an archive keeps to its rows, in grey, and says where its points went", async () => {
  const habit = {
    ...{ name: "archive", dpi: 200, grey: true, skew: 0, noise: 0, blur: 0, quality: 0 },
    ...{ copied: 3, rows: 1000 },
  };
  const upload = await openUpload(order, extractLimits);
  const { bytes, forward } = await captureScan(upload, habit, { strip: false }, random());
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info.height).toBe(1000);
  expect(new Set(data).size).toBeGreaterThan(20);
  const [at] = forward;
  expect(at?.([0.5, 0.25]).map((share) => share.toFixed(2))).toEqual(["0.50", "0.25"]);
});
