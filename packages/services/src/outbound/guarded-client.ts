import { lookup } from "node:dns/promises";
import { isIP, type Socket } from "node:net";
import { Agent, buildConnector, type Dispatcher, request } from "undici";
import { isAllowedAddress } from "./is-allowed-address";
import { OutboundError } from "./outbound-error";
import type { Network } from "./parse-networks";

export type Address = { address: string; family: number };

/** Opens the connection to one of the addresses, which have passed the guard. */
export type Dial = (
  target: buildConnector.Options,
  addresses: Address[],
  callback: buildConnector.Callback,
) => void;

export type GuardedRequest = {
  url: URL;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

export type GuardedResponse = Pick<Dispatcher.ResponseData, "statusCode" | "headers" | "body">;

/** The only way out of the service to an address that a caller chose. */
export type GuardedClient = {
  /** One request; redirects are answers. @throws OutboundError */
  request(options: GuardedRequest): Promise<GuardedResponse>;
  /** Resolves the name and decides without connecting. @throws OutboundError */
  check(url: URL, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

type Parts = {
  allowed: readonly Network[];
  /** All addresses of a name; rejects where it has none. */
  resolve?: (hostname: string) => Promise<Address[]>;
  dial?: Dial;
};

const CONNECT_TIMEOUT_MS = 8_000;

/**
 * A client that decides on the address actually connected to, for every connection it opens.
 * A name that resolves to allowed and refused addresses is reached through the allowed ones only.
 */
export function createGuardedClient({
  allowed,
  resolve = resolveAll,
  dial = dialFirst,
}: Parts): GuardedClient {
  const choose = async (hostname: string): Promise<Address[]> => {
    const bare = hostname.replace(/^\[(.*)\]$/, "$1");
    const family = isIP(bare);
    const found = family ? [{ address: bare, family }] : await resolveOrRefuse(resolve, bare);
    const reachable = found.filter(({ address }) => isAllowedAddress(address, allowed));
    if (reachable.length === 0) throw refusedAddress();
    return reachable;
  };

  const connect: buildConnector.connector = (target, callback) => {
    const settle: buildConnector.Callback = (...[error, socket]) => {
      if (error || !socket) return callback(error ?? new Error("no connection"), null);
      if (!isAllowedAddress((socket as Socket).remoteAddress ?? "", allowed)) {
        socket.destroy();
        return callback(refusedAddress(), null);
      }
      callback(null, socket);
    };
    choose(target.hostname).then(
      (addresses) => dial(target, addresses, settle),
      (error: Error) => callback(error, null),
    );
  };

  const agent = new Agent({ connect, keepAliveTimeout: 1_000, pipelining: 1 });
  return {
    async request({ url, method, headers, body, signal }) {
      refuseScheme(url);
      try {
        return await request(url, {
          dispatcher: agent,
          method,
          headers: { "user-agent": "Inkform/1.0", ...headers },
          signal,
          ...(body === undefined ? {} : { body }),
        });
      } catch (error) {
        throw asOutboundError(error);
      }
    },
    async check(url, signal) {
      refuseScheme(url);
      await Promise.race([choose(url.hostname), rejectOnAbort(signal)]);
    },
    close: () => agent.destroy(),
  };
}

function refuseScheme(url: URL): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new OutboundError("url_not_allowed", "Only http and https addresses are reached.");
  }
}

const resolveAll = (hostname: string) => lookup(hostname, { all: true });

async function resolveOrRefuse(
  resolve: (hostname: string) => Promise<Address[]>,
  hostname: string,
): Promise<Address[]> {
  try {
    return await resolve(hostname);
  } catch {
    throw new OutboundError("url_unreachable", "The name of the address could not be resolved.");
  }
}

const dialFirst: Dial = (target, addresses, callback) => {
  const connector = buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    // The name was resolved once and judged: it must not be resolved again.
    lookup: (_hostname, options, done) => {
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      if (first) done(null, first.address, first.family);
    },
  });
  connector(target, callback);
};

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(unreachable());
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
}

function asOutboundError(error: unknown): OutboundError {
  return error instanceof OutboundError ? error : unreachable();
}

const refusedAddress = () =>
  new OutboundError("url_not_allowed", "The address lies in a network that is not reached.");

const unreachable = () =>
  new OutboundError("url_unreachable", "The address did not answer in time or not at all.");
