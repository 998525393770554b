export const DASHES = /[-一ー―–—]/;

/** A sign in its full width. */
export function widened(sign: string): string {
  if (sign === "¥" || sign === "￥") return "￥";
  if (DASHES.test(sign) || sign === "－") return "－";
  if (sign === "~") return "～";
  if (sign >= "\uff01") return sign;
  return String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0);
}
