/** A length of the overlay: tenths of a pixel are finer than any pen. */
export const n = (value: number): string => String(Number(value.toFixed(1)));

/** Text as it stands in an SVG; control characters, which XML forbids, are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
