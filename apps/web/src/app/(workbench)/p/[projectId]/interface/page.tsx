import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { InterfacePage } from "@/features/interface/interface-page";
import { runtime } from "@/lib/runtime";
import { getQueryClient, HydrateQueries, projectOfRequest, trpc } from "@/lib/trpc/server";

export const metadata: Metadata = { title: "API & usage" };

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  if (!(await projectOfRequest(projectId))) notFound();
  void getQueryClient().prefetchQuery(trpc.key.list.queryOptions({ projectId }));
  void getQueryClient().prefetchQuery(trpc.usage.plans.queryOptions({ projectId }));
  return (
    <HydrateQueries>
      <InterfacePage projectId={projectId} baseUrl={runtime().env.baseUrl} />
    </HydrateQueries>
  );
}
