import { expect, test } from "vitest";
import { crc32, hashKey, isWellFormedKey, makeKey } from "./format";

test("the CRC-32 is the one of IEEE 802.3", () => {
  expect(crc32("123456789")).toBe(0xcbf43926);
});

test("a made key has the form and passes its own check", () => {
  const key = makeKey();
  expect(key).toMatch(/^svc_live_[0-9A-Za-z]{38}$/);
  expect(isWellFormedKey(key)).toBe(true);
  expect(makeKey()).not.toBe(key);
});

test("a key with any one character changed fails the check", () => {
  const key = makeKey();
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === "a" ? "b" : "a";
    expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
});

test("what is stored is the SHA-256 of the whole key", () => {
  expect(hashKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
