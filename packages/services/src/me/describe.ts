import type { Me } from "@inkform/contract/me";
import { organizations } from "@inkform/db/schema/account";
import { meters, overageCaps, plans } from "@inkform/db/schema/metering";
import { apiKeys, projects } from "@inkform/db/schema/project";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { gather } from "../gather";
import { requestsPerMinute } from "../limits/defaults";
import { periodOf } from "../metering/period";
import { showPlan } from "../plan/read";
import { ServiceError } from "../service-error";

/** The calling key, its project and organization, the webhook secret and the plans. */
export async function describeMe({ ctx }: { ctx: ServiceContext }): Promise<Me> {
  const { actor, db, clock } = ctx;
  if (actor.kind !== "key") throw new ServiceError("forbidden", "Call this with an API key.");
  return describeKey({ db, at: clock(), keyId: actor.keyId });
}

interface Described {
  db: ServiceContext["db"];
  at: Date;
  keyId: string;
}

/** Requests with the same key that wait at the same time get one description, which begins after each of them came. */
const describeKey = gather(
  ({ keyId }: Described) => keyId,
  async (all) => {
    const me = await readMe(all.at(-1) ?? all[0]);
    return all.map(() => me);
  },
);

async function readMe({ db, at, keyId }: Described): Promise<Me> {
  const period = periodOf(at);
  const rows = await selectAll(db, keyId, period.name);
  const [row] = rows;
  if (!row) throw new ServiceError("invalid_api_key", "The key does not exist any more.");
  const { key, project, organization } = row;
  const caps = rows.flatMap(({ cap }) => (cap ? [cap] : []));
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
      limits: {
        requests_per_minute: requestsPerMinute(project),
        overage_cap: Object.fromEntries(caps.map(({ model, cap }) => [model, cap])),
      },
    },
    organization: { id: organization.id, name: organization.name },
    webhook_secret: project.webhookSecret,
    plans: rows.flatMap(({ plan, cap, used }) =>
      plan ? [showPlan(plan, cap?.cap ?? 0, used ?? 0, period)] : [],
    ),
  };
}

/** One statement, with a row for each model that the project has a cap for; whoever sets a plan sets its cap. */
function selectAll(db: Described["db"], keyId: string, period: string) {
  const ofModel = <T extends typeof plans | typeof meters>(table: T) =>
    and(eq(table.projectId, projects.id), eq(table.model, overageCaps.model));
  return db
    .select({
      key: apiKeys,
      project: projects,
      organization: organizations,
      cap: overageCaps,
      plan: plans,
      used: meters.used,
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(overageCaps, eq(overageCaps.projectId, projects.id))
    .leftJoin(plans, and(ofModel(plans), isNull(plans.endedAt)))
    .leftJoin(meters, and(ofModel(meters), eq(meters.period, period)))
    .where(eq(apiKeys.id, keyId))
    .orderBy(asc(overageCaps.model));
}
