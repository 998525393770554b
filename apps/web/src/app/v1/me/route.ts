import { meSchema } from "@inkform/contract/me";
import { describeMe } from "@inkform/services/me/describe";
import { type Call, route } from "@/lib/rest/endpoint";
import type { Reply } from "@/lib/rest/respond";

async function get({ ctx }: Call<unknown>): Promise<Reply> {
  return { body: await describeMe({ ctx }) };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/v1/me", {
  GET: { scope: null, bucket: "read", answer: meSchema, handle: get },
});
