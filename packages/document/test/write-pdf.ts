/** A text at its left edge and baseline in points from the top left of an A4 page. */
export interface PdfText {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
}

const height = 842;

/** A PDF of Helvetica texts (Windows-1252 of Latin-1 and the euro sign), one list a page, small enough to be read by eye. */
export function writePdf(pages: readonly (readonly PdfText[])[]): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(" ");
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const font of ["Helvetica", "Helvetica-Bold"]) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  }
  for (const [index, texts] of pages.entries()) {
    const content = texts.map(draw).join("\n");
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] /Contents ${6 + 2 * index} 0 R ` +
        "/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>",
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return writeObjects(objects);
}

function draw({ x, y, text, size = 10, bold = false }: PdfText): string {
  const escaped = text.replace(/[\\()]/g, "\\$&").replaceAll("€", "\u0080");
  return `BT /${bold ? "F2" : "F1"} ${size} Tf ${x} ${height - y} Td (${escaped}) Tj ET`;
}

/** A file of these objects, numbered from 1, whose first is the catalogue; bytes as characters of Latin-1. */
export function writeObjects(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
