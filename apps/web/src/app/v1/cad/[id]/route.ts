import { cadJobSchema } from "@inkform/contract/cad";
import { getCadJob } from "@inkform/services/cad/get";
import { type Call, route } from "@/lib/rest/endpoint";
import type { Reply } from "@/lib/rest/respond";

async function get({ params, ctx }: Call<{ id: string }>): Promise<Reply> {
  return { body: await getCadJob({ ctx, input: { id: params.id } }) };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>(
  "/v1/cad/{id}",
  {
    GET: { scope: "cad", bucket: "read", answer: cadJobSchema, handle: get },
  },
);
