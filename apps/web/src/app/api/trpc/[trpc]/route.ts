import { appRouter } from "@inkform/api/root";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { isSameOrigin } from "@/lib/same-origin";
import { currentApiContext } from "@/lib/session";

/** The largest upload with its form around it. A form of unknown length is not read into memory. */
const LARGEST_BODY = 11 * 2 ** 20;

function isTooLarge(request: Request): boolean {
  const length = request.headers.get("content-length");
  return length === null || Number(length) > LARGEST_BODY;
}

function handler(request: Request): Promise<Response> | Response {
  if (request.method === "POST" && !isSameOrigin(request)) {
    return Response.json({ error: "Requests from other sites are refused." }, { status: 403 });
  }
  if (request.method === "POST" && isTooLarge(request)) {
    return Response.json({ error: "The file is too large." }, { status: 413 });
  }
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: currentApiContext,
    responseMeta: ({ ctx }) => ({ headers: ctx ? { "x-request-id": ctx.requestId } : {} }),
  });
}

export { handler as GET, handler as POST };
