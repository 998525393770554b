import { randomBytes } from "node:crypto";

/** 256 random bits; the whole text, prefix included, is the HMAC key. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64url")}`;
}
