import { cadEventSchema, cadFormSchema, cadJobSchema, cadJsonSchema } from "../cad";
import { openAnswer, refusals, success } from "./answers";
import { ANY, KEYED, UPLOADED } from "./codes";
import acceptedExample from "./examples/cad-accepted.json";
import eventExample from "./examples/cad-event.json";
import failedExample from "./examples/cad-failed.json";
import succeededExample from "./examples/cad-succeeded.json";
import { formOf, type Json, referTo } from "./schemas";

const idParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string" },
  description: "The job's id.",
};

const create: Json = {
  operationId: "createCadJob",
  tags: ["CAD"],
  summary: "Draw a sketch",
  description:
    "Scope `cad`. Starts a job that makes one DXF file a part. Parts are billed when the job succeeds.",
  parameters: [
    {
      name: "idempotency-key",
      in: "header",
      schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
      description: "The same key with the same request gives the same job, for 7 days.",
    },
  ],
  requestBody: {
    required: true,
    content: {
      ...formOf(cadFormSchema, "PDF to 10 MB; PNG, JPEG, WebP or GIF to 5 MB; at most 20 pages."),
      "application/json": { schema: referTo(cadJsonSchema) },
    },
  },
  responses: {
    202: success("The job.", cadJobSchema, acceptedExample, {
      "idempotent-replayed": {
        description: "Present where an earlier request under the same key made the job.",
        schema: { type: "string", enum: ["true"] },
      },
    }),
    ...refusals([
      "invalid_request",
      "url_not_allowed",
      "url_unreachable",
      "idempotency_key_reused",
      "forbidden",
      ...UPLOADED,
      ...KEYED,
    ]),
  },
};

const get: Json = {
  operationId: "getCadJob",
  tags: ["CAD"],
  summary: "A job and its parts",
  description: "Scope `cad`. Poll it until `finished_at` is set. Kept for 7 days.",
  parameters: [idParameter],
  responses: {
    200: jobAnswer(),
    ...refusals(["forbidden", "not_found", ...KEYED]),
  },
};

/** One answer, whose look depends on how far the job is. */
function jobAnswer(): Json {
  const answer = success("The job.", cadJobSchema, undefined) as {
    content: { "application/json": Json };
  };
  const { schema } = answer.content["application/json"];
  const examples = {
    queued: { value: acceptedExample },
    succeeded: { value: succeededExample },
    failed: { value: failedExample },
  };
  return { ...answer, content: { "application/json": { schema, examples } } };
}

const download: Json = {
  operationId: "getPartDxf",
  tags: ["CAD"],
  summary: "A part's DXF file",
  description: "By the signed address in the job, or with a key of scope `cad`. Kept for 7 days.",
  security: [{}, { bearer: [] }],
  parameters: [
    idParameter,
    { name: "index", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
    { name: "expires", in: "query", schema: { type: "integer" }, description: "Unix seconds." },
    { name: "signature", in: "query", schema: { type: "string" } },
  ],
  responses: {
    200: openAnswer("The file, as an attachment.", {
      "image/vnd.dxf": { schema: { type: "string" } },
    }),
    ...refusals([
      "invalid_api_key",
      "forbidden",
      "project_suspended",
      "not_found",
      "rate_limited",
      ...ANY,
    ]),
  },
};

export const cadPaths: Json = {
  "/v1/cad": { post: create },
  "/v1/cad/{id}": { get },
  "/v1/cad/{id}/parts/{index}.dxf": { get: download },
};

const eventHeader = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
  description,
});

/** What is sent to a job's `webhook_url`. */
export const cadWebhooks: Json = {
  cad: {
    post: {
      operationId: "cadEvent",
      tags: ["CAD"],
      summary: "A job ended",
      description:
        "Sent to the job's `webhook_url`: at once, after 2 s, after another 10 s, then dropped. Check the signature with the `webhook_secret` of `GET /v1/me` before trusting the body.",
      security: [{}],
      parameters: [
        eventHeader(
          "service-signature",
          '`t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`; for 24 h after the secret was rotated two `v1`.',
        ),
        eventHeader("service-event-id", "The same over all attempts."),
        eventHeader("service-delivery-attempt", "1 to 3."),
      ],
      requestBody: {
        required: true,
        content: { "application/json": { schema: referTo(cadEventSchema), example: eventExample } },
      },
      responses: { "2XX": { description: "Acknowledges the event; anything else is a failure." } },
    },
  },
};
