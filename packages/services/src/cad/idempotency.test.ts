import { expect, test } from "vitest";
import { hashRequest, type RequestBody } from "./idempotency";

const request: RequestBody = {
  model: "fansipan-cad-1.0",
  webhookUrl: undefined,
  dxfVersion: "R2000",
  sketch: { bytes: new Uint8Array([1, 2, 3]) },
};

test("the same request has the same hash", () => {
  const again = { ...request, sketch: { bytes: new Uint8Array([1, 2, 3]) } };
  expect(hashRequest(again)).toBe(hashRequest(request));
});

test("any other field makes another request", () => {
  const others: RequestBody[] = [
    { ...request, model: "fansipan-cad-1.1" },
    { ...request, webhookUrl: "https://example.com" },
    { ...request, webhookUrl: "" },
    { ...request, dxfVersion: "R12" },
    { ...request, sketch: { bytes: new Uint8Array([1, 2]) } },
    { ...request, sketch: { url: "\u0001\u0002\u0003" } },
  ];
  const hashes = [request, ...others].map(hashRequest);
  expect(new Set(hashes).size).toBe(hashes.length);
});
