import { deflateSync } from "node:zlib";

/** Files made for the tests of the interface, byte by byte, so that each is wrong in one way only. */
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A white PNG of one bit a pixel. */
export function whitePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff).fill(0, 0, 1);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The PNG with a comment so long that the whole has `size` bytes. */
export function paddedPng(png: Buffer, size: number): Buffer {
  const end = png.length - 12;
  const text = Buffer.alloc(size - png.length - 12, 0x20);
  return Buffer.concat([png.subarray(0, end), chunk("tEXt", text), png.subarray(end)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** CRC-32 as PNG's specification, annex D, gives it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PDF of pages that show one line of text each. */
export function textPdf(lines: string[]): Buffer {
  const objects: string[] = [];
  const kids = lines.map((_, page) => `${4 + 2 * page} 0 R`).join(" ");
  objects.push("<< /Type /Catalog /Pages 2 0 R >>");
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`);
  objects.push("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  for (const [page, line] of lines.entries()) {
    const content = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * page} 0 R` +
        " /Resources << /Font << /F1 3 0 R >> >> >>",
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
}
