import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../src/open-database";
import { organizations } from "../src/schema/account";
import { ENGINES, openTestDatabase } from "./test-database";

describe.each(ENGINES)("%s", (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test("migrating again changes nothing, even from several sides at once", async () => {
    const row = { id: "org_1", name: "Works", createdAt: new Date("2026-11-21T08:52:13.512Z") };
    await database.db.insert(organizations).values(row);
    await Promise.all(
      engine === "PGlite" ? [database.migrate()] : [database.migrate(), database.migrate()],
    );
    expect(await database.db.select().from(organizations)).toEqual([
      { ...row, invoiceDetails: {} },
    ]);
  });

  test("a transaction that throws leaves nothing behind", async () => {
    const row = { id: "org_2", name: "Gone", createdAt: new Date() };
    const attempt = database.db.transaction(async (tx) => {
      await tx.insert(organizations).values(row);
      throw new Error("no");
    });
    await expect(attempt).rejects.toThrow("no");
    const ids = (await database.db.select().from(organizations)).map(({ id }) => id);
    expect(ids).not.toContain("org_2");
  });
});
