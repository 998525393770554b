import type { CadEvent } from "./cad.js";
import { InputError, WebhookVerificationError } from "./errors.js";

export interface VerifyOptions {
  /** How far the signature's time may lie from now, in seconds, either way; default 300. */
  tolerance?: number | undefined;
  /** Milliseconds since 1970; default the clock's. */
  now?: number | undefined;
}

const TOLERANCE_S = 300;
/** Two secrets sign while one is rotated; more than a few signatures are nobody's of ours. */
const MAX_SIGNATURES = 8;

/**
 * Checks that an event comes from the service and is fresh, and returns it.
 *
 * @param rawBody the body as it arrived, byte by byte: parsed and written again it is another one
 * @param header the value of `service-signature`
 * @param secret `webhook_secret` of `GET /v1/me`, prefix included
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  rawBody: string | ArrayBuffer | ArrayBufferView,
  header: string | readonly string[] | null | undefined,
  secret: string,
  { tolerance = TOLERANCE_S, now = Date.now() }: VerifyOptions = {},
): Promise<CadEvent> {
  if (!secret) throw new InputError("The webhook secret is missing.");
  const { at, signatures } = parseHeader(header);
  const body = bytesOf(rawBody);
  if (!(await isSigned(body, { at, signatures, secret }))) {
    throw new WebhookVerificationError("wrong_signature", "No signature fits body and secret.");
  }
  if (!(Math.abs(now / 1000 - Number(at)) <= tolerance)) {
    throw new WebhookVerificationError("outside_tolerance", "The signature is too old or too new.");
  }
  return parseEvent(body);
}

/** `t=<unix seconds>,v1=<hex>`, the latter twice while a secret is rotated. */
function parseHeader(header: string | readonly string[] | null | undefined) {
  const text = typeof header === "string" ? header : (header ?? []).join(",");
  const entries = text.split(",").map((entry) => entry.trim());
  const [at, ...more] = entries.flatMap((entry) => /^t=(\d{1,12})$/.exec(entry)?.[1] ?? []);
  const signatures = entries.flatMap((entry) => /^v1=([0-9a-f]{64})$/i.exec(entry)?.[1] ?? []);
  if (at === undefined || more.length > 0 || signatures.length === 0) {
    throw new WebhookVerificationError(
      "no_signature",
      "service-signature is missing or malformed.",
    );
  }
  return { at, signatures: signatures.slice(0, MAX_SIGNATURES) };
}

/** WebCrypto compares in constant time; every signature is looked at, whichever fits. */
async function isSigned(
  body: Uint8Array<ArrayBuffer>,
  { at, signatures, secret }: { at: string; signatures: string[]; secret: string },
): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secretBytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey("raw", secretBytes, algorithm, false, ["verify"]);
  const time = new TextEncoder().encode(`${at}.`);
  const signed = new Uint8Array(time.length + body.length);
  signed.set(time);
  signed.set(body, time.length);
  const fits = await Promise.all(
    signatures.map((hex) => crypto.subtle.verify(algorithm, key, bytesOfHex(hex), signed)),
  );
  return fits.includes(true);
}

function parseEvent(body: Uint8Array): CadEvent {
  try {
    const event = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as CadEvent;
    if (typeof event.type === "string" && typeof event.data?.id === "string") return event;
  } catch {
    // Said below: signed, but no event.
  }
  throw new WebhookVerificationError("no_event", "The body is signed, but it is no event.");
}

function bytesOf(body: string | ArrayBuffer | ArrayBufferView): Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (!ArrayBuffer.isView(body)) return new Uint8Array(body);
  return new Uint8Array(new Uint8Array(body.buffer, body.byteOffset, body.byteLength));
}

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
