import { describe, expect, it } from "vitest";
import { signWebhook } from "./sign";

describe("signWebhook", () => {
  it("signs time and body with HMAC-SHA256", () => {
    // printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac whsec_test
    const expected = "38877139021993b830af32feea6e18a8da83eb2f6e49ee50bd9e4cf4ca4d3789";
    expect(signWebhook('{"a":1}', 1_700_000_000, ["whsec_test"])).toBe(
      `t=1700000000,v1=${expected}`,
    );
  });

  it("signs with both secrets after a rotation", () => {
    const signature = signWebhook("{}", 1, ["whsec_new", "whsec_old"]);
    const [, current, previous] = signature.split(",");
    expect(`t=1,${current}`).toBe(signWebhook("{}", 1, ["whsec_new"]));
    expect(`t=1,${previous}`).toBe(signWebhook("{}", 1, ["whsec_old"]));
  });
});
