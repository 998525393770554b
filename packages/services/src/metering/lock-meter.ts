import type { Model } from "@inkform/contract/models";
import type { Database } from "@inkform/db/open-database";
import { meters, overageCaps, plans } from "@inkform/db/schema/metering";
import { cadJobs, extractions } from "@inkform/db/schema/work";
import { and, count, eq, gt, inArray, isNull, sum } from "drizzle-orm";
import type { Period } from "./period";

export interface Meter {
  /** null without an active plan. */
  plan: { included: number; cap: number } | null;
  /** Units billed in the period. */
  used: number;
  /** Units that work in progress may still bill: reserved pages, one for each open job. */
  open: number;
}

/**
 * Locks the meter of a project, model and period until the transaction ends and reads it. Whoever
 * admits or bills units goes through here, so no two decisions are made on the same state.
 */
export async function lockMeter(
  tx: Database,
  project: string,
  model: Model,
  period: Period,
  now: Date,
): Promise<Meter> {
  await tx
    .insert(meters)
    .values({ projectId: project, model, period: period.name })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ used: meters.used })
    .from(meters)
    .where(
      and(eq(meters.projectId, project), eq(meters.model, model), eq(meters.period, period.name)),
    )
    .for("update");
  return {
    plan: await activePlan(tx, project, model),
    used: row?.used ?? 0,
    open: await openUnits(tx, project, model, now),
  };
}

/** The same without the lock: for a refusal in good time, not for a decision. */
export async function readMeter(
  db: Database,
  project: string,
  model: Model,
  period: Period,
  now: Date,
): Promise<Meter> {
  const [row] = await db
    .select({ used: meters.used })
    .from(meters)
    .where(
      and(eq(meters.projectId, project), eq(meters.model, model), eq(meters.period, period.name)),
    );
  return {
    plan: await activePlan(db, project, model),
    used: row?.used ?? 0,
    open: await openUnits(db, project, model, now),
  };
}

async function activePlan(db: Database, project: string, model: Model): Promise<Meter["plan"]> {
  const [plan] = await db
    .select({ included: plans.included, cap: overageCaps.cap })
    .from(plans)
    .leftJoin(
      overageCaps,
      and(eq(overageCaps.projectId, plans.projectId), eq(overageCaps.model, plans.model)),
    )
    .where(and(eq(plans.projectId, project), eq(plans.model, model), isNull(plans.endedAt)));
  return plan ? { included: plan.included, cap: plan.cap ?? 0 } : null;
}

async function openUnits(db: Database, project: string, model: Model, now: Date): Promise<number> {
  if (model === "fansipan-cad-1.0") {
    const [jobs] = await db
      .select({ open: count() })
      .from(cadJobs)
      .where(and(eq(cadJobs.projectId, project), inArray(cadJobs.status, ["queued", "running"])));
    return jobs?.open ?? 0;
  }
  const [reserved] = await db
    .select({ pages: sum(extractions.pages).mapWith(Number) })
    .from(extractions)
    .where(
      and(
        eq(extractions.projectId, project),
        eq(extractions.status, "running"),
        gt(extractions.reservedUntil, now),
      ),
    );
  return reserved?.pages ?? 0;
}
