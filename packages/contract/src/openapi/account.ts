import { meSchema } from "../me";
import { usageQuerySchema, usageSchema } from "../usage";
import { openAnswer, refusals, success } from "./answers";
import { ANY, KEYED } from "./codes";
import meExample from "./examples/me.json";
import usageExample from "./examples/usage.json";
import { fieldsOf, type Json } from "./schemas";

export const accountPaths: Json = {
  "/v1/me": {
    get: {
      operationId: "getMe",
      tags: ["Account"],
      summary: "The key, its project and its plans",
      description: "Any valid key.",
      responses: { 200: success("Who calls.", meSchema, meExample), ...refusals(KEYED) },
    },
  },
  "/v1/usage": {
    get: {
      operationId: "getUsage",
      tags: ["Account"],
      summary: "What was billed",
      description: "Scope `usage`. Default: the current period. `to` is included.",
      parameters: Object.entries(fieldsOf(usageQuerySchema).properties).map(([name, schema]) => ({
        name,
        in: "query",
        schema,
      })),
      responses: {
        200: success("A row a model.", usageSchema, usageExample),
        ...refusals(["invalid_request", "forbidden", ...KEYED]),
      },
    },
  },
  "/v1/openapi.json": {
    get: {
      operationId: "getOpenApi",
      tags: ["Account"],
      summary: "This document",
      description: "Needs no key.",
      security: [{}],
      responses: {
        200: openAnswer("OpenAPI 3.1.", { "application/json": { schema: { type: "object" } } }),
        ...refusals(ANY),
      },
    },
  },
};
