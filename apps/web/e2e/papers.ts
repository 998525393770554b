/** Papers of one page as PDF text in the built-in Helvetica, made by hand for the tests. */
type Text = [x: number, y: number, words: string, size?: number];

/** `turned` is how far a viewer turns the page, clockwise in degrees. */
export function deliveryNote({ turned = 0 } = {}): Buffer {
  const columns = [50, 110, 330, 430];
  const rows = [
    ["Pos", "Description", "Quantity", "Unit"],
    ["1", "Flange gasket DN50", "40", "pcs"],
    ["2", "Threaded rod M12, 1 m", "25", "pcs"],
    ["3", "Cutting oil", "6", "l"],
  ];
  const texts: Text[] = [
    [50, 70, "DELIVERY NOTE", 18],
    [50, 110, "Delivery Note No.:"],
    [170, 110, "DN-5519"],
    [50, 128, "Order No.:"],
    [170, 128, "PO-88213"],
    [50, 146, "Delivery Date:"],
    [170, 146, "2026-10-02"],
    ...rows.flatMap((row, at) =>
      row.map((words, column): Text => [columns[column] ?? 0, 200 + at * 20, words]),
    ),
  ];
  const rules = rows.map((_, at) => `0.5 w 48 ${636 - at * 20} m 540 ${636 - at * 20} l S`);
  return pdf([...texts.map(show), ...rules].join("\n"), turned);
}

/** An invoice whose total is not the sum of what stands above it. */
export function wrongInvoice(): Buffer {
  const texts: Text[] = [
    [50, 70, "INVOICE", 18],
    [50, 110, "Invoice No.:"],
    [170, 110, "R-2044"],
    [50, 140, "Subtotal:"],
    [170, 140, "EUR 100.00"],
    [50, 158, "VAT:"],
    [170, 158, "EUR 19.00"],
    [50, 176, "Total:"],
    [170, 176, "EUR 125.00"],
  ];
  return pdf(texts.map(show).join("\n"), 0);
}

function show([x, y, words, size = 10]: Text): string {
  return `BT /F1 ${size} Tf ${x} ${842 - y} Td (${words.replace(/[()\\]/g, "\\$&")}) Tj ET`;
}

function pdf(content: string, turned: number): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /Rotate ${turned} /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join("");
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
    "latin1",
  );
}
