import { operatorRouter } from "@inkform/api/operator/router";
import { newId } from "@inkform/services/new-id";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { isOperator } from "@/lib/operator-token";
import { runtime } from "@/lib/runtime";

function handle(request: Request): Promise<Response> {
  const { services } = runtime();
  const authorized = isOperator(request);
  const requestId = newId("req", new Date());
  return fetchRequestHandler({
    endpoint: "/api/operator",
    req: request,
    router: operatorRouter,
    createContext: () => ({ services, requestId, authorized }),
    responseMeta: () => ({ headers: { "x-request-id": requestId } }),
  });
}

export { handle as GET, handle as POST };
