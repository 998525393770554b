import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp from "sharp";
import { expect, it } from "vitest";
import { readDocument } from "../src/read-document";
import { pdf } from "./write-layers";

/** What was typed onto the line of its label, so low that the line runs through the feet of its letters. */
const typed = (y: number, label: string, value: string): string =>
  `BT /F1 9 Tf 60 ${y + 2} Td (${label}:) Tj ET
0.9 w 150 ${y} m 420 ${y} l S
BT /F1 11 Tf 160 ${y} Td (${value}) Tj ET`;

const values = {
  Tenant: "BELLE ELLSWORTH",
  Building: "LITTLE MILL HOUSE",
  Street: "ZELLER LANE 12",
  Meter: "4822051",
};

/** A form made for these tests. */
const form = `
BT /F1 15 Tf 60 780 Td (Saltby Waterworks) Tj ET
BT /F1 10 Tf 60 760 Td (Report of a water meter that was read by the tenant) Tj ET
${Object.entries(values)
  .map(([label, value], i) => typed(700 - 34 * i, label, value))
  .join("\n")}
BT /F1 10 Tf 60 540 Td (Please return this report within fourteen days to the office stated above.) Tj ET
`;

it("reads what is typed onto lines through the feet of its letters", async () => {
  const upload = await openUpload(pdf([{ content: form }]), extractLimits);
  const { width, height, data } = await renderPage(upload, 1, { dpi: 200, grey: true });
  const scan = await sharp(data, { raw: { width, height, channels: 1 } })
    .blur(0.7)
    .png()
    .toBuffer();
  const { fields } = await readDocument(await openUpload(scan, extractLimits));
  const read = new Map(fields.map(({ label, value }) => [label, value]));
  expect(Object.keys(values).map((label) => read.get(label))).toEqual(Object.values(values));
});
