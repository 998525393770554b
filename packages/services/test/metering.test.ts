import { EXTRACT_MODEL } from "@inkform/contract/models";
import { meters, usageDays, usageEvents } from "@inkform/db/schema/metering";
import { UploadError } from "@inkform/raster/model";
import { eq, sum } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EngineError } from "../src/engine/engines";
import { extract } from "../src/extraction/extract";
import { describeMe } from "../src/me/describe";
import { endPlan } from "../src/plan/end";
import { setPlan } from "../src/plan/set";
import { isServiceError } from "../src/service-error";
import { reportUsage } from "../src/usage/report";
import { onBothEngines, paper } from "./world";

const blank = new UploadError("unreadable_document", "There is nothing on it.");

/** What came of a request: its pages, or the code of its refusal. */
async function outcome(run: Promise<{ pages: number }>): Promise<number | string> {
  try {
    return (await run).pages;
  } catch (error) {
    if (isServiceError(error)) return error.code;
    throw error;
  }
}

onBothEngines((world) => {
  const billedOf = async (projectId: string) => {
    const { db } = world().base;
    const [events] = await db
      .select({ billed: sum(usageEvents.billed).mapWith(Number) })
      .from(usageEvents)
      .where(eq(usageEvents.projectId, projectId));
    const [meter] = await db.select().from(meters).where(eq(meters.projectId, projectId));
    const [days] = await db
      .select({ billed: sum(usageDays.billed).mapWith(Number) })
      .from(usageDays)
      .where(eq(usageDays.projectId, projectId));
    return { events: events?.billed ?? 0, meter: meter?.used ?? 0, days: days?.billed ?? 0 };
  };

  test("whatever runs at once, what is billed is what was read and never passes the cap", async () => {
    const request = fc.record({ pages: fc.integer({ min: 1, max: 4 }), fails: fc.boolean() });
    const scenario = fc.record({
      included: fc.nat(6),
      cap: fc.nat(4),
      requests: fc.array(request, { minLength: 1, maxLength: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ included, cap, requests }) => {
        const { id, ctx } = await world().project({ [EXTRACT_MODEL]: { included, cap } });
        const outcomes = await Promise.all(
          requests.map(({ pages, fails }) => {
            const bytes = paper({ pages, ...(fails ? { fails: blank } : {}) });
            return outcome(extract({ ctx, input: { bytes, model: EXTRACT_MODEL } }));
          }),
        );
        const read = outcomes.filter((one) => typeof one === "number").reduce((a, b) => a + b, 0);
        expect(await billedOf(id)).toEqual({ events: read, meter: read, days: read });
        expect(read).toBeLessThanOrEqual(included + cap);
        for (const [at, one] of outcomes.entries()) {
          if (typeof one === "number") continue;
          expect(
            requests[at]?.fails ? ["unreadable_document", "cap_reached"] : ["cap_reached"],
          ).toContain(one);
        }
        // Nothing is held back by what failed: exactly what is left still fits.
        const left = included + cap - read;
        if (left === 0) return;
        const rest = { bytes: paper({ pages: left }), model: EXTRACT_MODEL } as const;
        expect(await outcome(extract({ ctx, input: rest }))).toBe(left);
      }),
      { numRuns: 12 },
    );
  });

  test("twelve at once with five pages left: five are read, seven refused", async () => {
    const { ctx } = await world().project({ [EXTRACT_MODEL]: { included: 3, cap: 2 } });
    const input = { bytes: paper({ pages: 1 }), model: EXTRACT_MODEL } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => outcome(extract({ ctx, input }))),
    );
    expect(outcomes.filter((one) => one === 1)).toHaveLength(5);
    expect(outcomes.filter((one) => one === "cap_reached")).toHaveLength(7);
  });

  test("a reading stopped at its time answers model_unavailable and frees its pages", async () => {
    const { id, ctx } = await world().project({ [EXTRACT_MODEL]: { included: 2, cap: 0 } });
    const late = paper({ pages: 2, fails: new EngineError("timeout", "stopped after 60000 ms") });
    const attempt = extract({ ctx, input: { bytes: late, model: EXTRACT_MODEL } });
    await expect(attempt).rejects.toMatchObject({ code: "model_unavailable", retryAfter: 30 });
    expect(await billedOf(id)).toEqual({ events: 0, meter: 0, days: 0 });
    const input = { bytes: paper({ pages: 2 }), model: EXTRACT_MODEL } as const;
    expect(await outcome(extract({ ctx, input }))).toBe(2);
  });

  test("a plan ended is no plan; one set again keeps what was used", async () => {
    const { id, ctx } = await world().project({ [EXTRACT_MODEL]: { included: 2, cap: 0 } });
    const input = { bytes: paper({ pages: 2 }), model: EXTRACT_MODEL } as const;
    expect(await outcome(extract({ ctx, input }))).toBe(2);
    const { operator } = world();
    await endPlan({ ctx: operator, input: { projectId: id, model: EXTRACT_MODEL } });
    expect(await outcome(extract({ ctx, input }))).toBe("no_plan");
    await setPlan({
      ctx: operator,
      input: {
        projectId: id,
        model: EXTRACT_MODEL,
        included: 2,
        cap: 1,
        overagePrice: "0.35",
        currency: "EUR",
      },
    });
    expect(await outcome(extract({ ctx, input }))).toBe("cap_reached");
    const one = { ...input, bytes: paper({ pages: 1 }) };
    expect(await outcome(extract({ ctx, input: one }))).toBe(1);
    const [row] = (await reportUsage({ ctx, input: { group_by: "day" } })).data;
    expect(row).toEqual({
      model: EXTRACT_MODEL,
      unit: "page",
      count: 3,
      included: 2,
      overage: 1,
      amount: { amount: "0.35", currency: "EUR" },
      cap: 1,
      remaining: 0,
      days: [{ date: "2026-11-10", count: 3 }],
    });
  });

  test("a new period starts at nothing used; the last one's usage stays in its days", async () => {
    const { ctx } = await world().project({ [EXTRACT_MODEL]: { included: 1, cap: 0 } });
    const input = { bytes: paper({ pages: 1 }), model: EXTRACT_MODEL } as const;
    const before = world().now.value;
    try {
      world().now.value = new Date("2026-11-30T23:59:59.000Z");
      expect(await outcome(extract({ ctx, input }))).toBe(1);
      expect(await outcome(extract({ ctx, input }))).toBe("cap_reached");
      world().now.value = new Date("2026-12-01T00:00:00.000Z");
      expect((await describeMe({ ctx })).plans[0]).toMatchObject({
        used: 0,
        period_start: "2026-12-01T00:00:00.000Z",
        period_end: "2027-01-01T00:00:00.000Z",
      });
      expect(await outcome(extract({ ctx, input }))).toBe(1);
      const november = await reportUsage({ ctx, input: { from: "2026-11-01", to: "2026-11-30" } });
      expect(november.data[0]?.count).toBe(1);
    } finally {
      world().now.value = before;
    }
  });
});
