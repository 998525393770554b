import type { Limits } from "@inkform/contract/me";
import { projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { parseInput } from "../parse-input";
import { targetProject } from "../project/target";
import { requireOperator } from "../require-operator";
import { readLimits } from "./read";

const perMinute = z.int().min(1).max(1_000_000).optional();
const inputSchema = z.object({
  projectId: z.string(),
  extract: perMinute,
  cad: perMinute,
  read: perMinute,
});

/** Changes the requests a minute that are given; they hold with the next request. */
export async function setLimits({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<Limits> {
  requireOperator(ctx);
  const { projectId, extract, cad, read } = parseInput(inputSchema, input);
  const project = await targetProject(ctx, projectId, "projects.manage");
  const changes = {
    ...(extract === undefined ? {} : { extractRpm: extract }),
    ...(cad === undefined ? {} : { cadRpm: cad }),
    ...(read === undefined ? {} : { readRpm: read }),
  };
  if (Object.keys(changes).length > 0) {
    await ctx.db.update(projects).set(changes).where(eq(projects.id, project));
  }
  return readLimits(ctx.db, project);
}
