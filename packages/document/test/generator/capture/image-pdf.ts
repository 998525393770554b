export interface ImagePage {
  /** Points. */
  width: number;
  height: number;
  jpeg: Buffer;
  pixels: readonly [number, number];
  grey: boolean;
}

/** A PDF whose pages each hold one image, as a scanner writes it. */
export function writeImagePdf(pages: readonly ImagePage[]): Buffer {
  const objects: Uint8Array[] = [];
  const add = (head: string, stream?: Uint8Array) => {
    const filled = stream ? head.replace(">>", `/Length ${stream.length} >>`) : head;
    const parts: Uint8Array[] = [Buffer.from(filled)];
    if (stream) parts.push(Buffer.from("\nstream\n"), stream, Buffer.from("\nendstream"));
    objects.push(Buffer.concat(parts));
    return objects.length;
  };
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add("");
  const kids = pages.map(({ width, height, jpeg, pixels: [w, h], grey }) => {
    const [across, up] = [width.toFixed(2), height.toFixed(2)];
    const image = add(
      `<< /Type /XObject /Subtype /Image /Width ${w} /Height ${h} /ColorSpace /Device${grey ? "Gray" : "RGB"} /BitsPerComponent 8 /Filter /DCTDecode >>`,
      jpeg,
    );
    const stream = add("<< >>", Buffer.from(`q ${across} 0 0 ${up} 0 0 cm /I Do Q`));
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] /Resources << /XObject << /I ${image} 0 R >> >> /Contents ${stream} 0 R >>`,
    );
  });
  objects[1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`,
  );
  return assemble(objects);
}

function assemble(objects: readonly Uint8Array[]): Buffer {
  const chunks: Uint8Array[] = [Buffer.from("%PDF-1.4\n")];
  let size = 9;
  const offsets = objects.map((body, i) => {
    const chunk = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    const offset = size;
    chunks.push(chunk);
    size += chunk.length;
    return offset;
  });
  const table = offsets.map((o) => `${String(o).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
