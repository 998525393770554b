import { isOperator } from "@/lib/operator-token";
import { runtime } from "@/lib/runtime";

export const dynamic = "force-dynamic";

/** The figures of this process, for Prometheus with the operator's token as bearer. */
export async function GET(request: Request): Promise<Response> {
  if (!isOperator(request)) {
    return new Response("The operator's token is missing or wrong.\n", {
      status: 401,
      headers: { "www-authenticate": "Bearer", "cache-control": "no-store" },
    });
  }
  const { text, contentType } = await runtime().figures();
  return new Response(text, {
    headers: { "content-type": contentType, "cache-control": "no-store" },
  });
}
