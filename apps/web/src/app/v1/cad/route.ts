import {
  cadFormSchema,
  cadJobSchema,
  cadJsonSchema,
  idempotencyKeySchema,
} from "@inkform/contract/cad";
import { createCadJob } from "@inkform/services/cad/create";
import { parseInput } from "@inkform/services/parse-input";
import { ServiceError } from "@inkform/services/service-error";
import { z } from "zod";
import { type Call, route } from "@/lib/rest/endpoint";
import { fileOf, readForm } from "@/lib/rest/read-form";
import { readJson } from "@/lib/rest/read-json";
import type { Reply } from "@/lib/rest/respond";

const headersSchema = z.object({ "idempotency-key": idempotencyKeySchema.optional() });

async function post({ request, ctx }: Call<unknown>): Promise<Reply> {
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "");
  const body = isJson ? await jsonBody(request) : await formBody(request);
  const { "idempotency-key": idempotencyKey } = parseInput(headersSchema, {
    "idempotency-key": request.headers.get("idempotency-key") ?? undefined,
  });
  const { job, replayed } = await createCadJob({ ctx, input: { ...body, idempotencyKey } });
  return { body: job, status: 202, headers: replayed ? { "idempotent-replayed": "true" } : {} };
}

async function jsonBody(request: Request) {
  const { model, url, webhook_url, dxf_version } = parseInput(
    cadJsonSchema,
    await readJson(request),
  );
  return { model, url, webhookUrl: webhook_url, dxfVersion: dxf_version };
}

async function formBody(request: Request) {
  const form = await readForm(request);
  const { model, webhook_url, dxf_version } = parseInput(cadFormSchema, form.fields);
  if (form.fields.url !== undefined) {
    throw new ServiceError("invalid_request", "A form takes a file; send a url as JSON.", {
      param: "url",
    });
  }
  const { bytes, name } = fileOf(form);
  return { model, bytes, fileName: name, webhookUrl: webhook_url, dxfVersion: dxf_version };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/v1/cad", {
  POST: { scope: "cad", bucket: "cad", answer: cadJobSchema, handle: post },
});
