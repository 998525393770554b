import type { Plan } from "@inkform/contract/me";
import { type Model, UNIT_OF } from "@inkform/contract/models";
import type { Database } from "@inkform/db/open-database";
import { meters, overageCaps, plans } from "@inkform/db/schema/metering";
import { and, asc, eq, isNull } from "drizzle-orm";
import { showPrice } from "../metering/multiply-price";
import type { Period } from "../metering/period";

/** The active plans of a project as `/v1/me` shows them. */
export async function readPlans(db: Database, projectId: string, period: Period): Promise<Plan[]> {
  const rows = await db
    .select({ plan: plans, cap: overageCaps.cap, used: meters.used })
    .from(plans)
    .leftJoin(
      overageCaps,
      and(eq(overageCaps.projectId, plans.projectId), eq(overageCaps.model, plans.model)),
    )
    .leftJoin(
      meters,
      and(
        eq(meters.projectId, plans.projectId),
        eq(meters.model, plans.model),
        eq(meters.period, period.name),
      ),
    )
    .where(and(eq(plans.projectId, projectId), isNull(plans.endedAt)))
    .orderBy(asc(plans.model));
  return rows.map(({ plan, cap, used }) => showPlan(plan, cap ?? 0, used ?? 0, period));
}

export function showPlan(
  plan: typeof plans.$inferSelect,
  cap: number,
  used: number,
  period: Period,
): Plan {
  const model = plan.model as Model;
  return {
    model,
    status: plan.endedAt ? "ended" : "active",
    unit: UNIT_OF[model],
    included: plan.included,
    used,
    overage_price: { amount: showPrice(plan.overagePrice), currency: plan.currency },
    overage_cap: cap,
    period_start: period.start.toISOString(),
    period_end: period.end.toISOString(),
  };
}
