/** Objects of a PDF file in order, each with its own number from 1; written with a cross-reference table. */
export function pdfFile(objects: readonly string[]): Uint8Array {
  const parts = ["%PDF-1.4\n"];
  let size = parts[0]?.length ?? 0;
  const offsets = objects.map((object, i) => {
    const at = size;
    const part = `${i + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    size += part.length;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`;
  return new Uint8Array(Buffer.from([...parts, head, rows, trailer].join(""), "latin1"));
}

/** A PDF with one page for each content stream, Helvetica as F1 and Helvetica-Bold as F2. */
export function pdfOf(
  contents: readonly string[],
  pageEntries = "/MediaBox [0 0 595 842]",
): Uint8Array {
  const first = 5;
  const kids = contents.map((_, i) => `${first + 2 * i} 0 R`).join(" ");
  return pdfFile([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>",
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R ${pageEntries} /Contents ${first + 2 * i + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]);
}
