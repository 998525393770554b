import { usageQuerySchema, usageSchema } from "@inkform/contract/usage";
import { parseInput } from "@inkform/services/parse-input";
import { reportUsage } from "@inkform/services/usage/report";
import { type Call, route } from "@/lib/rest/endpoint";
import type { Reply } from "@/lib/rest/respond";

async function get({ request, ctx }: Call<unknown>): Promise<Reply> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { body: await reportUsage({ ctx, input: parseInput(usageQuerySchema, query) }) };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/v1/usage", {
  GET: { scope: "usage", bucket: "read", answer: usageSchema, handle: get },
});
