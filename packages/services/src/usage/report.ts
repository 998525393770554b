import { MODELS, type Model, UNIT_OF } from "@inkform/contract/models";
import { type Usage, usageQuerySchema } from "@inkform/contract/usage";
import { meters, overageCaps, plans, usageDays } from "@inkform/db/schema/metering";
import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ServiceContext } from "../context";
import { multiplyPrice } from "../metering/multiply-price";
import { dayOf, type Period, periodOf } from "../metering/period";
import { parseInput } from "../parse-input";
import { requirePermission } from "../require-permission";
import { ServiceError } from "../service-error";

const DAY_MS = 86_400_000;

interface Range {
  from: string;
  /** The last day, included. */
  to: string;
}

/** What was billed in a range of days, by default the current period: a row a model with a plan or usage. */
export async function reportUsage({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof usageQuerySchema>;
}): Promise<Usage> {
  const query = parseInput(usageQuerySchema, input);
  const { projectId } = requirePermission(ctx, { scope: "usage", permission: "usage.read" });
  const period = periodOf(ctx.clock());
  const range = {
    from: query.from ?? period.name,
    to: query.to ?? dayOf(new Date(period.end.getTime() - DAY_MS)),
  };
  if (range.from > range.to) {
    throw new ServiceError("invalid_request", "`from`: must not lie after to.", { param: "from" });
  }
  const rows = [];
  for (const model of MODELS.filter((name) => !query.model || name === query.model)) {
    const row = await describeModel(ctx, projectId, model, range, period);
    if (!row) continue;
    const { days, ...counted } = row;
    rows.push(query.group_by === "day" ? { ...counted, days } : counted);
  }
  return { ...range, data: rows };
}

async function describeModel(
  ctx: ServiceContext,
  projectId: string,
  model: Model,
  range: Range,
  period: Period,
) {
  const terms = await readTerms(ctx, projectId, model, period);
  const days = await countDays(ctx, projectId, model, range);
  if (!terms.isActive && days.length === 0) return null;
  const count = days.reduce((total, day) => total + day.count, 0);
  const overage = Math.max(0, count - terms.included);
  return {
    model,
    unit: UNIT_OF[model],
    count,
    included: terms.included,
    overage,
    amount: { amount: multiplyPrice(terms.price, overage), currency: terms.currency },
    cap: terms.cap,
    remaining: terms.isActive ? Math.max(0, terms.included + terms.cap - terms.used) : 0,
    days,
  };
}

/** The active plan's terms, else the last one's, so that the past keeps its price. */
async function readTerms(ctx: ServiceContext, projectId: string, model: Model, period: Period) {
  const ofModel = and(eq(plans.projectId, projectId), eq(plans.model, model));
  const [plan] = await ctx.db
    .select()
    .from(plans)
    .where(ofModel)
    .orderBy(sql`${plans.endedAt} is null desc`, desc(plans.id))
    .limit(1);
  const [limit] = await ctx.db
    .select({ cap: overageCaps.cap })
    .from(overageCaps)
    .where(and(eq(overageCaps.projectId, projectId), eq(overageCaps.model, model)));
  const [meter] = await ctx.db
    .select({ used: meters.used })
    .from(meters)
    .where(
      and(eq(meters.projectId, projectId), eq(meters.model, model), eq(meters.period, period.name)),
    );
  return {
    isActive: plan !== undefined && plan.endedAt === null,
    included: plan?.included ?? 0,
    price: plan?.overagePrice ?? "0",
    currency: plan?.currency ?? "USD",
    cap: limit?.cap ?? 0,
    used: meter?.used ?? 0,
  };
}

function countDays(ctx: ServiceContext, projectId: string, model: Model, { from, to }: Range) {
  const { day, billed } = usageDays;
  return ctx.db
    .select({ date: day, count: billed })
    .from(usageDays)
    .where(
      and(
        eq(usageDays.projectId, projectId),
        eq(usageDays.model, model),
        gte(day, from),
        lte(day, to),
      ),
    )
    .orderBy(asc(day));
}
