import { appRouter } from "@inkform/api/root";
import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { cache, type ReactNode } from "react";
import { currentApiContext } from "../session";
import { makeQueryClient } from "./query-client";

export const getQueryClient = cache(makeQueryClient);

/** Query options for prefetching in server components; the procedures run in process. */
export const trpc = createTRPCOptionsProxy({
  ctx: currentApiContext,
  router: appRouter,
  queryClient: getQueryClient,
});

/** The procedures as plain calls, for what a server component must know before it renders. */
export async function apiCaller() {
  return appRouter.createCaller(await currentApiContext());
}

/** The project of this request for a member of it, else null. Layout and page share one look-up. */
export const projectOfRequest = cache(async (projectId: string) => {
  const api = await apiCaller();
  return api.project.get({ projectId }).catch((error: unknown) => {
    if (error instanceof Error && error.name === "TRPCError") return null;
    throw error;
  });
});

/** Hands what was prefetched to the browser; queries still under way are streamed after it. */
export function HydrateQueries({ children }: { children: ReactNode }) {
  return <HydrationBoundary state={dehydrate(getQueryClient())}>{children}</HydrationBoundary>;
}
