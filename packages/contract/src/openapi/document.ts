import { accountPaths } from "./account";
import { cadPaths, cadWebhooks } from "./cad";
import { extractionPaths } from "./extraction";
import { componentSchemas, type Json } from "./schemas";

/**
 * The OpenAPI 3.1 document of the public interface, made from the schemas that also check it. Its
 * examples are answers of the running service, written down by the test that walks this document;
 * ids, times and secrets in them are replaced by fixed ones.
 */
export function openApiDocument(baseUrl: string): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Inkform",
      version: "1.0.0",
      description:
        "Reads documents into labelled fields and hand sketches into DXF drawings. Every answer carries `x-request-id`; every refusal has the same shape, with a stable `code`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: [
      { name: "Extraction", description: "Documents into fields." },
      { name: "CAD", description: "Sketches into drawings." },
      { name: "Account", description: "The key, its plans and what was billed." },
    ],
    paths: { ...extractionPaths, ...cadPaths, ...accountPaths },
    webhooks: cadWebhooks,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "A project's API key, `svc_live_…`.",
        },
      },
      schemas: componentSchemas(),
    },
  };
}
