import { z } from "zod";
import { cadEventSchema, cadFormSchema, cadJobSchema, cadJsonSchema } from "./cad";
import { ERROR_STATUS, errorBodySchema } from "./errors";
import { extractFormSchema, extractionSchema } from "./extraction";
import { meSchema } from "./me";
import { usageQuerySchema, usageSchema } from "./usage";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the public interface, made from the schemas that also check it. */
export function openApiDocument(baseUrl: string): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Inkform",
      version: "1.0.0",
      description:
        "Reads documents into labelled fields and hand sketches into DXF drawings. Every answer carries `x-request-id`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: [{ name: "Extraction" }, { name: "CAD" }, { name: "Account" }],
    paths: {
      "/v1/extract": { post: extractOperation() },
      "/v1/cad": { post: createJobOperation() },
      "/v1/cad/{id}": { get: getJobOperation() },
      "/v1/cad/{id}/parts/{index}.dxf": { get: dxfOperation() },
      "/v1/me": { get: meOperation() },
      "/v1/usage": { get: usageOperation() },
      "/v1/openapi.json": { get: openApiOperation() },
    },
    webhooks: { cad: { post: webhookOperation() } },
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

const uri = (id: string): string => `#/components/schemas/${id}`;

function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri,
    io: "input",
    unrepresentable: "any",
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** A schema that has a name is referred to by it. */
function referTo(schema: z.ZodType): Json {
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) throw new Error("the schema has no name");
  return { $ref: uri(id) };
}

const jsonOf = (schema: z.ZodType): Json => ({ "application/json": { schema: referTo(schema) } });

const COMMON_HEADERS = {
  "x-request-id": { schema: { type: "string", pattern: "^req_" } },
};
const RATE_HEADERS = Object.fromEntries(
  ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"].map((name) => [
    name,
    { schema: { type: "integer" } },
  ]),
);

const success = (description: string, content: Json, headers: Json = {}): Json => ({
  description,
  headers: { ...COMMON_HEADERS, ...RATE_HEADERS, ...headers },
  content,
});

/** An answer for each status, naming the codes it can carry. */
function refusals(...statuses: number[]): Json {
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(ERROR_STATUS).filter(([, of]) => of === status);
      const retry = status === 429 || status === 503;
      const headers = {
        ...COMMON_HEADERS,
        ...(retry ? { "Retry-After": { schema: { type: "integer" } } } : {}),
        ...(status === 401 ? { "WWW-Authenticate": { schema: { type: "string" } } } : {}),
      };
      const description = codes.map(([code]) => `\`${code}\``).join(", ");
      return [status, { description, headers, content: jsonOf(errorBodySchema) }];
    }),
  );
}

/** Statuses any endpoint with a key can answer. */
const KEYED = [401, 403, 405, 429, 500, 503];

/** A schema's JSON Schema, for parameters: what it names is referred to among the components. */
function parametersOf(schema: z.ZodType): Json {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return JSON.parse(JSON.stringify(rest).replaceAll("#/$defs/", uri("")));
}

/** A multipart form: the fields of a schema and a file. */
function formOf(schema: z.ZodType, file: string): Json {
  const { properties, required } = parametersOf(schema) as {
    properties: Json;
    required?: string[];
  };
  return {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: {
          ...properties,
          file: { type: "string", contentMediaType: "application/octet-stream", description: file },
        },
        required: [...(required ?? []), "file"],
      },
    },
  };
}

const idParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string" },
  description: "The job's id.",
};

function extractOperation(): Json {
  return {
    operationId: "extract",
    tags: ["Extraction"],
    summary: "Read a document",
    description: "Scope `extract`. Pages are billed when the document was read.",
    requestBody: {
      required: true,
      content: formOf(extractFormSchema, "PDF to 10 MB; PNG, JPEG, WebP, GIF or TIFF to 5 MB."),
    },
    responses: {
      200: success("What was read.", jsonOf(extractionSchema)),
      ...refusals(400, 402, 413, 415, 422, ...KEYED),
    },
  };
}

