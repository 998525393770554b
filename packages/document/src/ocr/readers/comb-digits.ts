import { ocrSettings } from "../settings";
import type { Sign } from "./print-network";

/** Where so many signs are digits, another is so, too, that is one with this probability. */
const MOSTLY = 0.6;
const THINKABLE = 0.05;
/** Letters that look like digits; some of them, alone on their own, are hardly told from them. */
const LIKE_DIGITS = new Map([..."OIlSBZG"].map((letter, i) => [letter, "0115826"[i] as string]));
const ROUND_OR_UPRIGHT = /^[OIl]$/;
/** Where every other sign is one of these, so many at least are digits. */
const FEWEST_DIGITS = 2;

/** Among digits each sign is the digit that its reader thought likeliest, in whatever shape: S and 5 together are one, as are O and 0. */
export function asNumber(signs: readonly Sign[]): readonly Sign[] {
  const digits = signs.filter(({ text }) => /\d/.test(text)).length;
  const isLikeDigits = ({ text }: Sign) => /\d/.test(text) || ROUND_OR_UPRIGHT.test(text);
  const areDigits = digits >= FEWEST_DIGITS && signs.every(isLikeDigits);
  return areDigits || digits >= MOSTLY * signs.length ? signs.map(asDigit) : signs;
}

function asDigit(sign: Sign): Sign {
  const rivals = sign.rivals ?? [];
  const isDigit = ({ text }: { text: string }) => /^\d$/.test(text);
  const isSeen = isDigit(sign) || ROUND_OR_UPRIGHT.test(sign.text);
  const isThought = rivals.some((one) => isDigit(one) && one.probability >= THINKABLE);
  // A letter may end a number: "55018447S".
  if (!isSeen && !isThought) return sign;
  const shares = new Map<string, number>();
  for (const { text, probability } of [sign, ...rivals]) {
    const digit = isDigit({ text }) ? text : LIKE_DIGITS.get(text);
    if (digit) shares.set(digit, (shares.get(digit) ?? 0) + probability);
  }
  const [text = sign.text, share = 0] = [...shares].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  // What its reader saw as a letter of another shape is that digit with what it gave the letter.
  const isOther = !isDigit(sign) && !LIKE_DIGITS.has(sign.text);
  const probability = Math.min(1, share + (isOther ? sign.probability : 0));
  if (text === sign.text) return { ...sign, probability };
  return { ...sign, text, probability: Math.min(probability, ocrSettings.disputed) };
}
