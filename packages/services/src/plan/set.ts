import type { Plan } from "@inkform/contract/me";
import { modelSchema } from "@inkform/contract/models";
import { overageCaps, plans } from "@inkform/db/schema/metering";
import { isNull } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { periodOf } from "../metering/period";
import { newId } from "../new-id";
import { parseInput } from "../parse-input";
import { targetProject } from "../project/target";
import { requireOperator } from "../require-operator";
import { readPlans } from "./read";

const units = z.int().min(0).max(1_000_000_000);
const inputSchema = z.object({
  projectId: z.string(),
  model: modelSchema,
  included: units,
  overagePrice: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,6})?$/, "must be a decimal number with at most 6 decimals"),
  currency: z.string().regex(/^[A-Z]{3}$/, "must be an ISO 4217 code such as USD"),
  cap: units,
});

/** Starts a plan, or changes the active one of the model. What was used in the period stays. */
export async function setPlan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<Plan> {
  requireOperator(ctx);
  const { projectId, model, included, overagePrice, currency, cap } = parseInput(
    inputSchema,
    input,
  );
  const project = await targetProject(ctx, projectId, "projects.manage");
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const terms = { included, overagePrice, currency };
    await tx
      .insert(plans)
      .values({ id: newId("plan", now), projectId: project, model, ...terms, startedAt: now })
      .onConflictDoUpdate({
        target: [plans.projectId, plans.model],
        targetWhere: isNull(plans.endedAt),
        set: terms,
      });
    await tx
      .insert(overageCaps)
      .values({ projectId: project, model, cap })
      .onConflictDoUpdate({ target: [overageCaps.projectId, overageCaps.model], set: { cap } });
  });
  const set = (await readPlans(ctx.db, project, periodOf(now))).find((p) => p.model === model);
  if (!set) throw new Error("the plan was ended while it was set");
  return set;
}
