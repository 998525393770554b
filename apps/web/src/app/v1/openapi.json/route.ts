import { openApiDocument } from "@inkform/contract/openapi/document";
import { route } from "@/lib/rest/endpoint";
import { json } from "@/lib/rest/respond";
import { runtime } from "@/lib/runtime";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/v1/openapi.json", {
  GET: { open: async () => json(openApiDocument(runtime().env.baseUrl)) },
});
