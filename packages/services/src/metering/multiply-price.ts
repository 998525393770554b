const DECIMAL = /^(\d+)(?:\.(\d+))?$/;
/** Amounts show at least so many digits after the point. */
const SHOWN_DIGITS = 2;

/** `price` × `count` as an exact decimal string: money never passes through a float. */
export function multiplyPrice(price: string, count: number): string {
  const [, whole, fraction = ""] = DECIMAL.exec(price) ?? [];
  if (whole === undefined) throw new Error("not a decimal string");
  const units = (BigInt(whole + fraction) * BigInt(count)).toString();
  const padded = units.padStart(fraction.length + 1, "0");
  const digits = padded.slice(padded.length - fraction.length);
  const kept = fraction === "" ? "" : digits.replace(/0+$/, "");
  const integer = fraction === "" ? padded : padded.slice(0, -fraction.length);
  return `${integer}.${kept.padEnd(SHOWN_DIGITS, "0")}`;
}

/** A stored price as it is shown: "0.350000" is "0.35". */
export const showPrice = (price: string): string => multiplyPrice(price, 1);
