import { z } from "zod";
import { components } from "./named";

/** A piece of the document. */
export type Json = Record<string, unknown>;

const SETTINGS = {
  io: "input",
  unrepresentable: "any",
  override: ({ jsonSchema }: { jsonSchema: Json }) => simplify(jsonSchema),
} as const;

/** Says things so that every tool reads them, and nothing that the rest of a schema says as well. */
function simplify(schema: Json): void {
  mergeNull(schema);
  if (schema.items === false && schema.maxItems !== undefined) delete schema.items;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format === "date-time" || schema.format === "date") delete schema.pattern;
}

/** "One of a text and null" becomes "a text or null". */
function mergeNull(schema: Json): void {
  const [value, none, ...more] = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : [];
  if (none?.type !== "null" || typeof value?.type !== "string" || more.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, { ...value, ...schema, type: [value.type, "null"] });
}

const uri = (id: string): string => `#/components/schemas/${id}`;

/** Every named schema, as the document's components. */
export function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(components, { uri, ...SETTINGS });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** A schema that has a name is referred to by it. */
export function referTo(schema: z.ZodType): Json {
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) throw new Error("the schema has no name");
  return { $ref: uri(id) };
}

/** The fields of a schema for parameters and forms: what they name is referred to among the components. */
export function fieldsOf(schema: z.ZodType): {
  properties: Record<string, Json>;
  required?: string[];
} {
  const fields = z.toJSONSchema(schema, SETTINGS);
  return JSON.parse(JSON.stringify(fields).replaceAll("#/$defs/", uri("")));
}

/** A multipart form: the fields of a schema and a file. */
export function formOf(schema: z.ZodType, file: string): Json {
  const { properties, required = [] } = fieldsOf(schema);
  return {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: {
          ...properties,
          file: { type: "string", contentMediaType: "application/octet-stream", description: file },
        },
        required: [...required, "file"],
      },
    },
  };
}
