import { listKeys } from "@inkform/services/key/list";
import { projectProcedure, router } from "../trpc";

export const keyRouter = router({
  list: projectProcedure.query(async ({ ctx }) => {
    const keys = await listKeys({ ctx: ctx.services, input: {} });
    return keys.map(({ id, name, last4, scopes, last_used_at, revoked_at }) => ({
      id,
      name,
      last4,
      scopes,
      lastUsedAt: last_used_at,
      revokedAt: revoked_at,
    }));
  }),
});
