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
const COUNT_DIGITS = 3;
const RANDOM_DIGITS = 13;

let last = { time: 0, count: 0 };

/**
 * An identifier like `cad_…`: the time in milliseconds, a count within the millisecond, then
 * chance. So ids sort by time, those of one process strictly.
 */
export function newId(prefix: Prefix, at: Date): string {
  const time = at.getTime();
  last = { time, count: time === last.time ? last.count + 1 : 0 };
  return `${prefix}_${digits(time, TIME_DIGITS)}${digits(last.count, COUNT_DIGITS)}${chance()}`;
}

const digits = (value: number, length: number): string => value.toString(36).padStart(length, "0");

function chance(): string {
  // 252 is the largest multiple of 36 in a byte; what lies above would favour the first digits.
  let drawn = "";
  while (drawn.length < RANDOM_DIGITS) {
    for (const byte of randomBytes(RANDOM_DIGITS)) {
      if (byte < 252 && drawn.length < RANDOM_DIGITS) drawn += ALPHABET[byte % 36];
    }
  }
  return drawn;
}
