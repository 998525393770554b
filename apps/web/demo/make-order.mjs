// Writes purchase-order.pdf: one page of text in the built-in Helvetica, made for the demo.
import { writeFileSync } from "node:fs";

const WIDTH = 595;
const HEIGHT = 842;
const content = [];

function text(x, y, size, words, font = "F1") {
  const escaped = words.replace(/([()\\])/g, "\\$1");
  content.push(`BT /${font} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped}) Tj ET`);
}

function line(x1, y1, x2, y2, width = 0.6) {
  content.push(`${width} w ${x1} ${HEIGHT - y1} m ${x2} ${HEIGHT - y2} l S`);
}

/** Helvetica's digits are all 0.556 em wide, points and commas 0.278 em. */
function textRight(x, y, size, figures, font) {
  const ems = [...figures].reduce((sum, letter) => sum + (/[.,]/.test(letter) ? 0.278 : 0.556), 0);
  text(x - ems * size, y, size, figures, font);
}

text(48, 66, 18, "Harrow & Finch Workshop Ltd", "F2");
text(48, 82, 9, "Unit 7, Canal Yard, Leeds LS10 1EF");
text(400, 66, 16, "PURCHASE ORDER", "F2");

const facts = [
  ["Order No.:", "HF-20418"],
  ["Order Date:", "2026-11-09"],
  ["Delivery Date:", "2026-12-04"],
  ["Payment Terms:", "Net 30 days"],
];
facts.forEach(([label, value], i) => {
  text(370, 112 + i * 16, 9.5, label);
  text(460, 112 + i * 16, 9.5, value, "F2");
});

text(48, 116, 9, "Supplier", "F2");
["Tarn Metalworks GmbH", "Am Wehr 14", "78462 Konstanz"].forEach((words, i) => {
  text(48, 131 + i * 13, 9.5, words);
});

const columns = [48, 84, 320, 400, 480, 547];
const rows = [
  ["1", "Base plate 120 x 60 x 3 mm, steel", "24", "8.40", "201.60"],
  ["2", "Angle bracket, zinc plated", "60", "2.15", "129.00"],
  ["3", "Hex bolt M8 x 30, A2", "400", "0.18", "72.00"],
  ["4", "Spacer ring, brass, 12 mm", "80", "0.95", "76.00"],
];
const top = 210;
line(48, top, 547, top);
text(columns[0] + 2, top + 15, 9, "Item", "F2");
text(columns[1] + 2, top + 15, 9, "Description", "F2");
text(336, top + 15, 9, "Quantity", "F2");
text(412, top + 15, 9, "Unit Price", "F2");
text(506, top + 15, 9, "Amount", "F2");
line(48, top + 22, 547, top + 22);
rows.forEach(([item, description, quantity, price, amount], i) => {
  const y = top + 38 + i * 20;
  text(columns[0] + 2, y, 9.5, item);
  text(columns[1] + 2, y, 9.5, description);
  textRight(376, y, 9.5, quantity);
  textRight(460, y, 9.5, price);
  textRight(545, y, 9.5, amount);
  line(48, y + 8, 547, y + 8, 0.3);
});
const totals = [
  ["Subtotal", "478.60"],
  ["VAT 20 %", "95.72"],
  ["Total GBP", "574.32"],
];
totals.forEach(([label, amount], i) => {
  const font = i === 2 ? "F2" : "F1";
  text(400, top + 150 + i * 18, 10, label, font);
  textRight(545, top + 150 + i * 18, 10, amount, font);
});
text(
  48,
  480,
  9.5,
  "Please confirm this order by e-mail and quote the order number on your invoice.",
);

const stream = content.join("\n");
const objects = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
  `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
];
let pdf = "%PDF-1.4\n";
const offsets = objects.map((body, i) => {
  const offset = pdf.length;
  pdf += `${i + 1} 0 obj\n${body}\nendobj\n`;
  return offset;
});
const xref = pdf.length;
pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
pdf += offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
writeFileSync(new URL("purchase-order.pdf", import.meta.url), pdf, "latin1");
