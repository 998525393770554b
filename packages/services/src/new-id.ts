import { randomBytes } from "node:crypto";

type Prefix =
  | "ext"
  | "cad"
  | "evt"
  | "req"
  | "key"
  | "proj"
  | "org"
  | "inv"
  | "whd"
  | "plan"
  | "usr"
  | "role";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
const TIME_DIGITS = 9;
const RANDOM_DIGITS = 16;

/** An identifier like `cad_…`: the time in milliseconds and then chance, so that ids sort by time. */
export function newId(prefix: Prefix, at: Date): string {
  const time = at.getTime().toString(36).padStart(TIME_DIGITS, "0");
  // 252 is the largest multiple of 36 in a byte; what lies above would favour the first digits.
  let chance = "";
  while (chance.length < RANDOM_DIGITS) {
    for (const byte of randomBytes(RANDOM_DIGITS)) {
      if (byte < 252 && chance.length < RANDOM_DIGITS) chance += ALPHABET[byte % 36];
    }
  }
  return `${prefix}_${time}${chance}`;
}
