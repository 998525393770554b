const IDEOGRAPH = "[\\u3005-\\u30ff\\u3400-\\u9fff]";

/**
 * Signs that the Japanese and Chinese models give in their narrow or old form where the wide one is
 * printed: brackets that touch ideographs, and the yen sign, which shares the backslash's place.
 */
export function asPrinted(text: string): string {
  return text
    .replace(/\\(?=\s?[\d.,-])/g, "¥")
    .replace(new RegExp(`\\((?=${IDEOGRAPH}[^()]*\\))`, "g"), "（")
    .replace(/（([^（()）]*)\)/g, "（$1）")
    .replace(new RegExp(`^([^()（）]*${IDEOGRAPH})\\)`, "g"), "$1）");
}
