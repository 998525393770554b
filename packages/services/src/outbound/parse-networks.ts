import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Reads `10.0.0.0/8` or a single address. Nothing is resolved; a wrong item is named. */
export function parseNetworks(
  texts: readonly string[],
): { ok: true; networks: Network[] } | { ok: false; wrong: string } {
  const networks: Network[] = [];
  for (const text of texts) {
    const network = parseNetwork(text);
    if (!network) return { ok: false, wrong: text };
    networks.push(network);
  }
  return { ok: true, networks };
}

function parseNetwork(text: string): Network | undefined {
  const [host = "", bits, ...rest] = text.split("/");
  // Node's reading of an address is the strict one: no octal or missing parts, no zone.
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(host)];
  if (!longest || host.includes("%") || rest.length > 0) return undefined;
  const length = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
  return length <= longest ? [ipaddr.parse(host), length] : undefined;
}
