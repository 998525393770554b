import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cadLimits, extractLimits } from "../src/limits";
import { openUpload } from "../src/open-upload";
import { pdfFile, pdfOf } from "./make-pdf";

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

const text = (line: string) => `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
const refusal = (bytes: Uint8Array, limits = extractLimits) =>
  openUpload(bytes, limits).then(
    () => "accepted",
    (error) => error.code,
  );

describe("openUpload", () => {
  it.each(["png", "jpeg", "webp", "gif", "tiff"] as const)(
    "opens a %s of one page",
    async (type) => {
      const bytes = await noise(80, 60).toFormat(type).toBuffer();
      await expect(openUpload(bytes, extractLimits)).resolves.toMatchObject({ type, pages: 1 });
    },
  );

  it.each(["png", "jpeg", "webp", "gif", "tiff"] as const)(
    "refuses a %s that was cut, even shortly before its end",
    async (type) => {
      const bytes = await noise(400, 300).toFormat(type).toBuffer();
      for (const share of [0.1, 0.5, 0.98]) {
        expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe(
          "unreadable_document",
        );
      }
    },
  );

  it("counts the pages of a PDF and refuses the twenty-first", async () => {
    const pages = (count: number) =>
      pdfOf(Array.from({ length: count }, (_, i) => text(`Page ${i}`)));
    await expect(openUpload(pages(20), extractLimits)).resolves.toMatchObject({ pages: 20 });
    expect(await refusal(pages(21))).toBe("too_many_pages");
  });

  it("refuses a PDF that was cut, one without pages and one locked with a password", async () => {
    const whole = pdfOf([text("Order")]);
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.7)))).toBe(
      "unreadable_document",
    );
    expect(
      await refusal(
        pdfFile(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 0 /Kids [] >>"]),
      ),
    ).toBe("unreadable_document");
    const locked = Buffer.from(whole)
      .toString("latin1")
      .replace(
        "/Root 1 0 R",
        `/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"11".repeat(32)}> /U <${"22".repeat(32)}> >>`,
      );
    await expect(openUpload(Buffer.from(locked, "latin1"), extractLimits)).rejects.toMatchObject({
      code: "unreadable_document",
      message: expect.stringContaining("password"),
    });
  });

  it("accepts a size at the limit and refuses one byte more", async () => {
    const bytes = await noise(80, 60).png().toBuffer();
    const limits = { ...extractLimits, imageBytes: bytes.length };
    await expect(openUpload(bytes, limits)).resolves.toMatchObject({ type: "png" });
    expect(await refusal(bytes, { ...limits, imageBytes: bytes.length - 1 })).toBe(
      "file_too_large",
    );
  });

  it("decides on pixels by the header", async () => {
    const bytes = await noise(100, 50).png().toBuffer();
    expect(await refusal(bytes, { ...extractLimits, pixels: 5000 })).toBe("accepted");
    expect(await refusal(bytes, { ...extractLimits, pixels: 4999 })).toBe("too_many_pixels");
    const bomb = Buffer.from(bytes);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    expect(await refusal(bomb)).toBe("too_many_pixels");
  });

  it("takes no TIFF for a sketch", async () => {
    const bytes = await noise(80, 60).tiff().toBuffer();
    expect(await refusal(bytes, cadLimits)).toBe("unsupported_file_type");
  });
});
