import { projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { targetProject } from "./target";
import { makeWebhookSecret } from "./webhook-secret";

/** Both secrets sign for so long after a rotation. */
const OVERLAP_MS = 24 * 3_600_000;

/** A new webhook secret; the old one signs along for a day. */
export async function rotateWebhookSecret({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { projectId?: string };
}): Promise<{ webhook_secret: string }> {
  const projectId = await targetProject(ctx, input.projectId, "webhooks.manage");
  const secret = makeWebhookSecret();
  await ctx.db
    .update(projects)
    .set({
      previousWebhookSecret: projects.webhookSecret,
      previousWebhookSecretUntil: new Date(ctx.clock().getTime() + OVERLAP_MS),
      webhookSecret: secret,
    })
    .where(eq(projects.id, projectId));
  return { webhook_secret: secret };
}
