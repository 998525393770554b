import { SCOPES } from "@inkform/contract/common";
import { MODELS } from "@inkform/contract/models";
import { organizations } from "@inkform/db/schema/account";
import { projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { createKey } from "../key/create";
import { addMember } from "../member/add";
import { createOrganization } from "../organization/create";
import { setPlan } from "../plan/set";
import { createProject } from "../project/create";

/** What the demo's project may use in a month, of either model. */
const DEMO_PLAN = { included: 1000, overagePrice: "0.10", currency: "USD", cap: 1000 };

/**
 * An organization, a project with both plans, a key and a member, on an empty database.
 * @returns null where there is an organization already
 */
export async function seedDemo({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { memberEmail: string };
}) {
  // Half a demo is none: everything is made at once.
  return ctx.db.transaction(async (tx) => {
    const inside: ServiceContext = { ...ctx, db: tx };
    const [existing] = await tx.select({ id: organizations.id }).from(organizations).limit(1);
    if (existing) return null;
    const organization = await createOrganization({ ctx: inside, input: { name: "Demo Works" } });
    const project = await createProject({
      ctx: inside,
      input: { organizationId: organization.id, name: "First steps" },
    });
    for (const model of MODELS) {
      await setPlan({ ctx: inside, input: { projectId: project.id, model, ...DEMO_PLAN } });
    }
    const role = "owner";
    await addMember({
      ctx: inside,
      input: {
        organizationId: organization.id,
        email: input.memberEmail,
        name: "Demo member",
        role,
        projectIds: [project.id],
      },
    });
    const { key } = await createKey({
      ctx: inside,
      input: { projectId: project.id, name: "Demo key", scopes: [...SCOPES] },
    });
    const [row] = await tx
      .select({ secret: projects.webhookSecret })
      .from(projects)
      .where(eq(projects.id, project.id));
    return {
      organizationId: organization.id,
      projectId: project.id,
      apiKey: key,
      webhookSecret: row?.secret ?? "",
      memberEmail: input.memberEmail,
      role,
    };
  });
}
