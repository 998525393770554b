import type { Metadata } from "next";
import { SketchPage } from "@/features/sketch/sketch-page";
import { getQueryClient, HydrateQueries, trpc } from "@/lib/trpc/server";

export const metadata: Metadata = { title: "Sketch" };

export default async function Page({
  params,
}: {
  params: Promise<{ projectId: string; id: string }>;
}) {
  const { projectId, id } = await params;
  // Awaited: one that is not there is shown as such by the page, and is no failure of the server.
  await getQueryClient().prefetchQuery(trpc.sketch.get.queryOptions({ projectId, id }));
  return (
    <HydrateQueries>
      <SketchPage projectId={projectId} id={id} />
    </HydrateQueries>
  );
}
