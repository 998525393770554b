import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { readDocument } from "../src/read-document";
import { pdf } from "./write-layers";

/** From cell to cell, in points. */
const PITCH = 15;

/** What one fills in sign by sign, under its label. */
const filled = (x: number, y: number, label: string, signs: string, cells: number): string => {
  const rules = Array.from({ length: cells + 1 }, (_, i) => {
    const at = x + i * PITCH;
    return `${at} ${y - 5} m ${at} ${y + 15} l S`;
  });
  const letters = [...signs].map(
    (sign, i) => `BT /F1 11 Tf ${x + i * PITCH + 4} ${y} Td (${sign}) Tj ET`,
  );
  const frame = [y - 5, y + 15].map((at) => `${x} ${at} m ${x + cells * PITCH} ${at} l S`);
  return [`BT /F1 8 Tf ${x} ${y + 22} Td (${label}) Tj ET`, ...rules, ...frame, ...letters].join(
    "\n",
  );
};

/** A form made for these tests. */
const form = `
BT /F1 15 Tf 60 780 Td (Harbour Pumps Limited) Tj ET
BT /F1 10 Tf 60 760 Td (Application for an account of a customer of the harbour) Tj ET
0.8 w
${filled(60, 690, "Tax number", "90568214", 11)}
${filled(320, 690, "Postal code", "20457", 5)}
${filled(60, 630, "Name", "ANNE WOLFF", 16)}
${filled(340, 630, "Berth", "51", 2)}
BT /F1 10 Tf 60 560 Td (Please send the completed application to the address stated above.) Tj ET
BT /F1 10 Tf 60 540 Td (Applications without a tax number cannot be considered by us.) Tj ET
`;

async function picture(dpi: number): Promise<Sharp> {
  const upload = await openUpload(pdf([{ content: form }]), extractLimits);
  const { width, height, data } = await renderPage(upload, 1, { dpi, grey: true });
  return sharp(data, { raw: { width, height, channels: 1 } });
}

const captures: [string, () => Promise<Sharp>][] = [
  ["a scan of 200 dpi", () => picture(200)],
  ["a scan of 100 dpi, somewhat blurred", async () => (await picture(100)).blur(0.6)],
  ["one that stands on its head", async () => (await picture(200)).rotate(180)],
];

it.each(captures)("reads what is written into combs of %s", async (_, capture) => {
  const bytes = await (await capture()).png().toBuffer();
  const { fields } = await readDocument(await openUpload(bytes, extractLimits));
  const values = new Map(fields.map(({ label, value }) => [label, value]));
  expect(values.get("Tax number")).toBe("90568214");
  expect(values.get("Postal code")).toBe("20457");
  expect(values.get("Name")).toBe("ANNE WOLFF");
  expect(values.get("Berth")).toBe("51");
});
