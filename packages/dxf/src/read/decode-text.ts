const CONTROL_CODES: Record<string, string> = { c: "Ø", d: "°", p: "±" };

/** DXF text as people read it: `\U+XXXX` and `%%c`, `%%d`, `%%p` decoded. */
export function decodeText(text: string): string {
  return text
    .replace(/\\U\+([0-9A-Fa-f]{4})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/%%([cdp])/gi, (whole, code: string) => CONTROL_CODES[code.toLowerCase()] ?? whole);
}
