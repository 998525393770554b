import type { CadJob } from "@inkform/contract/cad";
import type { ServiceContext } from "../context";
import { ownJob } from "./own";
import { showCadJob } from "./to-cad-job";

/** A job of the acting project. */
export async function getCadJob({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string };
}): Promise<CadJob> {
  return showCadJob(ctx, ctx.db, await ownJob(ctx, input.id));
}
