import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import { expect, it } from "vitest";
import { recognizeHere } from "../src/ocr/readers/tesseract";
import { writePdf } from "./write-pdf";

const lines = [
  "LABORATORY REPORT",
  "[ ] Acid number",
  "[x] Wax content",
  "[ ] Molecular weight",
  "Open time",
  "Infrared spectrum",
  "MFG. DATE 8-09",
  "W. Tuttle",
  "6 1/2",
  "1111 1111 1111",
  "ILLINOIS MILL",
  "0000 0000",
  "mmmm mmmm",
  "H H H H H H",
  "A B C D E F G",
];

it("reads what was typed alike before and after Japanese and Chinese, whose settings are their own", async () => {
  // Each sign in the middle of a cell, as typewriters set them, which is cut up by its pitch.
  const typed = lines.flatMap((line, row) =>
    [...line].map((text, i) => ({ x: 50 + 9 * i, y: 80 + 22 * row, text, size: 10 })),
  );
  const file = await openUpload(writePdf([typed]), extractLimits);
  const image = await renderPage(file, 1, { dpi: 200, grey: true });
  const before = await recognizeHere(image, "eng");
  expect(before.length).toBeGreaterThan(0);
  for (const model of ["jpn", "chi_sim"] as const) {
    await recognizeHere(image, model);
    expect(await recognizeHere(image, "eng")).toEqual(before);
  }
});
