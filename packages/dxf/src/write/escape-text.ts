/** Text as every DXF version carries it: one line, non-ASCII as `\U+XXXX` (UTF-16 units). */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[^ -~]/g, (unit) =>
      [...Array(unit.length).keys()]
        .map((i) => `\\U+${unit.charCodeAt(i).toString(16).toUpperCase().padStart(4, "0")}`)
        .join(""),
    );
}
