import type { GuardedClient, GuardedResponse } from "./guarded-client";
import { OutboundError } from "./outbound-error";
import { outboundSettings } from "./settings";

/** A downloaded file, or how much of it was read before it passed the bound. */
export type FetchedFile = { kind: "file"; bytes: Uint8Array } | { kind: "too_large" };

/**
 * Downloads a file: at most `maxBytes`, three redirects and ten seconds in all. Every hop is
 * judged by the guard; the caller's credentials are not sent.
 *
 * @throws OutboundError
 */
export async function fetchFile(
  client: GuardedClient,
  address: string,
  maxBytes: number,
  timeoutMs: number = outboundSettings.downloadTimeoutMs,
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parseAddress(address);
  for (let hop = 0; hop <= outboundSettings.maxRedirects; hop++) {
    const headers = { accept: "*/*", "accept-encoding": "identity" };
    const response = await client.request({ url, method: "GET", headers, signal });
    const location = redirectTarget(response, url);
    if (!location) return readFile(response, maxBytes);
    discard(response);
    url = location;
  }
  throw new OutboundError("url_unreachable", "The address redirects more than three times.");
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new OutboundError("url_not_allowed", "That is not an address.");
  return url;
}

function redirectTarget({ statusCode, headers }: GuardedResponse, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const location = Array.isArray(headers.location) ? headers.location[0] : headers.location;
  if (!location || !URL.canParse(location, from.href)) {
    throw new OutboundError("url_unreachable", "The address redirects to nowhere.");
  }
  return new URL(location, from);
}

async function readFile(response: GuardedResponse, maxBytes: number): Promise<FetchedFile> {
  if (response.statusCode < 200 || response.statusCode > 299) {
    discard(response);
    throw new OutboundError("url_unreachable", `The address answered ${response.statusCode}.`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body) {
      size += chunk.length;
      // Leaving the loop destroys the stream and with it the connection.
      if (size > maxBytes) return { kind: "too_large" };
      chunks.push(chunk);
    }
  } catch {
    throw new OutboundError("url_unreachable", "The download broke off or took too long.");
  }
  return { kind: "file", bytes: Buffer.concat(chunks) };
}

function discard(response: GuardedResponse): void {
  response.body.on("error", () => {}).destroy();
}
