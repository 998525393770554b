import { createHash, timingSafeEqual } from "node:crypto";
import { operatorRouter } from "@inkform/api/operator/router";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { runtime } from "@/lib/runtime";

function handle(request: Request): Promise<Response> {
  const { env, services } = runtime();
  const authorized = carries(request.headers.get("authorization"), env.operatorToken);
  return fetchRequestHandler({
    endpoint: "/api/operator",
    req: request,
    router: operatorRouter,
    createContext: () => ({ services, authorized }),
  });
}

/** Compares hashes, which have one length, in constant time. */
function carries(authorization: string | null, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

export { handle as GET, handle as POST };
