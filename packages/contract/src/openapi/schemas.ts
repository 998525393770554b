import { z } from "zod";

/** A piece of the document. */
export type Json = Record<string, unknown>;

/** What the rest of a schema says as well is left out: not every tool reads it. */
const SETTINGS = {
  io: "input",
  unrepresentable: "any",
  override: ({ jsonSchema }: { jsonSchema: Json }) => {
    if (jsonSchema.items === false && jsonSchema.maxItems !== undefined) delete jsonSchema.items;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  },
} as const;

const uri = (id: string): string => `#/components/schemas/${id}`;

/** Every named schema, as the document's components. */
export function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, ...SETTINGS });
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