function createJobOperation(): Json {
  return {
    operationId: "createCadJob",
    tags: ["CAD"],
    summary: "Draw a sketch",
    description: "Scope `cad`. Starts a job that makes one DXF file a part.",
    parameters: [
      {
        name: "idempotency-key",
        in: "header",
        schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
        description: "The same key with the same request gives the same job.",
      },
    ],
    requestBody: {
      required: true,
      content: {
        ...formOf(cadFormSchema, "PDF to 10 MB; PNG, JPEG, WebP or GIF to 5 MB."),
        ...jsonOf(cadJsonSchema),
      },
    },
    responses: {
      202: success("The job.", jsonOf(cadJobSchema), {
        "idempotent-replayed": { schema: { type: "string", enum: ["true"] } },
      }),
      ...refusals(400, 402, 413, 415, 422, ...KEYED),
    },
  };
}

function getJobOperation(): Json {
  return {
    operationId: "getCadJob",
    tags: ["CAD"],
    summary: "A job and its parts",
    description: "Scope `cad`. Kept for 7 days.",
    parameters: [idParameter],
    responses: {
      200: success("The job.", jsonOf(cadJobSchema)),
      ...refusals(404, ...KEYED),
    },
  };
}

function dxfOperation(): Json {
  const text = { type: "string" };
  return {
    operationId: "getPartDxf",
    tags: ["CAD"],
    summary: "A part's DXF file",
    description: "By the signed address in the job, or with a key of scope `cad`.",
    security: [{}, { bearer: [] }],
    parameters: [
      idParameter,
      { name: "index", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
      { name: "expires", in: "query", schema: { type: "integer" }, description: "Unix seconds." },
      { name: "signature", in: "query", schema: text },
    ],
    responses: {
      200: {
        description: "The file, as an attachment.",
        headers: COMMON_HEADERS,
        content: { "image/vnd.dxf": { schema: text } },
      },
      ...refusals(404, ...KEYED),
    },
  };
}

function meOperation(): Json {
  return {
    operationId: "getMe",
    tags: ["Account"],
    summary: "The key, its project and its plans",
    description: "Any valid key.",
    responses: { 200: success("Who calls.", jsonOf(meSchema)), ...refusals(...KEYED) },
  };
}

function usageOperation(): Json {
  const { properties } = parametersOf(usageQuerySchema) as { properties: Record<string, Json> };
  return {
    operationId: "getUsage",
    tags: ["Account"],
    summary: "What was billed",
    description: "Scope `usage`. Default: the current period. `to` is included.",
    parameters: Object.entries(properties).map(([name, schema]) => ({ name, in: "query", schema })),
    responses: { 200: success("A row a model.", jsonOf(usageSchema)), ...refusals(400, ...KEYED) },
  };
}

function openApiOperation(): Json {
  return {
    operationId: "getOpenApi",
    tags: ["Account"],
    summary: "This document",
    security: [{}],
    responses: {
      200: {
        description: "OpenAPI 3.1.",
        headers: COMMON_HEADERS,
        content: { "application/json": { schema: { type: "object" } } },
      },
      ...refusals(405, 500, 503),
    },
  };
}

function webhookOperation(): Json {
  const header = (name: string, description: string): Json => ({
    name,
    in: "header",
    required: true,
    schema: { type: "string" },
    description,
  });
  return {
    summary: "A job ended",
    description: "Sent to the job's `webhook_url`: at once, after 2 s, after another 10 s.",
    security: [{}],
    parameters: [
      header("service-signature", "t=<unix seconds>,v1=<hex HMAC-SHA256 of `<t>.<body>`>"),
      header("service-event-id", "The same over all attempts."),
      header("service-delivery-attempt", "1 to 3."),
    ],
    requestBody: { required: true, content: jsonOf(cadEventSchema) },
    responses: { "2XX": { description: "Acknowledges the event." } },
  };
}
