import { createHmac } from "node:crypto";

/**
 * The value of `service-signature`: HMAC-SHA256 of "<t>.<body>" under each secret, in hex.
 *
 * @param at unix seconds
 * @param secrets the current secret first; the previous one for 24 hours after a rotation
 */
export function signWebhook(body: string, at: number, secrets: readonly string[]): string {
  const signatures = secrets.map((secret) => {
    const mac = createHmac("sha256", secret).update(`${at}.`).update(body).digest("hex");
    return `v1=${mac}`;
  });
  return [`t=${at}`, ...signatures].join(",");
}
