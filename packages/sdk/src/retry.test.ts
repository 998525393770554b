import { describe, expect, test } from "vitest";
import { ApiError, ConnectionError, InputError } from "./errors.js";
import { waitBeforeRetry } from "./retry.js";

const refusal = (status: number, retryAfter: number | null = null) =>
  new ApiError({ status, code: "x", message: "", param: null, requestId: null, retryAfter });
const broken = new ConnectionError("");
const refused = new ConnectionError("", {
  cause: new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }),
});

const wait = (error: unknown, { failures = 1, repeatable = true, random = 1 } = {}) =>
  waitBeforeRetry(error, { failures, repeatable, random });

describe("the wait before a request is sent again", () => {
  test("doubles, is bounded and at least half of that", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => wait(broken, { failures }));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(wait(broken, { failures: 3, random: 0 })).toBe(1000);
  });

  test("is never shorter than Retry-After", () => {
    expect(wait(refusal(429, 7), { random: 0 })).toBe(7000);
    expect(wait(refusal(503, 7), { random: 1 })).toBe(7500);
    expect(wait(refusal(503, 0), { random: 0 })).toBe(0);
  });

  test("is none where Retry-After is longer than anybody waits", () => {
    expect(wait(refusal(429, 61))).toBeNull();
  });

  test("is none for refusals that will be repeated", () => {
    for (const status of [400, 401, 402, 403, 404, 413, 415, 422, 500]) {
      expect(wait(refusal(status))).toBeNull();
    }
    expect(wait(new InputError(""))).toBeNull();
  });

  test("is none where a second request could be billed and the first may have arrived", () => {
    const repeatable = false;
    expect(wait(broken, { repeatable })).toBeNull();
    expect(wait(refusal(502), { repeatable })).toBeNull();
    expect(wait(refused, { repeatable })).toBe(500);
    expect(wait(refusal(429, 1), { repeatable })).toBe(1500);
    expect(wait(refusal(503), { repeatable })).toBe(500);
  });
});
