import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError, WebhookVerificationError } from "./errors.js";
import { verifyWebhook } from "./verify-webhook.js";

const secret = "whsec_test";
const at = 1_700_000_000;
const now = at * 1000;
const body = JSON.stringify({
  id: "evt_1",
  type: "cad.succeeded",
  created_at: "2026-11-21T08:52:13.512Z",
  data: { id: "cad_1", status: "succeeded" },
});

const mac = (text: string, key = secret, time = at) =>
  createHmac("sha256", key).update(`${time}.${text}`).digest("hex");
const header = `t=${at},v1=${mac(body)}`;

const reasonOf = (...args: Parameters<typeof verifyWebhook>) =>
  verifyWebhook(...args).then(
    () => "verified",
    (error: WebhookVerificationError) => error.reason,
  );

describe("verifyWebhook", () => {
  test("returns the event of a body that is signed", async () => {
    const event = await verifyWebhook(body, header, secret, { now });
    expect(event).toMatchObject({ type: "cad.succeeded", data: { id: "cad_1" } });
  });

  test("agrees with a signature made by openssl", async () => {
    // printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac whsec_test
    const v1 = "38877139021993b830af32feea6e18a8da83eb2f6e49ee50bd9e4cf4ca4d3789";
    // Past signature and time: only the content is not an event's.
    expect(await reasonOf('{"a":1}', `t=${at},v1=${v1}`, secret, { now })).toBe("no_event");
  });

  test("takes the body as text, bytes or a view of them", async () => {
    const bytes = new TextEncoder().encode(body);
    const larger = new Uint8Array(bytes.length + 4);
    larger.set(bytes, 2);
    const forms = [Buffer.from(body), bytes.buffer as ArrayBuffer, larger.subarray(2, -2)];
    for (const form of forms) {
      expect((await verifyWebhook(form, header, secret, { now })).id).toBe("evt_1");
    }
  });

  test("takes either of two signatures while a secret is rotated", async () => {
    const both = `t=${at},v1=${mac(body, "whsec_new")},v1=${mac(body, "whsec_old")}`;
    expect(await reasonOf(body, both, "whsec_new", { now })).toBe("verified");
    expect(await reasonOf(body, both, "whsec_old", { now })).toBe("verified");
    expect(await reasonOf(body, both, "whsec_other", { now })).toBe("wrong_signature");
  });

  test("refuses another body, another secret and another time", async () => {
    const other = body.replace("cad_1", "cad_2");
    expect(await reasonOf(other, header, secret, { now })).toBe("wrong_signature");
    expect(await reasonOf(`${body} `, header, secret, { now })).toBe("wrong_signature");
    expect(await reasonOf(body, header, "whsec_tess", { now })).toBe("wrong_signature");
    const later = header.replace(`t=${at}`, `t=${at + 1}`);
    expect(await reasonOf(body, later, secret, { now })).toBe("wrong_signature");
  });

  test("refuses what is older or newer than the tolerance", async () => {
    const fits = (seconds: number, tolerance?: number) =>
      reasonOf(body, header, secret, { now: now + seconds * 1000, tolerance });
    expect(await fits(300)).toBe("verified");
    expect(await fits(301)).toBe("outside_tolerance");
    expect(await fits(-300)).toBe("verified");
    expect(await fits(-301)).toBe("outside_tolerance");
    expect(await fits(31, 30)).toBe("outside_tolerance");
    expect(await reasonOf(body, header, secret, { now, tolerance: Number.NaN })).toBe(
      "outside_tolerance",
    );
  });

  test("refuses a header that is missing or malformed", async () => {
    const v1 = `v1=${mac(body)}`;
    const wrong = [null, undefined, "", "t=1", v1, `t=x,${v1}`, `t=${at},v1=abc`, `t=-1,${v1}`];
    for (const value of [...wrong, `t=${at},t=${at},${v1}`, `t=${at},v0=${mac(body)}`]) {
      expect(await reasonOf(body, value, secret, { now }), String(value)).toBe("no_signature");
    }
  });

  test("refuses a body with any one byte changed, added or left out", async () => {
    const bytes = Buffer.from(body);
    const places = fc.integer({ min: 0, max: bytes.length - 1 });
    const values = fc.integer({ min: 1, max: 255 });
    await fc.assert(
      fc.asyncProperty(places, values, async (place, value) => {
        const [before, byte = 0] = [bytes.subarray(0, place), bytes[place]];
        const after = bytes.subarray(place + 1);
        for (const middle of [[byte ^ value], [byte, value], []]) {
          const other = Buffer.concat([before, Buffer.from(middle), after]);
          expect(await reasonOf(other, header, secret, { now })).toBe("wrong_signature");
        }
      }),
    );
  });

  test("never fails but by its own error, whatever the header", async () => {
    const pieces = fc.constantFrom(
      "t=",
      "v1=",
      String(at),
      mac(body),
      ",",
      "=",
      " ",
      "\u0000",
      "ü",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        const text = parts.join("");
        const reason = await reasonOf(body, text, secret, { now });
        const isWhole = text.includes(`t=${at}`) && text.includes(`v1=${mac(body)}`);
        if (!isWhole) expect(["no_signature", "wrong_signature"]).toContain(reason);
        else expect(["verified", "no_signature", "wrong_signature"]).toContain(reason);
      }),
    );
  });

  test("says so where no secret is given", async () => {
    await expect(verifyWebhook(body, header, "", { now })).rejects.toThrow(InputError);
  });

  test("refuses bytes that are signed but no text", async () => {
    const rubbish = Buffer.from([0xff, 0xfe]);
    const signature = createHmac("sha256", secret).update(`${at}.`).update(rubbish).digest("hex");
    const signed = `t=${at},v1=${signature}`;
    await expect(verifyWebhook(rubbish, signed, secret, { now })).rejects.toThrow(
      WebhookVerificationError,
    );
  });
});
