import http from "node:http";
import type { AddressInfo } from "node:net";

/** What the service does with one request. */
export type Turn =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The connection ends before an answer. */
  | "drop"
  /** It ends in the middle of the answer's body. */
  | "break"
  /** Nothing comes. */
  | "hang";

export interface Heard {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface FaultyService {
  baseUrl: string;
  heard: Heard[];
  /** What it does next, one a request; any further one is answered 500. */
  plan: Turn[];
  close(): Promise<void>;
}

/** A server on the loopback that fails as it is told. */
export async function startFaultyService(): Promise<FaultyService> {
  const heard: Heard[] = [];
  const plan: Turn[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      heard.push({ method, url, headers, body: Buffer.concat(chunks).toString("latin1") });
      take(plan.shift() ?? { status: 500, body: "not planned" }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    plan,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function take(turn: Turn, response: http.ServerResponse): void {
  if (turn === "hang") return;
  if (turn === "drop") return void response.socket?.destroy();
  if (turn === "break") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"id": ', () => response.socket?.destroy());
    return;
  }
  const { status, headers = {}, body = {} } = turn;
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

/** A refusal as the service words it. */
export const refusal = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Turn => ({
  status,
  headers: { "x-request-id": "req_1", ...headers },
  body: { error: { code, message: "Do this.", param: "file", request_id: "req_1" } },
});
