import { describe, expect, it } from "vitest";
import { isAllowedAddress } from "./is-allowed-address";
import { parseNetworks } from "./parse-networks";

const REFUSED = [
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "168.63.129.16",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.19.0.1",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:8.8.8.8",
  "::8.8.8.8",
  "64:ff9b::808:808",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:808:808::1",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "",
  "example.com",
];

describe("isAllowedAddress", () => {
  it.each(REFUSED)("refuses %s", (address) => {
    expect(isAllowedAddress(address, [])).toBe(false);
  });

  it.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700::1111", "2a00:1450::8"])(
    "reaches %s",
    (address) => {
      expect(isAllowedAddress(address, [])).toBe(true);
    },
  );

  it("reaches allowed networks, and nothing beside them", () => {
    const parsed = parseNetworks(["127.0.0.0/8", "fd12::/16", "10.1.2.3"]);
    if (!parsed.ok) throw new Error(parsed.wrong);
    expect(isAllowedAddress("127.1.2.3", parsed.networks)).toBe(true);
    expect(isAllowedAddress("fd12::7", parsed.networks)).toBe(true);
    expect(isAllowedAddress("10.1.2.3", parsed.networks)).toBe(true);
    expect(isAllowedAddress("10.1.2.4", parsed.networks)).toBe(false);
    expect(isAllowedAddress("::ffff:127.0.0.1", parsed.networks)).toBe(false);
  });
});

describe("parseNetworks", () => {
  it.each(["10.0.0.0/33", "10.0.0/8", "localhost", "::1/129", "10.0.0.0/"])(
    "names the wrong item %s",
    (wrong) => {
      expect(parseNetworks(["127.0.0.0/8", wrong])).toEqual({ ok: false, wrong });
    },
  );
});
