/** The form in which readings of one print are compared: without spaces, widths and typographic variants. */
export function plainSigns(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’´`]/g, "'")
    .replace(/''|[“”„«»]/g, '"')
    .replace(/[–—−‐]/g, "-")
    .replace(/\s/g, "");
}

const base: Record<string, string> = { đ: "d", Đ: "D", ł: "l", Ł: "L", ı: "i", ß: "B" };

/** Plain signs without their marks: all that a reader without the marks can see. */
export function bareSigns(text: string): string {
  return plainSigns(text)
    .replace(/[đĐłŁıß]/g, (letter) => base[letter] ?? letter)
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
}
