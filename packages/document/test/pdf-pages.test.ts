import { deflateSync } from "node:zlib";
import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp from "sharp";
import { expect, it } from "vitest";
import { readDocument } from "../src/read-document";
import { HELVETICA, pdf, stream, text } from "./write-layers";
import { writeObjects } from "./write-pdf";

const read = async (bytes: Uint8Array) => readDocument(await openUpload(bytes, extractLimits));
const pairsOf = async (bytes: Uint8Array) =>
  (await read(bytes)).fields.map(({ page, label, value }) => [page, label, value]);

const lines = [
  text(50, 740, "Order number: HP-7781"),
  text(50, 715, "Order date: 14 March 2027"),
  text(50, 690, "Payment terms: 30 days net of the invoice"),
].join("");

/** Those lines as a picture of this density. */
async function printed(dpi: number, box = "0 0 595 842") {
  const upload = await openUpload(pdf([{ content: lines, box }]), extractLimits);
  const { width, height, data } = await renderPage(upload, 1, { dpi, grey: true });
  return { width, height, image: sharp(data, { raw: { width, height, channels: 1 } }) };
}

it("chooses between the text layer and the ink of each page", async () => {
  const { width, height, image } = await printed(200);
  const jpeg = (await image.toColourspace("b-w").jpeg().toBuffer()).toString("latin1");
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`;
  const scan = "q 595 0 0 842 0 0 cm /I Do Q\n";
  // What another reader made of the scan, which nobody sees.
  const guess = `q 3 Tr ${text(50, 740, "0rder nunber: HP-77B1")}${text(50, 715, "0rder dale: 14 Manch 2O27")} Q`;
  const invoice = text(50, 740, "Invoice number: 77-10") + text(50, 715, "Currency: EUR");
  const pages = [{ content: invoice }, { content: scan + guess }];
  expect(await pairsOf(pdf(pages, [stream(jpeg, entries)]))).toEqual([
    [1, "Invoice number", "77-10"],
    [1, "Currency", "EUR"],
    [2, "Order number", "HP-7781"],
    [2, "Order date", "14 March 2027"],
    [2, "Payment terms", "30 days net of the invoice"],
  ]);
});

/** The map of a font to characters, each the next one of the alphabet. */
const nextLetter = stream(
  "1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfrange <41> <59> <0042> <61> <79> <0062> endbfrange",
);

it("reads the ink where a font gives other letters than it draws", async () => {
  const font = HELVETICA.replace(">>", "/ToUnicode 6 0 R >>");
  const content = `${lines}${text(50, 665, "Delivery address: Saltby Waterworks")}`;
  const resources = "/Resources << /Font << /F1 5 0 R >> >>";
  const bytes = writeObjects([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${resources} >>`,
    stream(content),
    font,
    nextLetter,
  ]);
  expect(await pairsOf(bytes)).toEqual([
    [1, "Order number", "HP-7781"],
    [1, "Order date", "14 March 2027"],
    [1, "Payment terms", "30 days net of the invoice"],
    [1, "Delivery address", "Saltby Waterworks"],
  ]);
});

