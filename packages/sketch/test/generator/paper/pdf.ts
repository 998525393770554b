import { type Ink, type InkKind, layerOf } from "../drawing/ink";
import type { Implement } from "./habits";

export interface PdfPage {
  /** Points. */
  width: number;
  height: number;
  content:
    | { kind: "image"; jpeg: Buffer; pixels: readonly [number, number] }
    | { kind: "vector"; ink: Ink; implement: Implement; scale: number };
}

/** A plain PDF of pages that each hold a scanned image or the pen strokes themselves. */
export function writePdf(pages: readonly PdfPage[]): Buffer {
  const objects: Buffer[] = [];
  const add = (head: string, stream?: Buffer) => {
    const body =
      stream === undefined
        ? [Buffer.from(head)]
        : [
            Buffer.from(`${head.replace(">>", `/Length ${stream.length} >>`)}\nstream\n`),
            stream,
            Buffer.from("\nendstream"),
          ];
    objects.push(Buffer.concat(body));
    return objects.length;
  };
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add("");
  const kids = pages.map(({ width, height, content }) => {
    const box = `/MediaBox [0 0 ${width.toFixed(2)} ${height.toFixed(2)}]`;
    if (content.kind === "vector") {
      const stream = add("<< >>", Buffer.from(vectorStream(content, height)));
      return add(`<< /Type /Page /Parent 2 0 R ${box} /Resources << >> /Contents ${stream} 0 R >>`);
    }
    const [w, h] = content.pixels;
    const image = add(
      `<< /Type /XObject /Subtype /Image /Width ${w} /Height ${h} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode >>`,
      content.jpeg,
    );
    const stream = add(
      "<< >>",
      Buffer.from(`q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} 0 0 cm /I Do Q`),
    );
    return add(
      `<< /Type /Page /Parent 2 0 R ${box} /Resources << /XObject << /I ${image} 0 R >> >> /Contents ${stream} 0 R >>`,
    );
  });
  objects[1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((k) => `${k} 0 R`).join(" ")}] >>`,
  );
  return assemble(objects);
}

function vectorStream(
  { ink, implement, scale }: Extract<PdfPage["content"], { kind: "vector" }>,
  height: number,
): string {
  const at = ([x, y]: readonly number[]) =>
    `${((x ?? 0) * scale).toFixed(2)} ${(height - (y ?? 0) * scale).toFixed(2)}`;
  const colour = (kind: InkKind) =>
    implement[layerOf(kind)].map((v) => (v / 255).toFixed(3)).join(" ");
  const out = ["1 J 1 j"];
  for (const { points, width, kind } of ink.strokes) {
    out.push(
      `${colour(kind)} RG ${(width * scale).toFixed(2)} w ${at(points[0] ?? [])} m ${points
        .slice(1)
        .map((p) => `${at(p)} l`)
        .join(" ")} S`,
    );
  }
  for (const { contours, kind } of ink.fills) {
    out.push(
      `${colour(kind)} rg ${contours
        .map(
          (c) =>
            `${at(c[0] ?? [])} m ${c
              .slice(1)
              .map((p) => `${at(p)} l`)
              .join(" ")} h`,
        )
        .join(" ")} f`,
    );
  }
  return out.join("\n");
}

function assemble(objects: Buffer[]): Buffer {
  const chunks = [Buffer.from("%PDF-1.4\n")];
  let size = 9;
  const offsets = objects.map((body, i) => {
    const chunk = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    const offset = size;
    chunks.push(chunk);
    size += chunk.length;
    return offset;
  });
  const table = offsets.map((o) => `${String(o).padStart(10, "0")} 00000 n \n`).join("");
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
