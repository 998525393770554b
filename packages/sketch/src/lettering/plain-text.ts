/**
 * A written text in the one form that the grammar reads: lower case, no accents, one sign for each meaning
 * (`ø` for every diameter sign, `x` for every times sign, `.` for the decimal comma), single blanks.
 */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[⌀ØøΦφ∅]/gu, "ø")
    .replace(/[×✕*·]/gu, "x")
    .replace(/[″“”]|''|’’/gu, '"')
    .replace(/[′’]/gu, "'")
    .replace(/[º˚]/gu, "°")
    .replace(/[–—−]/gu, "-")
    .replace(/ß/gu, "ss")
    .replace(/[đĐ]/gu, "d")
    .replace(/[łŁ]/gu, "l")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/(\d),(?=\d)/gu, "$1.")
    .replace(/(^|[^\d]),(?=\d)/gu, "$1.")
    .replace(/\s+/gu, " ")
    .trim();
}
