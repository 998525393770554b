/** Signs every CAD program shows from its own code, also those that know no `\U+XXXX`. */
const CONTROL_CODES: Record<string, string> = { Ø: "%%c", "⌀": "%%c", "°": "%%d", "±": "%%p" };

/** Text as every DXF version carries it: one line of ASCII, other signs as `\U+XXXX` (UTF-16 units). */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[^ -~]/g, (sign) => CONTROL_CODES[sign] ?? escapeUnit(sign));
}

function escapeUnit(unit: string): string {
  return `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
