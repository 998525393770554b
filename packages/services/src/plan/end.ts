import type { Plan } from "@inkform/contract/me";
import { modelSchema } from "@inkform/contract/models";
import { plans } from "@inkform/db/schema/metering";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { periodOf } from "../metering/period";
import { parseInput } from "../parse-input";
import { targetProject } from "../project/target";
import { requireOperator } from "../require-operator";
import { notFound } from "../service-error";
import { readPlans } from "./read";

const inputSchema = z.object({ projectId: z.string(), model: modelSchema });

/** Ends the active plan of a model: the next call answers `no_plan`. */
export async function endPlan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<Plan> {
  requireOperator(ctx);
  const { projectId, model } = parseInput(inputSchema, input);
  const project = await targetProject(ctx, projectId, "projects.manage");
  const now = ctx.clock();
  const active = (await readPlans(ctx.db, project, periodOf(now))).find((p) => p.model === model);
  if (!active) throw notFound("active plan");
  await ctx.db
    .update(plans)
    .set({ endedAt: now })
    .where(and(eq(plans.projectId, project), eq(plans.model, model), isNull(plans.endedAt)));
  return { ...active, status: "ended" };
}
