import type { Me } from "@inkform/contract/me";
import { organizations } from "@inkform/db/schema/account";
import { apiKeys, projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { readLimits } from "../limits/read";
import { periodOf } from "../metering/period";
import { readPlans } from "../plan/read";
import { ServiceError } from "../service-error";

/** The calling key, its project and organization, the webhook secret and the plans. */
export async function describeMe({ ctx }: { ctx: ServiceContext }): Promise<Me> {
  const { actor } = ctx;
  if (actor.kind !== "key") throw new ServiceError("forbidden", "Call this with an API key.");
  const [row] = await ctx.db
    .select({ key: apiKeys, project: projects, organization: organizations })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(eq(apiKeys.id, actor.keyId));
  if (!row) throw new ServiceError("invalid_api_key", "The key does not exist any more.");
  const { key, project, organization } = row;
  return {
    key: {
      id: key.id,
      name: key.name,
      last4: key.last4,
      scopes: key.scopes,
      created_at: key.createdAt.toISOString(),
    },
    project: {
      id: project.id,
      name: project.name,
      status: project.status,
      limits: await readLimits(ctx.db, project.id),
    },
    organization: { id: organization.id, name: organization.name },
    webhook_secret: project.webhookSecret,
    plans: await readPlans(ctx.db, project.id, periodOf(ctx.clock())),
  };
}
