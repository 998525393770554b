import { appRouter } from "@inkform/api/root";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { isSameOrigin } from "@/lib/same-origin";
import { currentApiContext } from "@/lib/session";

function handler(request: Request): Promise<Response> | Response {
  if (request.method === "POST" && !isSameOrigin(request)) {
    return Response.json({ error: "Requests from other sites are refused." }, { status: 403 });
  }
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: currentApiContext,
  });
}

export { handler as GET, handler as POST };
