import http from "node:http";

/** `starting` and `stopping` answer everything but /healthz with 503. */
export type Phase = "starting" | "ready" | "stopping";

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

export type HttpServer = {
  setReady(handler: Handler): void;
  /** Accepts nothing more, waits for the answers under way, then cuts them off. */
  close(graceMs: number): Promise<void>;
};

/**
 * Listens at once, so that /healthz answers while the service is still starting. The health
 * probes never touch the database or the pages: they answer as long as the event loop turns.
 *
 * @throws NodeJS.ErrnoException EADDRINUSE, EACCES, EADDRNOTAVAIL
 */
export async function listen(options: { host: string; port: number }): Promise<HttpServer> {
  let phase: Phase = "starting";
  let handler: Handler | undefined;
  const server = http.createServer((request, response) => {
    const path = request.url?.split("?", 1)[0];
    if (path === "/healthz") return probe(response, 200, "ok");
    if (path === "/readyz") return probe(response, phase === "ready" ? 200 : 503, phase);
    if (phase !== "ready" || !handler) return unavailable(response, phase);
    handler(request, response).catch(() => response.destroy());
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

function probe(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store" });
  response.end(`${text}\n`);
}

function unavailable(response: http.ServerResponse, phase: Phase): void {
  const error = { code: "model_unavailable", message: `The service is ${phase}. Try again soon.` };
  response.writeHead(503, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "retry-after": "5",
    connection: "close",
  });
  response.end(JSON.stringify({ error }));
}
