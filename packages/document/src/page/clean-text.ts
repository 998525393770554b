/** Letters that fonts draw as one glyph. */
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Kangxi and CJK radicals: some fonts name their ideographs so, though the character is meant. */
const RADICALS = /[\u2e80-\u2fdf]/g;
/** Soft hyphen, zero-width characters, direction marks, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: text layers do contain them
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The characters as printed: composed (NFC), ligatures and radicals as the letters they stand for. */
export function cleanText(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"))
    .replace(RADICALS, (radical) => radical.normalize("NFKC"))
    .normalize("NFC");
}
