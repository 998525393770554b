import { expect, test } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./document";

const document = openApiDocument("https://api.example.com") as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, unknown> };
};

test("every reference points into the document", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, ref]) => ref,
  );
  expect(references.length).toBeGreaterThan(20);
  for (const reference of references) {
    const name = reference?.replace("#/components/schemas/", "") ?? "";
    expect(document.components.schemas).toHaveProperty([name]);
  }
});

test("names stand for the document's own schemas, though another bundle of the process has them too", () => {
  const { schemas } = document.components;
  const foreign = Object.keys(schemas).map((id) => z.string().meta({ id }));
  try {
    expect(openApiDocument("https://api.example.com")).toEqual(document);
  } finally {
    for (const schema of foreign) z.globalRegistry.remove(schema);
  }
});

test("every operation declares how it refuses", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(7);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["405", "500", "503"]));
  }
});

test("nothing in it cannot be written as JSON", () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
