import { describeMe } from "@inkform/services/me/describe";
import { route } from "@/lib/rest/endpoint";
import { json } from "@/lib/rest/respond";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: { scope: null, bucket: "read", handle: async ({ ctx }) => json(await describeMe({ ctx })) },
});
