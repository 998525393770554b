import { usageQuerySchema } from "@inkform/contract/usage";
import { parseInput } from "@inkform/services/parse-input";
import { reportUsage } from "@inkform/services/usage/report";
import { type Call, route } from "@/lib/rest/endpoint";
import { json } from "@/lib/rest/respond";

async function get({ request, ctx }: Call<unknown>): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return json(await reportUsage({ ctx, input: parseInput(usageQuerySchema, query) }));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: { scope: "usage", bucket: "read", handle: get },
});
