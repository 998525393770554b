import type { z } from "zod";
import { ERROR_STATUS, type ErrorCode, errorBodySchema } from "../errors";
import errors from "./examples/errors.json";
import { type Json, referTo } from "./schemas";

/** Refusals of the running service, by code. */
const errorExamples: Record<string, unknown> = errors;

const REQUEST_ID = {
  "x-request-id": {
    description: "Names this request; tell it to whoever runs the service.",
    schema: { type: "string", pattern: "^req_" },
  },
};

const RATE = {
  "RateLimit-Limit": "Requests a minute that the key has.",
  "RateLimit-Remaining": "Requests that are left now.",
  "RateLimit-Reset": "Whole seconds until all are left again.",
};

const integers = (headers: Record<string, string>): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [
      name,
      { description, schema: { type: "integer" } },
    ]),
  );

/** What is answered where nothing is wrong. */
export function success(
  description: string,
  schema: z.ZodType,
  example: unknown,
  headers: Json = {},
): Json {
  return {
    description,
    headers: { ...REQUEST_ID, ...integers(RATE), ...headers },
    content: { "application/json": { schema: referTo(schema), example } },
  };
}

/** What is answered without a key: nothing is counted. */
export function openAnswer(description: string, content: Json): Json {
  return { description, headers: REQUEST_ID, content };
}

/** An answer for each status of these codes, with an example for each code. */
export function refusals(codes: readonly ErrorCode[]): Json {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      refusal(
        status,
        codes.filter((code) => ERROR_STATUS[code] === status),
      ),
    ]),
  );
}

function refusal(status: number, codes: ErrorCode[]): Json {
  const ofThese = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((code) => `\`${code}\``).join(", "),
    headers: { ...REQUEST_ID, ...HEADERS[status] },
    content: {
      "application/json": {
        schema: { allOf: [referTo(errorBodySchema), ofThese] },
        examples: Object.fromEntries(codes.map((code) => [code, { value: errorExamples[code] }])),
      },
    },
  };
}

const RETRY_AFTER = integers({ "Retry-After": "Whole seconds until another try makes sense." });

/** Headers that come with a status. */
const HEADERS: Record<number, Json> = {
  401: { "WWW-Authenticate": { schema: { type: "string", const: "Bearer" } } },
  405: {
    Allow: { description: "The methods of this address.", schema: { type: "string" } },
  },
  429: { ...integers(RATE), ...RETRY_AFTER },
  503: RETRY_AFTER,
};
