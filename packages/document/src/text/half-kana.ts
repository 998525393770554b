/** Katakana of half width, with the marks of voiced ones, which take a cell of their own. */
export const HALF_KANA = /[\uff66-\uff9f]/;

const HALVES = halves();

/** With katakana in half width, ガ as ｶﾞ; all else as it is. */
export function toHalfKana(text: string): string {
  return [...text].map((sign) => HALVES.get(sign) ?? sign).join("");
}

function halves(): Map<string, string> {
  const map = new Map<string, string>();
  for (let code = 0xff66; code <= 0xff9d; code++) {
    const half = String.fromCharCode(code);
    for (const mark of ["", "ﾞ", "ﾟ"]) {
      const full = `${half}${mark}`.normalize("NFKC");
      if (full.length === 1) map.set(full, `${half}${mark}`);
    }
  }
  return map;
}
