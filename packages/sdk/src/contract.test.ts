import type { CadEvent, CadJob, cadJsonSchema, JobErrorCode } from "@inkform/contract/cad";
import type { Scope } from "@inkform/contract/common";
import { ERROR_STATUS, type ErrorCode } from "@inkform/contract/errors";
import type {
  commentLanguageSchema,
  Extraction,
  extractFormSchema,
  languageSchema,
} from "@inkform/contract/extraction";
import type { Limits, Me, Plan } from "@inkform/contract/me";
import { CAD_MODEL, EXTRACT_MODEL } from "@inkform/contract/models";
import { openApiDocument } from "@inkform/contract/openapi/document";
import type { Usage, usageQuerySchema } from "@inkform/contract/usage";
import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { ERROR_CLASSES } from "./errors.js";
import * as sdk from "./index.js";

/** `npm run typecheck` fails where a type of this package is not the contract's. */
test("answers have the contract's types", () => {
  expectTypeOf<sdk.Extraction>().branded.toEqualTypeOf<Extraction>();
  expectTypeOf<sdk.CadJob>().branded.toEqualTypeOf<CadJob>();
  expectTypeOf<sdk.CadEvent>().branded.toEqualTypeOf<CadEvent>();
  expectTypeOf<sdk.Me>().branded.toEqualTypeOf<Me>();
  expectTypeOf<sdk.Plan>().branded.toEqualTypeOf<Plan>();
  expectTypeOf<sdk.Limits>().branded.toEqualTypeOf<Limits>();
  expectTypeOf<sdk.Usage>().branded.toEqualTypeOf<Usage>();
  expectTypeOf<sdk.SucceededCadJob>().toExtend<CadJob>();
});

test("requests have the contract's types", () => {
  expectTypeOf<sdk.UsageQuery>().branded.toEqualTypeOf<z.input<typeof usageQuerySchema>>();
  expectTypeOf<sdk.Language>().toEqualTypeOf<z.input<typeof languageSchema>>();
  expectTypeOf<sdk.CommentLanguage>().toEqualTypeOf<z.input<typeof commentLanguageSchema>>();
  expectTypeOf<sdk.Scope>().toEqualTypeOf<Scope>();
  expectTypeOf<sdk.JobErrorCode>().toEqualTypeOf<JobErrorCode>();
  type Sent = z.input<typeof cadJsonSchema>;
  expectTypeOf<sdk.DxfVersion | undefined>().toEqualTypeOf<Sent["dxf_version"]>();
  // A parameter the contract gains must be offered here.
  type Offered = Exclude<keyof Extract<sdk.CadRequest, { url: string | URL }>, "file">;
  expectTypeOf<Offered>().toEqualTypeOf<keyof Sent>();
  type Form = keyof z.input<typeof extractFormSchema>;
  expectTypeOf<Exclude<keyof sdk.ExtractRequest, "file" | "filename">>().toEqualTypeOf<Form>();
});

test("models and codes are the contract's", () => {
  expect([sdk.EXTRACT_MODEL, sdk.CAD_MODEL]).toEqual([EXTRACT_MODEL, CAD_MODEL]);
  expectTypeOf<sdk.ErrorCode>().toEqualTypeOf<ErrorCode>();
  expect(Object.keys(ERROR_CLASSES).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
});

test("every code has a class of its own, which is exported", () => {
  const classes = Object.values(ERROR_CLASSES);
  expect(new Set(classes).size).toBe(classes.length);
  for (const errorClass of classes) expect(Object.values(sdk)).toContain(errorClass);
});

test("every operation has a method", () => {
  const { extract, me, usage, openApi, cad } = new sdk.Inkform({
    apiKey: "k",
    baseUrl: "http://a.example",
  });
  const methods = {
    extract,
    createCadJob: cad.create,
    getCadJob: cad.get,
    getPartDxf: cad.downloadDxf,
    getMe: me,
    getUsage: usage,
    getOpenApi: openApi,
  };
  const { paths } = openApiDocument("http://a.example") as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.sort()).toEqual(Object.keys(methods).sort());
  for (const method of Object.values(methods)) expect(method).toBeTypeOf("function");
});
