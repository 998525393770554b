import { createHash, randomInt } from "node:crypto";

/**
 * `svc_live_` + 32 random base62 characters + 6 base62 characters of CRC-32 (IEEE) over what
 * precedes them, so that a mistyped key is told from an unknown one without a look at the database.
 */
const PREFIX = "svc_live_";
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 6;
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);

export function makeKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(62)]).join("");
  return PREFIX + random + checkOf(PREFIX + random);
}

export function isWellFormedKey(key: string): boolean {
  if (!FORM.test(key)) return false;
  return checkOf(key.slice(0, -CHECK_LENGTH)) === key.slice(-CHECK_LENGTH);
}

/** What is stored of a key: the SHA-256 of the whole of it, hexadecimal. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function checkOf(text: string): string {
  let rest = crc32(text);
  let digits = "";
  while (digits.length < CHECK_LENGTH) {
    digits = ALPHABET[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** CRC-32 as in IEEE 802.3 (reflected polynomial 0xEDB88320); `zlib.crc32` is newer than Node 20.15. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
