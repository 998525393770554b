import { scopeSchema } from "@inkform/contract/common";
import { modelSchema } from "@inkform/contract/models";
import { createKey } from "@inkform/services/key/create";
import { listKeys } from "@inkform/services/key/list";
import { revokeKey } from "@inkform/services/key/revoke";
import { setLimits } from "@inkform/services/limits/set";
import { createOrganization } from "@inkform/services/organization/create";
import { listOrganizations } from "@inkform/services/organization/list";
import { endPlan } from "@inkform/services/plan/end";
import { setPlan } from "@inkform/services/plan/set";
import { createProject } from "@inkform/services/project/create";
import { listProjects } from "@inkform/services/project/list";
import { rotateWebhookSecret } from "@inkform/services/project/rotate-secret";
import { setProjectStatus } from "@inkform/services/project/set-status";
import { purgeExpired } from "@inkform/services/retention/purge";
import { listDeliveries } from "@inkform/services/webhook/list";
import { replayDelivery } from "@inkform/services/webhook/replay";
import { z } from "zod";
import { operatorProcedure, router } from "./trpc";

const id = z.string().min(1).max(64);
const ofProject = z.object({ projectId: id });
const count = z.int().min(0);

const organization = router({
  create: operatorProcedure
    .input(z.object({ name: z.string() }))
    .mutation(({ ctx, input }) => createOrganization({ ctx: ctx.services, input })),
  list: operatorProcedure.query(({ ctx }) => listOrganizations({ ctx: ctx.services })),
});

const project = router({
  create: operatorProcedure
    .input(z.object({ organizationId: id, name: z.string() }))
    .mutation(({ ctx, input }) => createProject({ ctx: ctx.services, input })),
  list: operatorProcedure
    .input(z.object({ organizationId: id.exactOptional() }))
    .query(({ ctx, input }) => listProjects({ ctx: ctx.services, input })),
  setStatus: operatorProcedure
    .input(ofProject.extend({ status: z.enum(["active", "suspended"]) }))
    .mutation(({ ctx, input }) => setProjectStatus({ ctx: ctx.services, input })),
  rotateSecret: operatorProcedure
    .input(ofProject)
    .mutation(({ ctx, input }) => rotateWebhookSecret({ ctx: ctx.services, input })),
  setLimits: operatorProcedure
    .input(
      ofProject.extend({
        extract: count.exactOptional(),
        cad: count.exactOptional(),
        read: count.exactOptional(),
      }),
    )
    .mutation(({ ctx, input }) => setLimits({ ctx: ctx.services, input })),
});

const plan = router({
  set: operatorProcedure
    .input(
      ofProject.extend({
        model: modelSchema,
        included: count,
        overagePrice: z.string(),
        currency: z.string(),
        cap: count,
      }),
    )
    .mutation(({ ctx, input }) => setPlan({ ctx: ctx.services, input })),
  end: operatorProcedure
    .input(ofProject.extend({ model: modelSchema }))
    .mutation(({ ctx, input }) => endPlan({ ctx: ctx.services, input })),
});

const key = router({
  create: operatorProcedure
    .input(ofProject.extend({ name: z.string(), scopes: z.array(scopeSchema) }))
    .mutation(({ ctx, input }) => createKey({ ctx: ctx.services, input })),
  list: operatorProcedure
    .input(ofProject)
    .query(({ ctx, input }) => listKeys({ ctx: ctx.services, input })),
  revoke: operatorProcedure
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => revokeKey({ ctx: ctx.services, input })),
});

const retention = router({
  run: operatorProcedure
    .input(z.object({ at: z.date().exactOptional() }))
    .mutation(({ ctx, input }) => purgeExpired({ ctx: ctx.services, input })),
});

const webhook = router({
  list: operatorProcedure
    .input(ofProject)
    .query(({ ctx, input }) => listDeliveries({ ctx: ctx.services, input })),
  replay: operatorProcedure
    .input(z.object({ deliveryId: id }))
    .mutation(({ ctx, input }) => replayDelivery({ ctx: ctx.services, input })),
});

/** What the operator's command line and pages call. */
export const operatorRouter = router({ organization, project, plan, key, retention, webhook });

export type OperatorRouter = typeof operatorRouter;
