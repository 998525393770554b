import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Response = { headers?: Record<string, object>; content?: Record<string, { schema: object }> };
type Operation = { operationId: string; responses: Record<string, Response> };

export type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: object }>;
  components: { schemas: Record<string, object> };
};

/** Holds live answers against what the document says of their operation. */
export function openApiChecker(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "document");
  const compiled = new Map<string, ValidateFunction>();

  /** @param at names in the document, from its top to a schema */
  function validate(at: string[], value: unknown): void {
    const names = at.map((name) =>
      encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1")),
    );
    const $ref = `document#/${names.join("/")}`;
    const check = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, check);
    if (!check(value)) throw new Error(`${$ref}: ${ajv.errorsText(check.errors)}`);
  }

  /** @throws Error where the status, a header, the type or the body is not what is documented */
  function check(method: string, path: string, answer: globalThis.Response, body: unknown): void {
    const name = `${method.toUpperCase()} ${path}: ${answer.status}`;
    const verb = method.toLowerCase();
    const described = document.paths[path]?.[verb]?.responses[String(answer.status)];
    if (!described) throw new Error(`${name} is not documented`);
    const absent = Object.keys(described.headers ?? {}).filter(
      (header) => !OPTIONAL.has(header) && !answer.headers.has(header),
    );
    if (absent.length > 0) throw new Error(`${name} lacks ${absent}`);
    const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
    if (!described.content?.[type]) throw new Error(`${name} is ${type}`);
    const at = ["paths", path, verb, "responses", String(answer.status), "content", type, "schema"];
    validate(at, body);
  }

  return { check, validate };
}

/** Documented headers that an answer may be without. */
const OPTIONAL = new Set(["idempotent-replayed"]);
