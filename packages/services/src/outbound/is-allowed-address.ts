import ipaddr from "ipaddr.js";
import { type Network, parseNetworks } from "./parse-networks";

/**
 * Every block of IANA's special-purpose registries for IPv4 (RFC 6890 and its updates), multicast,
 * the reserved class E, and the metadata address of one cloud that lies in public space.
 */
const REFUSED_IPV4 = networks([
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "168.63.129.16/32",
]);

/** Global unicast IPv6 is 2000::/3; mapped, NAT64, local and multicast addresses lie outside. */
const GLOBAL_IPV6 = networks(["2000::/3"]);

const REFUSED_IPV6 = networks([
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
]);

/**
 * Whether the service may connect to this address: global unicast, or in an allowed network.
 * The text is an address as the operating system gives it; anything else is refused.
 */
export function isAllowedAddress(text: string, allowed: readonly Network[]): boolean {
  // A zone (fe80::1%eth0) only occurs on link-local addresses.
  if (!ipaddr.isValid(text) || text.includes("%")) return false;
  const address = ipaddr.parse(text);
  if (contains(allowed, address)) return true;
  if (address.kind() === "ipv4") return !contains(REFUSED_IPV4, address);
  return contains(GLOBAL_IPV6, address) && !contains(REFUSED_IPV6, address);
}

function contains(list: readonly Network[], address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return list.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

function networks(texts: string[]): Network[] {
  const parsed = parseNetworks(texts);
  if (!parsed.ok) throw new Error(`${parsed.wrong} is not a network`);
  return parsed.networks;
}
