const IDEOGRAPH = "[\\u3005-\\u30ff\\u3400-\\u9fff]";
/** A length unit with what the models make of a raised 2 behind it: they have no sign for it. */
const SQUARED = /(?<![\p{L}])([mckd]?m|ft|in)(?:[?°]{1,2}|\?°)$/u;

/**
 * Signs that the models give in another form than is printed: brackets around ideographs, which they
 * know narrow only, the yen sign, which shares the backslash's place, and squares of lengths.
 */
export function asPrinted(text: string): string {
  return text
    .replace(/\\(?=\s?[\d.,-])/g, "¥")
    .replace(SQUARED, "$1²")
    .replace(new RegExp(`\\((?=${IDEOGRAPH}[^()]*\\))`, "g"), "（")
    .replace(/（([^（()）]*)\)/g, "（$1）")
    .replace(new RegExp(`^([^()（）]*${IDEOGRAPH})\\)`, "g"), "$1）");
}
