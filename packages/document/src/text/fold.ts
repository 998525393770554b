/** CJK ideographs, kana, hangul and their full-width punctuation: scripts written without spaces. */
const cjk = /[\u2e80-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

export function isCjk(text: string): boolean {
  return cjk.test(text);
}

const unaccented: Record<string, string> = { đ: "d", ł: "l", ß: "ss", ø: "o", æ: "ae", œ: "oe" };

/**
 * Some fonts map everyday ideographs to their look-alikes among the radicals; a reader sees the
 * ideograph. Only these are replaced: full-width digits and letters stay as printed.
 */
export function asPrinted(text: string): string {
  return text.replace(/[\u2e80-\u2fdf]/g, (sign) => sign.normalize("NFKC")).normalize("NFC");
}

/**
 * The form in which texts are compared: compatibility forms unified, lower case, no accents, words
 * separated by one space, no space next to a CJK sign, and of the punctuation only # and %.
 */
export function fold(text: string): string {
  const lower = isAscii(text) ? text.toLowerCase() : withoutAccents(text);
  return lower
    .replace(/(?<=\p{L})[.'’](?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}#%ー]+/gu, " ")
    .replace(/ (?=[\u2e80-\u9fff\uf900-\ufaff])|(?<=[\u2e80-\u9fff\uf900-\ufaff]) /g, "")
    .trim();
}

/** Most of what is compared is: it has no other forms and no accents, and is not searched for any. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function withoutAccents(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[đłßøæœ]/g, (letter) => unaccented[letter] ?? letter)
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
}

/** Edit distance (Levenshtein, two rows), given up as `limit + 1` once it exceeds the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const cost = Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}
