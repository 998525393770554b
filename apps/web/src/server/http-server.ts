import http from "node:http";
import type { ErrorBody } from "@inkform/contract/errors";
import { newId } from "@inkform/services/new-id";
import { MAX_FORM_BYTES } from "../lib/rest/upload-bounds";

/** `starting` and `stopping` answer everything but /healthz with 503. */
export type Phase = "starting" | "ready" | "stopping";

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

export type HttpServer = {
  setReady(handler: Handler): void;
  /** Accepts nothing more, waits for the answers under way, then cuts them off. */
  close(graceMs: number): Promise<void>;
};

/**
 * Longer than load balancers keep an idle connection (60 s is usual), so that they or the client close it: a request sent onto one
 * that is being closed here would be reset. Clients that read `Keep-Alive` learn it from there.
 */
const KEEP_ALIVE_MS = 65_000;

/** A client that goes on sending after its answer has so long to read that. */
const LINGER_MS = 2_000;

/**
 * Listens at once, so that /healthz answers while the service is still starting. The health
 * probes never touch the database or the pages: they answer as long as the event loop turns.
 *
 * @throws NodeJS.ErrnoException EADDRINUSE, EACCES, EADDRNOTAVAIL
 */
export async function listen(options: { host: string; port: number }): Promise<HttpServer> {
  let phase: Phase = "starting";
  let handler: Handler | undefined;
  const answer = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const path = request.url?.split("?", 1)[0];
    if (path === "/healthz") return probe(response, 200, "ok");
    if (path === "/readyz") return probe(response, phase === "ready" ? 200 : 503, phase);
    if (phase !== "ready" || !handler) return unavailable(response, phase);
    cutOffAfterAnswer(request, response);
    handler(request, response).catch(() => response.destroy());
  };
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer);
  server.on("checkContinue", (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!isRefusedUnread(request)) {
      response.writeContinue();
      delete request.headers.expect;
    }
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    setReady(pages) {
      handler = pages;
      phase = "ready";
    },
    async close(graceMs) {
      phase = "stopping";
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const late = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
      await Promise.race([closed, late]);
      server.closeAllConnections();
    },
  };
}

/** A client that asks first is told before it sends what would be too large anyway. */
function isRefusedUnread({ url, headers }: http.IncomingMessage): boolean {
  return (url ?? "").startsWith("/v1/") && Number(headers["content-length"]) > MAX_FORM_BYTES;
}

/**
 * Nobody reads what comes after an answer: a body without end must not hold its connection. Nor may the connection be closed on
 * a client that still sends what it announced, as Node does where that asked for it: the reset would take the answer from it.
 */
function cutOffAfterAnswer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const closes = !response.shouldKeepAlive;
  if (hasBody(request)) response.shouldKeepAlive = true;
  response.once("finish", () => {
    const end = () => closes && request.socket.end();
    if (request.complete) return void end();
    request.once("end", end);
    forgetRest(request);
    const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
    request.once("close", () => clearTimeout(timer));
    request.socket.once("close", () => clearTimeout(timer));
  });
}

/** What still comes is taken off the wire and held nowhere: whoever read the body would collect it. */
function forgetRest(request: http.IncomingMessage): void {
  request.unpipe();
  request.removeAllListeners("data").removeAllListeners("readable");
  request.resume();
}

/** Whether a body was announced, with its length or without (RFC 9112, 6). */
function hasBody({ headers }: http.IncomingMessage): boolean {
  return Number(headers["content-length"]) > 0 || headers["transfer-encoding"] !== undefined;
}

function probe(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store" });
  response.end(`${text}\n`);
}

/** As any other refusal of the interface: nothing else of the service is there yet to say it. */
function unavailable(response: http.ServerResponse, phase: Phase): void {
  const requestId = newId("req", new Date());
  const error = {
    code: "model_unavailable",
    message: `The service is ${phase}; try again soon.`,
    request_id: requestId,
  } satisfies ErrorBody["error"];
  response.writeHead(503, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-request-id": requestId,
    "retry-after": "5",
    connection: "close",
  });
  response.end(JSON.stringify({ error }));
}
