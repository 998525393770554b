import type { Model } from "@inkform/contract/models";
import type { Database } from "@inkform/db/open-database";
import { meters, usageDays, usageEvents } from "@inkform/db/schema/metering";
import { and, eq, sql } from "drizzle-orm";
import { dayOf, type Period } from "./period";

interface Units {
  sourceId: string;
  projectId: string;
  model: Model;
  count: number;
  billed: number;
  occurredAt: Date;
}

/**
 * Records what an extraction or job used, once, in the transaction that ends it and that holds the
 * meter's lock.
 */
export async function bill(tx: Database, period: Period, units: Units): Promise<void> {
  await tx.insert(usageEvents).values(units);
  const { projectId, model, billed } = units;
  await tx
    .insert(usageDays)
    .values({ projectId, model, day: dayOf(units.occurredAt), billed })
    .onConflictDoUpdate({
      target: [usageDays.projectId, usageDays.model, usageDays.day],
      set: { billed: sql`${usageDays.billed} + ${billed}` },
    });
  await tx
    .update(meters)
    .set({ used: sql`${meters.used} + ${billed}` })
    .where(
      and(eq(meters.projectId, projectId), eq(meters.model, model), eq(meters.period, period.name)),
    );
}
