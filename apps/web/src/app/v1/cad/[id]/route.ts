import { getCadJob } from "@inkform/services/cad/get";
import { type Call, route } from "@/lib/rest/endpoint";
import { json } from "@/lib/rest/respond";

async function get({ params, ctx }: Call<{ id: string }>): Promise<Response> {
  return json(await getCadJob({ ctx, input: { id: params.id } }));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: { scope: "cad", bucket: "read", handle: get },
});
