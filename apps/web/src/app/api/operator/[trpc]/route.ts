import { operatorRouter } from "@inkform/api/operator/router";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { isOperator } from "@/lib/operator-token";
import { runtime } from "@/lib/runtime";

function handle(request: Request): Promise<Response> {
  const { services } = runtime();
  const authorized = isOperator(request);
  return fetchRequestHandler({
    endpoint: "/api/operator",
    req: request,
    router: operatorRouter,
    createContext: () => ({ services, authorized }),
  });
}

export { handle as GET, handle as POST };
