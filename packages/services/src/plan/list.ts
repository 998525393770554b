import type { Plan } from "@inkform/contract/me";
import type { ServiceContext } from "../context";
import { periodOf } from "../metering/period";
import { targetProject } from "../project/target";
import { readPlans } from "./read";

/** The active plans of a project with what was used of them in the current period. */
export async function listPlans({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { projectId?: string };
}): Promise<Plan[]> {
  const project = await targetProject(ctx, input.projectId, "usage.read");
  return readPlans(ctx.db, project, periodOf(ctx.clock()));
}
