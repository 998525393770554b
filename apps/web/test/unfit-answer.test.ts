import { type OpenDatabase, openDatabase } from "@inkform/db/open-database";
import type { ServiceContext } from "@inkform/services/context";
import { createKey } from "@inkform/services/key/create";
import { createOrganization } from "@inkform/services/organization/create";
import { createProject } from "@inkform/services/project/create";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { route } from "../src/lib/rest/endpoint";
import { publishRuntime, type Runtime } from "../src/lib/runtime";

/** What becomes of an answer of ours that is not what its schema promises. */
const answer = z.object({ pages: z.int(), fields: z.array(z.object({ value: z.string() })) });
const CONTENT = "Blue Anchor Trading";
let database: OpenDatabase;
let key: string;
const lines: { level: string; message: string }[] = [];

beforeAll(async () => {
  database = await openDatabase({ dataDir: null });
  await database.migrate();
  const write = (level: string) => (message: string, fields: object) =>
    lines.push({ level, message, ...fields });
  const ctx = {
    db: database.db,
    clock: () => new Date(),
    log: { info: write("info"), warn: write("warn"), error: write("error") },
    actor: { kind: "operator" },
  } as unknown as ServiceContext;
  const { id: organizationId } = await createOrganization({ ctx, input: { name: "Works" } });
  const { id: projectId } = await createProject({ ctx, input: { organizationId, name: "Ours" } });
  ({ key } = await createKey({ ctx, input: { projectId, name: "test", scopes: ["extract"] } }));
  publishRuntime({ services: ctx } as unknown as Runtime);
});

afterAll(() => database.close());

/** An endpoint that answers with `body`, asked once. */
function ask(body: unknown): Promise<Response> {
  const { GET } = route("/v1/test", {
    GET: { scope: null, bucket: "read", answer, handle: async () => ({ body }) },
  });
  const headers = { authorization: `Bearer ${key}` };
  const request = new Request("http://service.example/v1/test", { headers });
  return GET(request, { params: Promise.resolve({}) });
}

test("one that fits is sent, without what the schema does not know", async () => {
  const fields = [{ value: CONTENT, source: "ocr" }];
  const response = await ask({ pages: 1, fields, internal: true });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ pages: 1, fields: [{ value: CONTENT }] });
});

test("one that does not is noted by its places, and answered as an error of ours", async () => {
  lines.length = 0;
  const response = await ask({ pages: "two", fields: [{ value: CONTENT }, { value: 7 }] });
  expect(response.status).toBe(500);
  const requestId = response.headers.get("x-request-id");
  const { error } = await response.json();
  expect(error).toEqual({
    code: "internal_error",
    message: expect.any(String),
    request_id: requestId,
  });
  const [noted, request] = lines;
  expect(noted).toMatchObject({ level: "error", message: "request failed", requestId });
  expect(JSON.stringify(noted)).toMatch(
    /pages \(invalid_type\), fields\.1\.value \(invalid_type\)/,
  );
  expect(request).toMatchObject({ level: "info", status: 500, code: "internal_error" });
  expect(JSON.stringify([lines, error])).not.toContain(CONTENT);
});
