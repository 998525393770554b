import type { inferRouterOutputs } from "@trpc/server";
import { router } from "./trpc";
import { documentRouter } from "./workbench/document";
import { keyRouter } from "./workbench/key";
import { projectRouter } from "./workbench/project";
import { sketchRouter } from "./workbench/sketch";
import { usageRouter } from "./workbench/usage";
import { webhookRouter } from "./workbench/webhook";

/** What the workbench calls. */
export const appRouter = router({
  project: projectRouter,
  document: documentRouter,
  sketch: sketchRouter,
  key: keyRouter,
  usage: usageRouter,
  webhook: webhookRouter,
});

export type AppRouter = typeof appRouter;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
