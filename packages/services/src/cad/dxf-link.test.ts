import { expect, test } from "vitest";
import { dxfUrl, isSigned } from "./dxf-link";

const SECRET = "a secret of at least thirty-two characters";
const link = { jobId: "cad_1", index: 1, expires: 1_800_000_000 };
const signatureOf = (url: string) => new URL(url).searchParams.get("signature") ?? "";

test("the address names the file and carries its expiry and signature", () => {
  const url = new URL(dxfUrl("https://example.com", SECRET, link));
  expect(url.pathname).toBe("/v1/cad/cad_1/parts/1.dxf");
  expect(url.searchParams.get("expires")).toBe("1800000000");
  expect(isSigned(SECRET, link, signatureOf(url.href))).toBe(true);
});

test("a signature opens no other part, job, time, and none under another secret", () => {
  const signature = signatureOf(dxfUrl("https://example.com", SECRET, link));
  expect(isSigned(SECRET, { ...link, index: 2 }, signature)).toBe(false);
  expect(isSigned(SECRET, { ...link, jobId: "cad_2" }, signature)).toBe(false);
  expect(isSigned(SECRET, { ...link, expires: link.expires + 1 }, signature)).toBe(false);
  expect(isSigned(`${SECRET}!`, link, signature)).toBe(false);
  expect(isSigned(SECRET, link, `${signature}0`)).toBe(false);
  expect(isSigned(SECRET, link, signature.slice(1))).toBe(false);
});