it("reads a black and white scan of 1200 dpi", async () => {
  const box = "0 560 288 842";
  const small = await printed(300, box);
  const [width, height] = [small.width * 4, small.height * 4];
  const grey = await small.image
    .resize(width, height, { kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const bytes = Buffer.alloc((width / 8) * height);
  for (let at = 0; at < grey.length; at++)
    if ((grey[at] as number) > 128) bytes[at >> 3] = (bytes[at >> 3] as number) | (128 >> (at & 7));
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`;
  const image = stream(deflateSync(bytes).toString("latin1"), entries);
  const content = "q 288 0 0 282 0 560 cm /I Do Q";
  expect(await pairsOf(pdf([{ content, box }], [image]))).toEqual([
    [1, "Order number", "HP-7781"],
    [1, "Order date", "14 March 2027"],
    [1, "Payment terms", "30 days net of the invoice"],
  ]);
});

it("boxes values in fractions of their own page, whatever its size and turn", async () => {
  const { fields } = await read(
    pdf([
      { content: text(50, 742, "Invoice number: 77-10") },
      { content: text(40, 200, "Carrier: Canal barge"), box: "0 0 300 300" },
      { content: text(50, 742, "Currency: EUR"), entries: "/Rotate 90" },
    ]),
  );
  const found = fields.map(({ page, value, box: [, y, width, height] }) => [
    page,
    value,
    ...[y, width, height].map((share) => Number(share.toFixed(2))),
  ]);
  expect(found).toEqual([
    [1, "77-10", 0.11, 0.04, 0.01],
    [2, "Canal barge", 0.3, 0.18, 0.04],
    [3, "EUR", 0.16, 0.01, 0.04],
  ]);
});

it("takes what was filled into the fields of a form for its answers", async () => {
  const content = ["Name:", "Country:", "Newsletter:", "Remarks:"]
    .map((label, at) => text(50, 750 - 30 * at, label))
    .concat(text(150, 690, "Yes"), text(210, 690, "No"))
    .join("");
  const tick = (ink: string) =>
    stream(ink, "/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Resources << >>");
  const frame = "0.5 0.5 9 9 re S";
  const widget = (entries: string, rect: string) =>
    `<< /Type /Annot /Subtype /Widget ${entries} /DA (/F1 10 Tf 0 g) /Rect [${rect}] /F 4 >>`;
  const box = (name: string, state: string, rect: string) =>
    widget(
      `/FT /Btn /T (${name}) /V /${state} /AS /${state} /AP << /N << /On 5 0 R /Off 6 0 R >> >>`,
      rect,
    );
  const widgets = [
    widget("/FT /Tx /T (name) /V (Ingrid Holm)", "150 746 300 762"),
    widget(
      "/FT /Ch /Ff 131072 /T (country) /Opt [(Norway) (Sweden)] /V (Norway)",
      "150 716 300 732",
    ),
    box("yes", "On", "136 689 146 699"),
    box("no", "Off", "196 689 206 699"),
    widget("/FT /Tx /T (remarks) /V (Ring twice)", "150 656 300 672"),
  ];
  const refs = widgets.map((_, at) => `${7 + at} 0 R`).join(" ");
  const more = ["null", tick(`${frame} 2 2 m 8 8 l 2 8 m 8 2 l S`), tick(frame), ...widgets];
  const form = `/AcroForm << /Fields [${refs}] /NeedAppearances true /DR << /Font << /F1 3 0 R >> >> /DA (/F1 10 Tf 0 g) >>`;
  expect(await pairsOf(pdf([{ content, entries: `/Annots [${refs}]` }], more, form))).toEqual([
    [1, "Name", "Ingrid Holm"],
    [1, "Country", "Norway"],
    [1, "Newsletter", "Yes"],
    [1, "Remarks", "Ring twice"],
  ]);
});

it("reads what annotations print on the page, not what they keep in notes or hide", async () => {
  const look = (line: string) =>
    stream(
      text(2, 4, line),
      "/Type /XObject /Subtype /Form /BBox [0 0 150 16] /Resources << /Font << /F1 3 0 R >> >>",
    );
  const note = (kind: string, y: number, more: string) =>
    `<< /Type /Annot /Subtype /${kind} /Rect [150 ${y - 4} 300 ${y + 12}] ${more} >>`;
  const more = [
    "null",
    look("Ann Reed"),
    look("Secret: 42"),
    note("FreeText", 720, "/F 4 /Contents (Ann Reed) /AP << /N 5 0 R >>"),
    note("FreeText", 660, "/F 2 /Contents (Secret: 42) /AP << /N 6 0 R >>"),
    note("Text", 630, "/F 4 /Contents (Note: call back)"),
  ];
  const content =
    text(50, 750, "Order number: HP-7781") +
    text(50, 720, "Approved by:") +
    text(50, 690, "Currency: EUR");
  const entries = "/Annots [7 0 R 8 0 R 9 0 R]";
  expect(await pairsOf(pdf([{ content, entries }], more))).toEqual([
    [1, "Order number", "HP-7781"],
    [1, "Approved by", "Ann Reed"],
    [1, "Currency", "EUR"],
  ]);
});
