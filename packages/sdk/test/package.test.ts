import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("the package brings nothing with it and nothing of the sources", async () => {
  const manifest = JSON.parse(
    await readFile(new URL("../package.json", import.meta.url), "utf8"),
  ) as Record<string, unknown>;
  for (const kind of ["dependencies", "peerDependencies", "optionalDependencies", "private"]) {
    expect(manifest).not.toHaveProperty(kind);
  }
  expect(manifest).toMatchObject({ type: "module", license: "MIT", files: ["dist"] });
});
