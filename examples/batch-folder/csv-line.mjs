/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells) => `${cells.map(csvCell).join(",")}\r\n`;

/**
 * A document's text must not become a spreadsheet's formula: what looks like the beginning of one,
 * and is not a number, gets an apostrophe, as one types it in a spreadsheet to say "text".
 */
function csvCell(value) {
  const text = String(value);
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,\s]+%?$/.test(text);
  const shown = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
