import type http from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import type { Env } from "../lib/env";
import { protectPage } from "./page-policy";

export type Pages = {
  handle: (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;
  close: () => Promise<void>;
};

/** Next, serving what `next build` made. @param app the folder of apps/web */
export async function preparePages(env: Env, app: URL): Promise<Pages> {
  const dir = fileURLToPath(app);
  const server = next({ dev: false, dir, hostname: env.host, port: env.port });
  await server.prepare();
  const handle = server.getRequestHandler();
  return {
    handle: (request, response) => {
      protectPage(request, response);
      return handle(request, response);
    },
    close: () => server.close(),
  };
}
